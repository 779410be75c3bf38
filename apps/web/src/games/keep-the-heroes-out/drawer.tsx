/** What lies in the drawer: store, Guild and clans, for windows in which the table has no room for them. */
import { Medal } from '../../busts/bust.tsx'
import { useTable } from '../../table/context.ts'
import { tally } from '../../table/words.ts'
import { say } from '../../words/keep-the-heroes-out.ts'
import { ClanFigures } from './clans.tsx'
import { Guild } from './guild.tsx'
import { Store } from './store.tsx'
import { useModel } from './use-model.ts'

const nothing = (): void => undefined

function DrawnStore() {
  const model = useModel()
  const { attended } = useTable()
  return <Store model={model} seat={model.seats[Math.max(0, attended)]} />
}

function DrawnGuild() {
  return <Guild model={useModel()} point={nothing} />
}

/** Every clan with its hand, which is open to all. */
function DrawnClans() {
  return (
    <ul className="kh-drawn-clans">
      {useModel().seats.map((seat) => (
        <li key={seat.seat} className="k-leather">
          <Medal of={seat.clan} />
          <div>
            <b>{seat.name}</b> <ClanFigures seat={seat} />
            <p>{say('hand', { tally: tally(seat.hand.map(({ title }) => title)) })}</p>
            <p>{say('deck-discard', { deckCount: seat.deckCount, discardCount: seat.discard.length })}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const drawer = [
  { title: say('store'), Content: DrawnStore },
  { title: say('guild'), Content: DrawnGuild },
  { title: say('clans'), Content: DrawnClans },
]
