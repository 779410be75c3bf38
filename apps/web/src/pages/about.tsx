export function About() {
  return <main className="page">About</main>
}
