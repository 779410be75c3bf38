/** The party gathers: everybody chooses whom to lead. */
import { Icon } from '../../art/icon.tsx'
import { Thing } from '../../table/thing.tsx'
import { label } from '../../table/words.ts'
import { marks } from './art.ts'
import { CardFace } from './card.tsx'
import { useInspect } from './inspect.ts'
import type { CharacterView, Model } from './model.ts'

/** `Bar Brawler ×2, Mace`. */
function deckWords({ deck }: CharacterView): string {
  const counts = new Map<string, number>()
  for (const { title } of deck) counts.set(title, (counts.get(title) ?? 0) + 1)
  return [...counts].map(([title, count]) => (count > 1 ? `${title} ×${count}` : title)).join(', ')
}

function Character({ character, leader }: { character: CharacterView; leader: string | undefined }) {
  const { number, name, calling, art, type, hero } = character
  const of = { kind: 'character', id: number }
  const inspect = useInspect()
  return (
    <Thing
      of={of}
      label={label(`${name} ${calling}`, type, leader)}
      className={`gp-character ${leader === undefined ? '' : 'taken'}`}
      onInspect={inspect(of, {
        title: `${name} ${calling}`,
        subtitle: `${type} character`,
        text: hero.text,
        tags: [deckWords(character)],
      })}
    >
      <span className={`gp-character-face ${type}`} data-face>
        <Icon name={art} />
        <b>{name}</b>
        <small>{calling}</small>
        <span className={`gp-character-type ${type}`}>
          <Icon name={marks[type]} /> {type}
        </span>
        <CardFace card={hero} />
        <span className="gp-character-deck">{leader ?? deckWords(character)}</span>
      </span>
    </Thing>
  )
}

export function Gathering({ model }: { model: Model }) {
  const leaderOf = (number: number): string | undefined => {
    const seat = model.seats.find(({ character }) => character === number)
    return seat === undefined ? undefined : `led by player ${seat.seat + 1}`
  }
  return (
    <section className="gp-gathering" aria-label="The party gathers">
      <header>
        <h2>{model.scenario}</h2>
        <p>{model.story}</p>
      </header>
      <ul className="gp-characters">
        {model.characters.map((character) => (
          <li key={character.number}>
            <Character character={character} leader={leaderOf(character.number)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
