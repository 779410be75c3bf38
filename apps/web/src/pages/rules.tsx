export function Rules({ game }: { game: string }) {
  return <main className="page">{game}</main>
}
