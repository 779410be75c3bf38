export function Library() {
  return <main className="page">Library</main>
}
