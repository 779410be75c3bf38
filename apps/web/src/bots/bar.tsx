/** A chance as a bar; whoever listens gets the figure beside it. */
export function Bar({ value }: { value: number }) {
  return (
    <span className="chance-bar" aria-hidden="true">
      <span style={{ width: `${Math.round(value * 100)}%` }} />
    </span>
  )
}
