/** A Hero: health, Energy, statuses, what they wear, know and carry. */
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Bar } from '../../table/bar.tsx'
import { Chip } from '../../table/chip.tsx'
import { Shaken } from '../../table/floats.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { Thing } from '../../table/thing.tsx'
import { label, plain } from '../../table/words.ts'
import { marks } from './art.ts'
import { ConditionChips, conditionWords } from './conditions.tsx'
import { useNamed } from './copies.ts'
import { Signs } from './effects.tsx'
import { aboutCard, aboutHero, aboutItem } from './inspect.ts'
import type { HeroView, ItemView, PartView, TreasureView } from './model-heroes.ts'

function heroWords(hero: HeroView): string {
  if (hero.isOut) return label(`${hero.name} ${hero.calling}`, 'knocked out')
  return label(
    `${hero.name} ${hero.calling}`,
    `health ${hero.health} of ${hero.maxHealth}`,
    `Energy ${hero.energy} of ${hero.maxEnergy}`,
    conditionWords(hero),
    hero.isHiding ? 'hides: damage is halved' : hero.isConcealed && 'Concealed',
    hero.drained > 0 && `${hero.drained} Energy less next turn`,
  )
}

/** Countable gems, and the figure. */
function Energy({ energy, maxEnergy }: { energy: number; maxEnergy: number }) {
  const gems = Math.max(energy, maxEnergy)
  return (
    <span className="energy" title={`Energy: ${energy} of ${maxEnergy}`}>
      {Array.from({ length: gems }, (_, i) => (
        <i key={i} className={i < energy ? 'gem' : 'gem spent'} />
      ))}
      <b>
        {energy}
        <span className="aloud"> Energy of {maxEnergy}</span>
      </b>
    </span>
  )
}

/** Something small that is carried: a picture with its name at hand. */
function Token({ kind, item, id, note }: { kind: string; item: ItemView; id?: number; note?: string }) {
  const { title, art, text } = item
  const inspect = useInspect()
  const of = { kind, id: id ?? item.id }
  return (
    <Thing
      of={of}
      onInspect={inspect(of, aboutItem(item, note ?? ''))}
      label={label(title, note, plain(text))}
      className={`token ${kind}`}
    >
      <span className="token-face" data-face title={`${title}: ${plain(text)}`}>
        <Icon name={art} />
      </span>
    </Thing>
  )
}

function Part({ part }: { part: PartView }) {
  const { id, name, art, worn } = part
  const inspect = useInspect()
  if (worn === null)
    return (
      <li className={`part ${id}`} title={`${name}: nothing`}>
        <Icon name={art} label={`${name}: nothing`} />
      </li>
    )
  return (
    <li className={`part worn ${id}`}>
      <Thing
        of={{ kind: 'card', id: worn.id }}
        onInspect={inspect({ kind: 'card', id: worn.id }, aboutCard(worn))}
        label={label(worn.title, name, plain(worn.text))}
        className="token"
      >
        <span className="token-face" data-face title={`${worn.title} (${name}): ${plain(worn.text)}`}>
          <Icon name={worn.art} />
        </span>
      </Thing>
    </li>
  )
}

function Belongings({ hero, treasures }: { hero: HeroView; treasures: readonly TreasureView[] }) {
  const named = useNamed('potion', hero.potions)
  return (
    <div className="belongings">
      {hero.parts.length > 0 && (
        <ul className="parts" aria-label="Equipment">
          {hero.parts.map((part) => (
            <Part key={part.id} part={part} />
          ))}
        </ul>
      )}
      <ul className="potions" aria-label="Potions">
        {[0, 1, 2].map((i) => {
          const potion = hero.potions[i]
          return (
            <li key={potion?.id ?? `none${i}`}>
              {potion === undefined ? (
                <span className="token-face none" title="room for a Potion">
                  <Icon name={marks.potion} label="room for a Potion" />
                </span>
              ) : (
                <Token kind="potion" item={potion} id={named(potion)} note="Potion" />
              )}
            </li>
          )
        })}
      </ul>
      {hero.knowledge.length > 0 && (
        <ul className="carried" aria-label="Knowledge">
          {hero.knowledge.map((item) => (
            <li key={item.id}>
              <Token kind="knowledge" item={item} note="Knowledge" />
            </li>
          ))}
        </ul>
      )}
      {treasures.length > 0 && (
        <ul className="carried" aria-label="Treasures">
          {treasures.map((item) => (
            <li key={item.id}>
              <Token kind="treasure" item={item} note={`Treasure, ${item.use}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface HeroProps {
  readonly hero: HeroView
  readonly treasures: readonly TreasureView[]
  readonly isActive: boolean
}

export const HeroPanel = memo(function HeroPanel({ hero, treasures, isActive }: HeroProps) {
  const key = `hero:${hero.number}`
  const inspect = useInspect()
  const of = { kind: 'hero', id: hero.number }
  const { name, calling, art, health, maxHealth, energy, maxEnergy, drained, isConcealed, isHiding, isOut } =
    hero
  return (
    <section
      className={`hero ${isActive ? 'active' : ''} ${isOut ? 'out' : ''} ${isConcealed ? 'concealed' : ''}`}
      aria-label={`${name} ${calling}`}
    >
      <Thing of={of} label={heroWords(hero)} className="hero-head" onInspect={inspect(of, aboutHero(hero))}>
        <Shaken of={key} className="hero-face">
          <Icon name={art} className="portrait" />
          <h3>
            {name} <small>{calling}</small>
          </h3>
          <Bar value={health} max={maxHealth} label="Health" />
        </Shaken>
      </Thing>
      <Signs of={key} />
      <div className="hero-figures">
        <Energy energy={energy} maxEnergy={maxEnergy} />
        <div className="chips">
          <ConditionChips condition={hero} side="hero" />
          {isConcealed && (
            <Chip
              icon={isHiding ? marks.hiding : marks.concealed}
              word={isHiding ? 'Hiding' : 'Concealed'}
              tone="good"
              about={
                isHiding ? 'damage is halved this turn' : 'strike from hiding, or halve damage for a turn'
              }
            />
          )}
          {drained > 0 && (
            <Chip icon={marks.drained} word="Energy less next turn" value={drained} tone="bad" />
          )}
          {isOut && <Chip icon={marks.knockedOut} word="Knocked out" tone="bad" />}
        </div>
      </div>
      <Belongings hero={hero} treasures={treasures} />
    </section>
  )
})
