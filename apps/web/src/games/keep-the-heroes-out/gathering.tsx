/** Before the first turn: everybody chooses a clan. */
import { Icon } from '../../art/icon.tsx'
import { Bust } from '../../busts/bust.tsx'
import { Gathering } from '../../table/gathering.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { Thing } from '../../table/thing.tsx'
import { label } from '../../table/words.ts'
import { say } from '../../words/keep-the-heroes-out.ts'
import { marks } from './art.ts'
import { aboutClan, deckWords } from './inspect.ts'
import type { ClanView, Model } from './model.ts'

function Clan({ clan }: { clan: ClanView }) {
  const { number, id, name, role, tip, ability, meeples, health, start, typeName, typeArt, seat } = clan
  const of = { kind: 'clan', id: number }
  const inspect = useInspect()
  const leader = seat < 0 ? '' : say('led-by', { seat: seat + 1 })
  return (
    <Thing
      of={of}
      label={label(
        name,
        role,
        say('meeples-meeples', { meeples }),
        say('health-health', { health }),
        say('activate-to-what', { ability }),
        leader,
      )}
      className={`kh-clan ${seat < 0 ? '' : 'taken'}`}
      onInspect={inspect(of, aboutClan(clan))}
    >
      <span className="kh-clan-face k-leather" data-face>
        <Bust of={id} />
        <b className="kh-clan-name">{name}</b>
        <small>{role}</small>
        <span className="kh-clan-figures">
          <span title={say('meeples')}>
            <Icon name={marks.supply} /> {meeples}
          </span>
          <span title={say('health-each')}>
            <Icon name={marks.heart} /> {health}
          </span>
          <span title={say('starts-with', { start, typeName })}>
            <Icon name={typeArt} /> {start}
          </span>
        </span>
        <span className="kh-clan-ability">
          <b>{say('activate')}</b> {ability}
        </span>
        <span className="kh-clan-tip">{leader === '' ? tip : leader}</span>
        <span className="kh-clan-deck">{deckWords(clan.deck)}</span>
      </span>
    </Thing>
  )
}

export function ClanGathering({ model }: { model: Model }) {
  const story = (
    <>
      <p>{model.story}</p>
      <p className="kh-rule">{model.rule}</p>
    </>
  )
  return (
    <div className="k-whole">
      <Gathering label={say('clans')} title={model.scenario} story={story}>
        {model.clans.map((clan) => (
          <li key={clan.id}>
            <Clan clan={clan} />
          </li>
        ))}
      </Gathering>
    </div>
  )
}
