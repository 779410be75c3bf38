/** The near side: the Heroes' plates, the hand, the piles, and what is worn, drunk and carried. */
import { motion } from 'motion/react'
import { createElement, memo, useState } from 'react'
import { Medal } from '../../busts/bust.tsx'
import { SmallCard } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { useSizeOfFrame } from '../../kit/frame.tsx'
import { Hand } from '../../kit/hand.tsx'
import { Pile, Piles } from '../../kit/pile.tsx'
import { Plate } from '../../kit/plate.tsx'
import type { Size } from '../../kit/size.ts'
import { Slots, Token } from '../../kit/token.tsx'
import { CardDialog } from '../../table/card-dialog.tsx'
import { useTable } from '../../table/context.ts'
import { Shaken } from '../../table/floats.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { Thing } from '../../table/thing.tsx'
import type { Standing } from '../../table/use-standing.ts'
import { label, plain } from '../../table/words.ts'
import { say } from '../../words/small-time-heroes.ts'
import { marks } from './art.ts'
import { HeroCard, HeroCardFace } from './cards.tsx'
import { ConditionChips, conditionWords } from './conditions.tsx'
import { useNamed } from './copies.ts'
import { Rising, Told, useForetold, useHeroThreat } from './effects.tsx'
import { aboutCard, aboutHero, aboutItem } from './inspect.ts'
import type { CardView, HeroView, ItemView, PartView, TreasureView } from './model-heroes.ts'

function heroWords(hero: HeroView): string {
  if (hero.isOut) return label(`${hero.name} ${hero.calling}`, say('knocked-out'))
  return label(
    `${hero.name} ${hero.calling}`,
    say('health-of', { health: hero.health, maxHealth: hero.maxHealth }),
    say('energy-of', { energy: hero.energy, maxEnergy: hero.maxEnergy }),
    conditionWords(hero),
    hero.isHiding ? say('hides-damage') : hero.isConcealed && say('concealed'),
    hero.drained > 0 && say('energy-less', { drained: hero.drained }),
  )
}

function HeroChips({ hero }: { hero: HeroView }) {
  const { isConcealed, isHiding, drained, isOut } = hero
  const hidden = isHiding ? say('damage-halved') : say('strike-from')
  return (
    <>
      <ConditionChips condition={hero} side="hero" />
      {isConcealed && (
        <Chip
          icon={isHiding ? marks.hiding : marks.concealed}
          word={isHiding ? say('hiding') : say('concealed')}
          tone="good"
          about={hidden}
        />
      )}
      {drained > 0 && <Chip icon={marks.drained} word={say('energy-less-next')} value={drained} tone="bad" />}
      {isOut && <Chip icon={marks.knockedOut} word={say('knocked-out-label')} tone="bad" />}
    </>
  )
}

interface HeroProps {
  readonly hero: HeroView
  readonly isActive: boolean
  /** With two Heroes: whether this one's hand is shown, and shows it. */
  readonly hand?: { readonly isShown: boolean; readonly show: () => void }
}

export const HeroPlate = memo(function HeroPlate({ hero, isActive, hand }: HeroProps) {
  const { name, calling, art, health, maxHealth, block, energy, maxEnergy, isOut } = hero
  const of = { kind: 'hero', id: hero.number }
  const key = `hero:${hero.number}`
  const inspect = useInspect()
  const { loss, then } = useForetold(of)
  const threat = useHeroThreat(hero)
  const coming = Number.parseInt(threat?.figure ?? '', 10)
  return (
    <section
      className={`hero-holder ${hand?.isShown === false ? '' : 'shown'}`}
      aria-label={`${name} ${calling}`}
    >
      <Thing of={of} label={heroWords(hero)} onInspect={inspect(of, aboutHero(hero))}>
        {({ state }) => (
          <Shaken
            of={key}
            className={`sth-hero ${state === 'glows' || state === 'picked' ? 'k-target' : ''}`}
          >
            <Plate
              {...{ name, calling, icon: art, block }}
              face={<Medal of={hero.id} />}
              health={{ now: health, max: maxHealth, loss: loss > 0 ? loss : coming > 0 ? coming : 0 }}
              energy={{ now: energy, max: maxEnergy, word: say('energy') }}
              chips={<HeroChips hero={hero} />}
              threat={threat}
              state={isOut ? 'out' : isActive ? 'active' : 'calm'}
            />
          </Shaken>
        )}
      </Thing>
      {then !== undefined && (
        <span className="sth-hero-then">
          <Told then={then} />
        </span>
      )}
      <Rising of={key} />
      {hand !== undefined && (
        <button type="button" className="show-hand" aria-pressed={hand.isShown} onClick={hand.show}>
          <span className="aloud">{hand.isShown ? 'shown: ' : 'show '}</span>
          {say('hand', { handCount: hero.hand.length })}
        </button>
      )}
    </section>
  )
})

const slotState = ({ state }: Standing) =>
  state === 'picked' ? 'chosen' : state === 'glows' ? 'playable' : 'full'

/** Something small that is carried: a picture with its name at hand. */
function Carried({ kind, item, id, note }: { kind: string; item: ItemView; id?: number; note: string }) {
  const { title, art, text } = item
  const inspect = useInspect()
  const of = { kind, id: id ?? item.id }
  return (
    <Thing of={of} onInspect={inspect(of, aboutItem(item, note))} label={label(title, note, plain(text))}>
      {(standing) => (
        <Token icon={art} shape="round" state={slotState(standing)} title={`${title}: ${plain(text)}`} />
      )}
    </Thing>
  )
}

