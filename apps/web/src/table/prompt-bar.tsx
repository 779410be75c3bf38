/** One bar asks one question in plain words, with the rule behind it and the choices that are no things. */
import { useSession, useTable } from './context.ts'

export function PromptBar() {
  const session = useSession()
  const { look, buttons, picked, complete, candidates, notice, isPlaying, event } = useTable()
  const { prompt } = look
  const text = isPlaying ? (event?.text ?? '') : (prompt?.text ?? `The game is over: ${look.outcome}.`)
  const shown = picked.length > 0 ? candidates.filter((choice) => choice !== complete).slice(0, 6) : []
  return (
    <section className="prompt-bar" aria-label="What is asked">
      <p aria-live="polite">{notice ?? text}</p>
      <div className="prompt-choices">
        {complete !== undefined && (
          <button onClick={() => session.take(complete)}>{complete.notation}</button>
        )}
        {shown.map((choice) => (
          <button key={choice.notation} onClick={() => session.take(choice)}>
            {choice.notation}
          </button>
        ))}
        {picked.length === 0 &&
          buttons.map((choice) => (
            <button key={choice.notation} onClick={() => session.take(choice)}>
              {choice.notation}
            </button>
          ))}
      </div>
    </section>
  )
}
