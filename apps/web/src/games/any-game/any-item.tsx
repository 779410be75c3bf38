/** One thing on a table that no layout was made for: a card of a hand, somebody in a row or at a place. */
import { shelf } from '@hearthkeep/catalog/shelf'
import type { Figure, Item } from '@hearthkeep/engine'
import { memo } from 'react'
import type { Tint } from '../../art/tints.ts'
import { useComing } from '../../coming/use-coming.ts'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { Minion } from '../../kit/minion.tsx'
import { Then } from '../../kit/threat.tsx'
import { useSession } from '../../table/context.ts'
import { FlyingCard } from '../../table/flying-card.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { cardStateOf, targetStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import type { Standing } from '../../table/use-standing.ts'
import { sentence } from '../../table/words.ts'
import { outlookAt, useThen } from './any-threat.ts'
import { useLoss } from './use-zones.ts'
import { figuresOf, labelOf } from './zones.ts'

/** A thing without a picture of its own has that of the game's box. */
export function useIcon({ icon }: { readonly icon?: string }): string {
  const { id } = useSession().driver.game
  return icon ?? shelf.find((box) => box.id === id)?.icon ?? 'meeple'
}

/** What a game calls its cards lies in its glossary. */
function useKind({ name, title = name }: Item): string {
  const { glossary } = useSession().driver.game
  return sentence(glossary.find((entry) => entry.name === title)?.kind ?? '')
}

/** The same picture is always lit the same. */
const TINTS: readonly Tint[] = ['skill', 'equipment', 'potion', 'defense', 'attack']
const tintOf = (icon: string): Tint =>
  TINTS[[...icon].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TINTS.length]

export function FigureChip({ figure: { label, value, of, icon = 'abacus' } }: { figure: Figure }) {
  return (
    <Chip icon={icon} word={sentence(label)} value={of === undefined ? value : `${value}/${of}`} isSpelled />
  )
}

const aboutOf = (item: Item) => ({
  ...{ title: item.title ?? item.name, text: item.text ?? '', tags: item.tags },
  figures: item.figures.map(({ label, value, of }) => ({
    label,
    value: of === undefined ? value : `${value}/${of}`,
  })),
})

/** What it costs, or whatever else is its one figure, stands in the corner; figures with a picture stand in the text. */
function CardOf({ item, standing }: { item: Item; standing: Standing }) {
  const icon = useIcon(item)
  const kind = useKind(item)
  const { title = item.name, text = '', figures } = item
  const gem = figures.find((figure) => figure.icon === undefined)
  return (
    <Card
      {...{ title, kind }}
      art={icon}
      tint={tintOf(icon)}
      {...(gem && { gem: gem.value })}
      state={cardStateOf(standing)}
      why={standing.reason}
      length={text.length}
    >
      {figures
        .filter((figure) => figure !== gem)
        .map((figure) => (
          <b key={figure.label}>
            {sentence(figure.label)} {figure.value}.{' '}
          </b>
        ))}
      {text}
    </Card>
  )
}

type Thinged = Item & { readonly thing: NonNullable<Item['thing']> }

export const HandCard = memo(function HandCard({ item, lie }: { item: Thinged; lie: string }) {
  const inspect = useInspect()
  return (
    <FlyingCard id={item.thing.id} lie={lie} flies from={{ x: 180, y: 30 }} duration={0.26}>
      <Thing of={item.thing} label={labelOf(item)} onInspect={inspect(item.thing, aboutOf(item))}>
        {(standing) => <CardOf item={item} standing={standing} />}
      </Thing>
    </FlyingCard>
  )
})

/** Health and the like; what it is about to lose is striped. */
export function useBar(item: Thinged): { now: number; max: number; loss: number; label: string } | undefined {
  const { game } = useSession().driver
  const { coming } = useComing()
  const lost = useLoss(item.thing)
  const { bar } = figuresOf(item)
  if (bar?.of === undefined) return undefined
  const expected = outlookAt(game, coming, item.thing)?.most ?? 0
  return {
    ...{ now: bar.value, max: bar.of, label: sentence(bar.label) },
    loss: lost > 0 ? lost : Math.max(0, expected),
  }
}

/** Somebody in a row. */
export function RowItem({ item }: { item: Thinged }) {
  const { thing, tags, text = '' } = item
  const inspect = useInspect()
  const icon = useIcon(item)
  const then = useThen(thing)
  const health = useBar(item)
  const { others } = figuresOf(item)
  const isGone = item.figures.length === 0 && text === ''
  const words = [...tags.map(sentence), text].filter((part) => part !== '').join('. ')
  return (
    <Thing of={thing} label={labelOf(item)} className="minion" onInspect={inspect(thing, aboutOf(item))}>
      {(standing) => (
        <Minion
          name={item.title ?? item.name}
          art={icon}
          text={words}
          length={words.length}
          health={health}
          chips={others.map((figure) => (
            <FigureChip key={figure.label} figure={figure} />
          ))}
          then={then && <Then {...then} />}
          state={targetStateOf(standing, isGone ? 'dead' : 'waits')}
        />
      )}
    </Thing>
  )
}