function Part({ part: { name, art, worn } }: { part: PartView }) {
  const inspect = useInspect()
  if (worn === null) return <Token icon={art} state="empty" title={say('nothing', { name })} />
  const of = { kind: 'card', id: worn.id }
  return (
    <Thing of={of} onInspect={inspect(of, aboutCard(worn))} label={label(worn.title, name, plain(worn.text))}>
      {(standing) => (
        <Token
          icon={worn.art}
          state={slotState(standing)}
          title={`${worn.title} (${name}): ${plain(worn.text)}`}
        />
      )}
    </Thing>
  )
}

function Belongings({ hero, treasures }: { hero: HeroView; treasures: readonly TreasureView[] }) {
  const named = useNamed('potion', hero.potions)
  return (
    <div className="sth-gear">
      <Slots name={say('potions-knowledge')}>
        {treasures.map((item) => (
          <li key={`t${item.id}`}>
            <Carried kind="treasure" item={item} note={say('treasure-use', { use: item.use })} />
          </li>
        ))}
        {hero.knowledge.map((item) => (
          <li key={`k${item.id}`}>
            <Carried kind="knowledge" item={item} note="Knowledge" />
          </li>
        ))}
        {[0, 1, 2].map((i) => {
          const potion = hero.potions[i]
          return (
            <li key={potion?.id ?? `none${i}`}>
              {potion === undefined ? (
                <Token icon={marks.potion} shape="round" state="empty" title={say('room-for')} />
              ) : (
                <Carried kind="potion" item={potion} id={named(potion)} note="Potion" />
              )}
            </li>
          )
        })}
      </Slots>
      {hero.parts.length > 0 && (
        <Slots name={say('equipment')}>
          {hero.parts.map((part) => (
            <li key={part.id}>
              <Part part={part} />
            </li>
          ))}
        </Slots>
      )}
    </div>
  )
}

/** What was played this turn [R34]. */
function Played({ cards, lie }: { cards: readonly CardView[]; lie: string }) {
  return (
    <ul className="sth-played" aria-label={say('played-this')}>
      {cards.map(({ id, title, art, type }) => (
        <motion.li key={id} layoutId={`card-${id}`} layoutDependency={lie} transition={{ duration: 0.26 }}>
          <SmallCard title={title} art={art} tint={type === 'bomb' ? 'curse' : type} />
        </motion.li>
      ))}
    </ul>
  )
}

/** How cards lie: only when that changes is it measured where they fly. */
const lieOf = ({ hand, played, discard }: HeroView): string =>
  [hand, played, discard.slice(-1)].map((cards) => cards.map(({ id }) => id).join()).join(' and ')

/** On a phone all that lies near is behind the cards; on a tablet only the piles have room beside them. */
export const isHandy = (size: Size): boolean => size === 'phone' || size === 'phone-turned'
const isTablet = (size: Size): boolean => size === 'tablet' || size === 'tablet-turned'

interface SideProps {
  readonly hero: HeroView
  readonly treasures: readonly TreasureView[]
}

export const NearHand = memo(function NearHand({ hero, treasures }: SideProps) {
  const [isOpen, setOpen] = useState(false)
  const isSmall = isTablet(useSizeOfFrame())
  const top = hero.discard.at(-1)
  const lie = lieOf(hero)
  return (
    <>
      <div className="sth-piles">
        <Played cards={hero.played} lie={lie} />
        <Piles>
          <Pile count={hero.deckCount} name={say('deck')} />
          <Pile count={hero.discard.length} name={say('discard')} onOpen={() => setOpen(true)}>
            {top && (
              <motion.span
                key={top.id}
                layoutId={`card-${top.id}`}
                layoutDependency={lie}
                transition={{ duration: 0.26 }}
              >
                <SmallCard title={top.title} art={top.art} tint={top.type === 'bomb' ? 'curse' : top.type} />
              </motion.span>
            )}
          </Pile>
        </Piles>
      </div>
      {!isSmall && <Belongings hero={hero} treasures={treasures} />}
      {isOpen && (
        <CardDialog
          title={say('s-discard', { name: hero.name })}
          groups={[{ title: say('discard-pile'), cards: hero.discard.toReversed() }]}
          Face={HeroCardFace}
          className="sth-dialog"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
})

export const HeroHand = memo(function HeroHand({ hero, treasures }: SideProps) {
  const named = useNamed('card', hero.hand)
  const { picked } = useTable()
  const size = useSizeOfFrame()
  // Of several copies the one that was touched last lifts.
  const [touched, setTouched] = useState(-1)
  const lie = lieOf(hero)
  const near = isHandy(size) ? NearHand : isTablet(size) ? Belongings : undefined
  return (
    <Hand
      name={say('s-hand', { name: hero.name })}
      {...(near && { after: createElement(near, { hero, treasures }) })}
    >
      {hero.hand.map((card) => {
        const of = named(card)
        const isPicked = picked.some(({ kind, id }) => kind === 'card' && id === of)
        const copies = hero.hand.filter((one) => named(one) === of)
        const lifted = copies.some(({ id }) => id === touched) ? touched : copies[0].id
        return (
          <div key={card.id} onPointerDown={() => setTouched(card.id)}>
            <HeroCard card={card} named={of} lie={lie} isTwin={isPicked && card.id !== lifted} isDrawn />
          </div>
        )
      })}
    </Hand>
  )
})
