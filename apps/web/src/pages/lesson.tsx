export function Lesson({ game, lesson }: { game: string; lesson: string }) {
  return (
    <main className="page">
      {game} {lesson}
    </main>
  )
}
