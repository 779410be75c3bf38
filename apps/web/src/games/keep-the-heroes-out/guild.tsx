/** The Guild: what is left of this level, what may come next, and which chests it could cost. */
import { CLASSES, TYPES } from '@hearthkeep/game-keep-the-heroes-out'
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useInspector } from '../../table/inspector.tsx'
import { classArt, marks, typeArt } from './art.ts'
import { aboutGuildCard, aboutThreats, threatWords } from './inspect.ts'
import type { GuildCardView } from './model-cards.ts'
import type { GuildView, Model } from './model.ts'

/** The room types that hero cards name. */
const COMING = TYPES.filter((type) => type !== 'jewel' && type !== 'special')
const NAMES: Readonly<Record<string, string>> = {
  swords: 'Swords',
  hats: 'Hats',
  eye: 'Mystic Eye',
  crossbones: 'Crossbones',
}
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

type Point = (what: string) => void

/** Which hero cards may still come: a row for each class, a column for each room type. */
function Chart({ toCome, point }: { toCome: readonly GuildCardView[]; point: Point }) {
  const isLeft = (hero: number, type: string): boolean =>
    toCome.some((card) => card.hero === hero && TYPES[card.type] === type)
  return (
    <table className="kh-chart" onPointerLeave={() => point('')}>
      <caption className="aloud">Hero cards that may come next in this level</caption>
      <thead>
        <tr>
          <td />
          {COMING.map((type) => (
            <th key={type} scope="col" title={`${NAMES[type]} rooms`} onPointerEnter={() => point(type)}>
              <Icon name={typeArt[type]} label={NAMES[type]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CLASSES.map((id, hero) => (
          <tr key={id}>
            <th scope="row" title={capital(id)}>
              <Icon name={classArt[id]} label={capital(id)} />
            </th>
            {COMING.map((type) => {
              const is = isLeft(hero, type)
              return (
                <td
                  key={type}
                  className={is ? 'left' : 'gone'}
                  title={`${capital(id)}, ${NAMES[type]}: ${is ? 'may come' : 'used'}`}
                  onPointerEnter={() => point(is ? type : '')}
                >
                  <span className="aloud">{is ? 'may come' : 'used'}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The card that is being resolved. */
export function Revealed({ card, toReveal }: { card: GuildCardView; toReveal: number }) {
  const inspector = useInspector()
  return (
    <button type="button" className="kh-revealed" onClick={() => inspector.show(aboutGuildCard(card))}>
      <span className="kh-revealed-art">
        <Icon name={card.art} />
        {card.typeArt !== '' && <Icon name={card.typeArt} />}
      </span>
      <span>
        <b>{card.name}</b>
        <span className="kh-revealed-text">{card.text.replaceAll('**', '')}</span>
        {toReveal > 0 && (
          <em>
            {toReveal} more {toReveal === 1 ? 'card' : 'cards'} to come
          </em>
        )}
      </span>
    </button>
  )
}

function levelWords({ level, levels, left }: GuildView): string {
  return `Level ${level} of ${levels.length}: ${left} Guild ${left === 1 ? 'card' : 'cards'} left`
}

export const Guild = memo(function Guild({ guild, point }: { guild: GuildView; point: Point }) {
  const { level, levels, left, toCome } = guild
  const inspector = useInspector()
  const each = levels[level - 1]
  const cards = `${each} ${each === 1 ? 'card' : 'cards'}`
  return (
    <section className="kh-guild leather" aria-label="Guild">
      <h2>
        <Icon name={marks.guild} /> Guild
        {toCome
          .filter(({ hero }) => hero < 0)
          .map((one) => (
            <button
              key={one.id}
              type="button"
              className="kh-scenario-card"
              title={`${one.name}: ${one.text.replaceAll('**', '')}`}
              aria-label={`${one.name} may come: read it`}
              onClick={() => inspector.show(aboutGuildCard(one))}
            >
              <Icon name={one.art} />
            </button>
          ))}
        <span className="kh-levels" title={levelWords(guild)}>
          {levels.map((_, i) => (
            <i key={i} className={i + 1 < level ? 'past' : i + 1 === level ? 'now' : ''}>
              {i + 1}
            </i>
          ))}
        </span>
      </h2>
      <div className="kh-guild-body">
        <div className="kh-guild-deck">
          <span className="kh-guild-back" aria-hidden="true">
            <Icon name={marks.guild} />
            <b>{left}</b>
          </span>
          <p>
            <span className="aloud">{levelWords(guild)}. </span>
            <b>{cards}</b> each invasion
          </p>
        </div>
        <Chart toCome={toCome} point={point} />
      </div>
    </section>
  )
})

/** Chests, those most at risk first. */
export const Threats = memo(function Threats({ model, point }: { model: Model; point: Point }) {
  const inspector = useInspector()
  const chests = model.rooms
    .flatMap((room) => (room.threat === null ? [] : [{ room, threat: room.threat }]))
    .sort((one, other) => other.threat.cards - one.threat.cards || other.threat.most - one.threat.most)
  const near = chests.filter(({ threat }) => threat.most > 0)
  const far = chests.filter(({ threat }) => threat.most === 0).map(({ room }) => room.name)
  return (
    <section className="kh-threats leather" aria-label="Chests at risk">
      <h2>
        <Icon name={marks.threat} /> Chests
        <button type="button" className="kh-what" onClick={() => inspector.show(aboutThreats())}>
          <span aria-hidden="true">?</span>
          <span className="aloud">How the risk is counted</span>
        </button>
      </h2>
      <ul className={near.length > 3 ? 'many' : ''} onPointerLeave={() => point('')}>
        {near.map(({ room, threat }) => (
          <li
            key={room.room}
            className={threat.cards > 0 ? 'at-risk' : 'safe'}
            title={threatWords(threat)}
            onPointerEnter={() => point(`room:${room.room}`)}
          >
            <span className="kh-threat-name">{room.name}</span>
            <span
              className="kh-pips"
              role="img"
              aria-label={`${Math.min(threat.most, threat.needed)} of ${threat.needed} heroes at worst`}
            >
              {Array.from({ length: threat.needed }, (_, i) => (
                <i key={i} className={i < threat.most ? 'full' : ''} />
              ))}
            </span>
            <b>{threat.cards > 0 ? `${threat.cards}/${threat.of}` : 'safe'}</b>
          </li>
        ))}
        {far.length > 0 && <li className="far">Out of reach: {far.join(', ')}</li>}
        {chests.length === 0 && <li className="far">no chest is left</li>}
      </ul>
    </section>
  )
})
