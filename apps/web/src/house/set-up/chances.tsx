/** How hard it is: how often a stranger, a regular and an expert win what was chosen, as measured. */
import { useId } from 'react'
import type { CSSProperties } from 'react'
import type { SavedGame } from '../../storage/saved-game.ts'
import { say } from '../../words/set-up.ts'
import { STRENGTHS } from './measured.ts'
import type { Share, Strength } from './measured.ts'

/** A share in per cent, in whole numbers; what is not nothing is not called nothing. */
export function percent(share: number): string {
  const whole = Math.round(100 * share)
  if (whole === 0 && share > 0) return '<1'
  return whole === 100 && share < 1 ? '>99' : `${whole}`
}

function Row({ strength, found }: { strength: Strength; found: Share | undefined }) {
  return (
    <div className="chance" data-strength={strength}>
      <dt>
        <b>{say(`chances.${strength}`)}</b>
        <small>{say(`chances.${strength}-about`)}</small>
      </dt>
      {found === undefined ? (
        <dd className="chance-unknown">{say('chances.unknown')}</dd>
      ) : (
        <dd>
          <span className="chance-bar" aria-hidden="true" style={barOf(found)}>
            <i />
            <u />
          </span>
          <span className="chance-share">
            {percent(found.share)}
            <small>%</small>
          </span>
          <span className="chance-range">
            {say('chances.range', { low: percent(found.low), high: percent(found.high) })}
          </span>
        </dd>
      )}
    </div>
  )
}

const barOf = ({ share, low, high }: Share): CSSProperties =>
  ({ '--share': share, '--low': low, '--high': high }) as CSSProperties

interface ChancesProps {
  readonly seats: number
  readonly shares: Readonly<Partial<Record<Strength, Share>>>
  /** Games of this kind that are over. */
  readonly played: readonly SavedGame[]
}

export function Chances({ seats, shares, played }: ChancesProps) {
  const id = useId()
  const strengths = Object.values(STRENGTHS)
  const games = strengths.flatMap((strength) => shares[strength]?.games ?? [])
  const won = played.filter(({ outcome }) => outcome === 'won').length
  return (
    <section className="chances" aria-labelledby={id}>
      <h2 id={id}>{say.count('chances.heading', seats)}</h2>
      <dl>
        {strengths.map((strength) => (
          <Row key={strength} strength={strength} found={shares[strength]} />
        ))}
      </dl>
      <p className="chances-note">
        {played.length > 0 && <b>{say.count('chances.you', played.length, { won })} </b>}
        {games.length === 0 ? say('chances.none') : say('chances.by-bots', { games: games.join(', ') })}
      </p>
    </section>
  )
}
