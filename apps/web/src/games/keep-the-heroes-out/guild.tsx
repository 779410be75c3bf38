/** The Guild: what may come next, where it leads, and which chest it may cost. */
import { CLASSES, TYPES } from '@hearthkeep/game-keep-the-heroes-out'
import { useComing } from '../../coming/use-coming.ts'
import { Icon } from '../../art/icon.tsx'
import { Alarm, Reach, Reaches } from '../../kit/reach.tsx'
import { useInspector } from '../../table/inspector.tsx'
import { label, plain } from '../../table/words.ts'
import { say } from '../../words/keep-the-heroes-out.ts'
import { backArt, classArt, marks, scenarioArt, typeArt } from './art.ts'
import { aboutGuildCard, aboutScenario, aboutThreats } from './inspect.ts'
import type { GuildCardView } from './model-cards.ts'
import type { GuildView, Model } from './model.ts'
import { chestWords, fallOf, percent, worstChest } from './use-model.ts'
import './guild.css'

/** The room types that hero cards name. */
const COMING = TYPES.filter((type) => type !== 'jewel' && type !== 'special')

type Point = (what: string) => void

/** The card that is being resolved. */
function Revealed({ card, toReveal }: { card: GuildCardView; toReveal: number }) {
  const inspector = useInspector()
  return (
    <Alarm
      level="turned"
      icons={[card.art, card.typeArt].filter((art) => art !== '')}
      title={card.name}
      about={`${plain(card.text)}${toReveal > 0 ? say('more-come', { toReveal }) : ''}`}
      onOpen={() => inspector.show(aboutGuildCard(card))}
    />
  )
}

/** The chest that is most in danger; its place is kept while nothing is known. */
function Worst({ model }: { model: Model }) {
  const inspector = useInspector()
  const { coming } = useComing()
  const worst = worstChest(coming, model)
  if (coming === null) return <Alarm level="none" />
  if (worst === undefined)
    return <Alarm level="safe" icons={[marks.chest]} title={say('no-chest')} about={say('what-comes')} />
  const { room, chance } = worst
  return (
    <Alarm
      level={room.isVault ? 'lethal' : 'hurts'}
      icons={room.isVault ? [marks.lost] : []}
      figure={percent(chance)}
      title={chestWords(room)}
      about={say.count('heroes-are', room.needed)}
      onOpen={() => inspector.show(aboutThreats())}
    />
  )
}

/** The hero cards of one type of room: whom they bring, how many they are, where they lead. */
function TypeReach({ type, model, point }: { type: string; model: Model; point: Point }) {
  const { coming } = useComing()
  const { toCome } = model.guild
  const cards = toCome.filter((card) => TYPES[card.type] === type)
  const rooms = model.rooms.filter((room) => room.type === type)
  const heroes = CLASSES.filter((_, hero) => cards.some((card) => card.hero === hero))
  return (
    <Reach
      icon={typeArt[type]}
      name={rooms[0]?.typeName ?? type}
      who={heroes.map((id) => ({ icon: classArt[id], name: id }))}
      count={cards.length}
      of={toCome.length}
      about={cards.map(({ name }) => name).join(', ')}
      onPoint={() => point(type)}
    >
      {rooms.map(({ room, name }, i) => (
        <span key={room}>
          {i > 0 && ', '}
          {fallOf(coming, room) > 0 ? <em>{name}</em> : name}
        </span>
      ))}
    </Reach>
  )
}

function levelWords({ level, levels, left }: GuildView): string {
  const each = levels[level - 1]
  return say('these-cards', {
    each: Math.min(each, left),
    left,
    level,
    levelsCount: levels.length,
  })
}

/** Chests that were lost. */
function Looted({ looted }: Pick<Model, 'looted'>) {
  if (looted.length === 0) return null
  const words = say('looted', { join: looted.map(({ name }) => name).join(', ') })
  return (
    <span className="kh-looted" role="img" aria-label={words} title={words}>
      {looted.map(({ id, value, back }) => (
        <span key={id}>
          {value}
          <Icon name={backArt[back]} />
        </span>
      ))}
    </span>
  )
}

/** The dungeon and its rule, cards of the scenario that may come. */
function Foot({ model }: { model: Model }) {
  const inspector = useInspector()
  const { scenario, scenarioId, guild } = model
  return (
    <footer>
      <button
        type="button"
        aria-label={say('read-its', { scenario })}
        onClick={() => inspector.show(aboutScenario(model))}
      >
        <Icon name={scenarioArt[scenarioId] ?? marks.scenario} /> <span>{scenario}</span>
      </button>
      {guild.toCome
        .filter(({ hero }) => hero < 0)
        .map((card) => (
          <button
            key={card.id}
            type="button"
            title={label(card.name, plain(card.text))}
            aria-label={say('may-come', { name: card.name })}
            onClick={() => inspector.show(aboutGuildCard(card))}
          >
            <Icon name={card.art} />
          </button>
        ))}
    </footer>
  )
}

export function Guild({ model, point }: { model: Model; point: Point }) {
  const { guild } = model
  return (
    <section className="kh-guild k-leather" aria-label={say('guild')}>
      <header>
        <span className="kh-guild-back" aria-hidden="true">
          <Icon name={marks.guild} />
          <b>{guild.left}</b>
        </span>
        <div>
          <h3 className="k-h">{say('guild-comes')}</h3>
          <p>{levelWords(guild)}</p>
        </div>
        <Looted looted={model.looted} />
      </header>
      {guild.card === null ? (
        <Worst model={model} />
      ) : (
        <Revealed card={guild.card} toReveal={guild.toReveal} />
      )}
      <Reaches name={say('hero-cards')} onLeave={() => point('')}>
        {COMING.map((type) => (
          <TypeReach key={type} type={type} model={model} point={point} />
        ))}
      </Reaches>
      <Foot model={model} />
    </section>
  )
}
