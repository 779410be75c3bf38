export function Shelf() {
  return <main className="page">Shelf</main>
}
