/** The tray: what a fight can roll, the dice as they fall, then the sum counted up; and what hangs on it. */
import { useEffect, useState } from 'react'
import { chanceInWords } from '../../coming/threat.ts'
import { outlookFor } from '../../coming/outlook.ts'
import { useComing } from '../../coming/use-coming.ts'
import { DiceTray, Sum } from '../../kit/dice.tsx'
import type { DieProps } from '../../kit/dice.tsx'
import { Odds } from '../../kit/odds.tsx'
import { useTable } from '../../table/context.ts'
import { say } from '../../words/greyport.ts'
import { dieName, DIE_RANGES } from './inspect.ts'
import type { CardView, PlayedView } from './model-cards.ts'
import type { Model } from './model.ts'

/** In milliseconds: until the dice lie still, and from one part of the sum to the next. */
const LANDED = 850
const EACH = 180
/** More odds than these are not read while dice roll. */
const MOST_ODDS = 2

const sidesOf = (die: number): DieProps['sides'] => (die === 1 ? 6 : 4)

const cardsOf = ({ hero, items }: PlayedView): readonly CardView[] => [hero, ...items]

/** How many parts of the sum are told: none while the dice roll. */
function useCounted(roll: string, parts: number, isRolling: boolean): number {
  const [counted, setCounted] = useState({ roll, count: parts })
  useEffect(() => {
    if (!isRolling || parts === 0) return undefined
    setCounted({ roll, count: 0 })
    const timers = Array.from({ length: parts + 1 }, (_, i) =>
      setTimeout(() => setCounted({ roll, count: i }), i === 0 ? 0 : LANDED + (i - 1) * EACH),
    )
    return () => timers.forEach(clearTimeout)
  }, [roll, parts, isRolling])
  return isRolling && counted.roll === roll ? counted.count : parts
}

/** The hero whose fight is rolled, or who is picked to fight. */
function usePicked({ seats }: Model): PlayedView | undefined {
  const { picked, isPlaying } = useTable()
  const [first] = isPlaying ? [] : picked
  if (first?.kind !== 'card') return undefined
  const played = seats.flatMap((seat) => seat.played).find(({ hero }) => hero.id === first.id)
  return played?.hasFought === true ? undefined : played
}

/** What a fight would roll, before it does. */
function Before({ played, model }: { played: PlayedView; model: Model }) {
  const cards = cardsOf(played)
  const dice = cards.flatMap(({ dice }) => dice.flatMap((count, die) => Array<number>(count).fill(die)))
  const flat = cards.reduce((sum, { damage }) => sum + damage, 0)
  const range = (end: 0 | 1): number => dice.reduce((sum, die) => sum + DIE_RANGES[die][end], flat)
  return (
    <DiceTray
      dice={dice.map((die) => ({ sides: sidesOf(die), face: null }))}
      sum={
        <span className="gp-range">
          <b>{range(0) === range(1) ? range(0) : say('to', { least: range(0), most: range(1) })}</b>{' '}
          {played.hero.name}
        </span>
      }
    >
      <Hanging model={model} />
    </DiceTray>
  )
}

/** How likely it is that those who can be fought fall, the likeliest first. */
function Hanging({ model: { location, seats } }: { model: Model }) {
  const { candidates } = useTable()
  const { after } = useComing()
  const known = candidates.flatMap(({ notation, concerns }) => {
    const of = concerns.findLast(({ kind }) => kind === 'monster')
    const coming = after.get(notation)
    const falls = of && coming && outlookFor(coming, 'monster', of.id)?.falls
    return of === undefined || falls === undefined ? [] : [{ id: of.id, falls }]
  })
  const all = [...location.monsters, ...seats.flatMap(({ group }) => group)]
  const nameOf = (monster: number): string => all.find(({ id }) => id === monster)?.name ?? ''
  known.sort((one, other) => other.falls - one.falls)
  // Whoever can be fought alone or with another is worth one line.
  const best = [...new Map(known.toReversed().map((one) => [one.id, one])).values()]
    .reverse()
    .slice(0, MOST_ODDS)
  return (
    <div className="gp-odds">
      {best.map(({ id, falls }) => (
        <Odds key={id} chance={falls} words={chanceInWords(falls)}>
          <b>{nameOf(id)}</b>
          {say('falls')}
        </Odds>
      ))}
    </div>
  )
}

export function Tray({ model }: { model: Model }) {
  const { event, look, isPlaying } = useTable()
  const picked = usePicked(model)
  const { dice, fighter } = model
  const isRolling = isPlaying && event?.kind === 'dice-rolled'
  const isShown = dice.length > 0 && fighter !== null && (isPlaying || look.prompt?.question === 'reroll')
  const flats = fighter === null ? [] : cardsOf(fighter).filter(({ damage }) => damage > 0)
  const parts = [
    ...dice.map(({ die, face }) => ({ value: face, word: dieName(die) })),
    ...flats.map(({ damage, name }) => ({ value: damage, word: name })),
  ]
  const told = useCounted(dice.map(({ face }) => face).join(), parts.length, isRolling)
  if (isShown)
    return (
      <DiceTray
        dice={dice.map(({ die, face }) => ({ sides: sidesOf(die), face, isRolling }))}
        sum={
          <Sum
            parts={parts.map(({ value, word }, i) => ({ value: i < told ? value : null, word }))}
            total={told < parts.length ? null : parts.reduce((sum, { value }) => sum + value, 0)}
          />
        }
      >
        <Hanging model={model} />
      </DiceTray>
    )
  if (picked !== undefined) return <Before played={picked} model={model} />
  return (
    <DiceTray dice={[]} sum={<span className="gp-range">{say('dice-fall')}</span>}>
      <div className="gp-odds" />
    </DiceTray>
  )
}
