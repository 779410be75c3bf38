/** The plate at the fire: the one thing to do. Whoever comes back goes on; whoever is new plays. */
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import type { GameFace } from '../games/face.ts'
import { findFace } from '../games/shelf.ts'
import { agoWords, decisionsWords, nameOf, optionWords, playersWords, useWords } from '../pages/save-words.ts'
import { useStart } from '../pages/use-start.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { say } from '../words/house.ts'
import { Rich } from '../words/rich.tsx'
import { Cover } from './cover.tsx'

interface PlateProps {
  readonly heading: string
  /** What is pressed: the gold. */
  readonly children: ReactNode
  readonly foot: ReactNode
}

function Plate({ heading, children, foot }: PlateProps) {
  const id = useId()
  return (
    <section className="fire-plate" aria-labelledby={id}>
      <h2 className="aloud" id={id}>
        {heading}
      </h2>
      {children}
      <div className="fire-foot">{foot}</div>
    </section>
  )
}

interface GoldProps {
  readonly game: string
  readonly what: string
  readonly verb: string
  readonly how: ReactNode
}

/** What stands on the gold. */
function Gold({ game, what, verb, how }: GoldProps) {
  return (
    <>
      <span className="gold-picture">
        <Cover game={game} />
      </span>
      <span className="gold-words">
        <span className="gold-what">{what}</span>
        <strong className="gold-verb">{verb}</strong>
        <span className="gold-how">{how}</span>
      </span>
      <Icon name="play-button" className="gold-mark" />
    </>
  )
}

/** The fewest who can play it, in words. */
function fewest([seats]: GameFace['seats']): string {
  return seats === 1 ? say('fire.alone') : say.count('fire.with', seats)
}

interface PlayProps {
  readonly face: GameFace
  /** Whether somebody has played here before. */
  readonly isKnown: boolean
  /** Why this browser keeps nothing. */
  readonly problem: string | null
}

/** A new game with everything as usual, in one press. */
export function PlayPlate({ face, isKnown, problem }: PlayProps) {
  const { isStarting, problem: notStarted, start } = useStart(face.id)
  const { id, name: game, minutes, seats } = face
  const foot = (
    <>
      <p className="fire-note">
        {problem === null ? say('fire.no-account') : say('fire.forgets', { problem })}
      </p>
      {isKnown ? (
        <SomethingNew />
      ) : (
        <a className="button" href={`#/lessons/${id}`}>
          <Icon name="graduate-cap" /> {say('fire.show-me')}
        </a>
      )}
      {notStarted !== null && (
        <p className="complaint" role="alert">
          {say('fire.not-started', { problem: notStarted })}
        </p>
      )}
    </>
  )
  return (
    <Plate heading={say('fire.begin')} foot={foot}>
      <button type="button" className="gold" disabled={isStarting} onClick={() => start()}>
        <Gold
          game={id}
          what={say('fire.play-what', { game, players: fewest(seats), minutes })}
          verb={isStarting ? say('fire.dealing') : say('fire.play')}
          how={<Rich text={say('fire.play-how')} />}
        />
      </button>
    </Plate>
  )
}

/** Leads to the boxes, which may be out of sight. */
function SomethingNew() {
  const toBoxes = (): void => document.querySelector<HTMLElement>('.boxes a')?.focus()
  return (
    <button type="button" className="button" onClick={toBoxes}>
      <Icon name="dice-six-faces-five" /> {say('fire.new')}
    </button>
  )
}

/** What was chosen for a game that is kept, in words; that one plays alone goes without saying. */
export function useChosenWords({ game, options, seats }: SavedGame): string {
  const chosen = optionWords(options, seats, useWords(game))
  return (seats > 1 ? [...chosen, playersWords(seats)] : chosen).join(' · ')
}

/** The game that was left last. */
export function GoOnPlate({ save, now }: { save: SavedGame; now: number }) {
  const chosen = useChosenWords(save)
  const foot = (
    <>
      <p className="fire-note">{chosen === '' ? findFace(save.game)?.line : chosen}</p>
      <SomethingNew />
    </>
  )
  return (
    <Plate heading={say('fire.continue')} foot={foot}>
      <a className="gold" href={`#/table/${save.id}`}>
        <Gold
          game={save.game}
          what={nameOf(save.game)}
          verb={say('fire.go-on')}
          how={
            <>
              <strong>{decisionsWords(save.steps)}</strong>, {agoWords(save.at, now)}
            </>
          }
        />
      </a>
    </Plate>
  )
}
