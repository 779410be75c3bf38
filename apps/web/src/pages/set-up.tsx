export function SetUp({ game }: { game: string }) {
  return <main className="page">{game}</main>
}
