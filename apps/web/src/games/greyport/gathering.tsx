/** The party gathers: everybody chooses whom to lead. */
import { Icon } from '../../art/icon.tsx'
import { Medal } from '../../busts/bust.tsx'
import { Gathering } from '../../table/gathering.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { Thing } from '../../table/thing.tsx'
import { label, tally } from '../../table/words.ts'
import { say } from '../../words/greyport.ts'
import { marks } from './art.ts'
import { CardFace } from './card.tsx'
import type { CharacterView, Model } from './model.ts'

function Character({ character, leader }: { character: CharacterView; leader: string | undefined }) {
  const { number, who, name, calling, type, hero, deck } = character
  const of = { kind: 'character', id: number }
  const deckWords = tally(deck.map((card) => card.title))
  const inspect = useInspect()
  return (
    <Thing
      of={of}
      label={label(`${name} ${calling}`, say(`type.${type}`), leader)}
      className={`gp-character ${leader === undefined ? '' : 'taken'}`}
      onInspect={inspect(of, {
        title: `${name} ${calling}`,
        subtitle: say('character', { type: say(`type.${type}`) }),
        text: hero.text,
        tags: [deckWords],
      })}
    >
      <span className={`gp-character-face ${type}`} data-face>
        <Medal of={who} />
        <b>{name}</b>
        <small>{calling}</small>
        <span className={`gp-character-type ${type}`}>
          <Icon name={marks[type]} /> {type}
        </span>
        <CardFace card={hero} />
        <span className="gp-character-deck">{leader ?? deckWords}</span>
      </span>
    </Thing>
  )
}

export function PartyGathering({ model }: { model: Model }) {
  const leaderOf = (number: number): string | undefined => {
    const seat = model.seats.find(({ character }) => character === number)
    return seat === undefined ? undefined : say('led-by', { seat: seat.seat + 1 })
  }
  return (
    <Gathering label={say('party-gathers')} title={model.scenario} story={<p>{model.story}</p>}>
      {model.characters.map((character) => (
        <li key={character.number}>
          <Character character={character} leader={leaderOf(character.number)} />
        </li>
      ))}
    </Gathering>
  )
}
