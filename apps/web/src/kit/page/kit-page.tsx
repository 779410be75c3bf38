/** Every part of the kit in every state, at any of the sizes: for whoever lays out a table, and for the tests. */
import { book } from 'virtual:busts/small-time-heroes'
import { bodies as own } from 'virtual:icons/kit'
import { bodies } from 'virtual:icons/small-time-heroes'
import { useEffect, useState } from 'react'
import { addIcons } from '../../art/icon.tsx'
import { addBusts } from '../../busts/bust.tsx'
import '../sizes.css'
import '../frame.css'
import '../field.css'
import { SIZES } from '../size.ts'
import type { Size } from '../size.ts'
import { OwnParts } from './cards.tsx'
import { FightParts } from './fight-parts.tsx'
import { FoeParts } from './foes.tsx'
import { GuildParts } from './guild-parts.tsx'
import { PlayerParts } from './player-parts.tsx'
import { TableParts } from './table-parts.tsx'
import { TileParts } from './tile-parts.tsx'
import { TilePieceParts } from './tile-pieces.tsx'
import { ToldParts } from './told-parts.tsx'
import './kit-page.css'

addIcons(bodies)
addIcons(own)
addBusts(book)

export function KitPage() {
  const [size, setSize] = useState<Size>('desk')
  useEffect(() => {
    document.title = 'The kit · Hearthkeep'
  }, [])
  return (
    <main className="k-page" data-at={size}>
      <header className="kp-head">
        <a href="#/about">Hearthkeep</a>
        <h1>The kit</h1>
        <p>Every part, with its states. The same parts make all tables; a game says only what goes where.</p>
        <div role="group" aria-label="Shown as in a window of the size" className="kp-sizes">
          {SIZES.map((one) => (
            <button
              key={one}
              type="button"
              className="k-button"
              aria-pressed={one === size}
              onClick={() => setSize(one)}
            >
              {one}
            </button>
          ))}
        </div>
      </header>
      <OwnParts />
      <FoeParts />
      <FightParts />
      <PlayerParts />
      <TableParts />
      <TileParts />
      <TilePieceParts />
      <GuildParts />
      <ToldParts />
    </main>
  )
}
