export function Lessons({ game }: { game: string }) {
  return <main className="page">{game}</main>
}
