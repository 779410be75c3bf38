/** Before a game: who plays, against whom, and how. */
import { fittedOptions, fittingValues } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import type { Sitter, UndoPolicy } from '@hearthkeep/match'
import { lazy, Suspense, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Icon } from '../art/icon.tsx'
import type { GameFace, LoadedGame, ValueWords } from '../games/face.ts'
import { findFace } from '../games/shelf.ts'
import { useGame } from '../games/use-game.ts'
import { go } from '../route.ts'
import { accentOf, Facts, GameBox } from './bay.tsx'
import { Catch } from './catch.tsx'
import { ChoiceCards, ChoiceList } from './choice-cards.tsx'
import { Dotted } from './dotted.tsx'
import { PageFrame } from './page-frame.tsx'
import { UnknownGame } from './problem.tsx'
import { appliesTo, optionWords, playersWords, whyOnly } from './save-words.ts'
import { readSeed, SeedField } from './seed-field.tsx'
import { useStart } from './use-start.ts'
import type { Start } from './use-start.ts'

// Only where there is more than one seat.
const WhoPlays = lazy(() => import('../bots/who-plays.tsx').then((file) => ({ default: file.WhoPlays })))

const UNDO_WORDS: Readonly<Record<string, ValueWords>> = {
  honest: {
    name: 'Honest',
    about: 'Take back a choice as long as nothing new has been seen: no card drawn, no die rolled.',
    icon: 'feather',
  },
  practice: {
    name: 'Practice',
    about: 'Take back anything, as far as you like. Good for learning; the thrill is on you.',
    icon: 'anticlockwise-rotation',
  },
}

function seatsWords([fewest, most]: readonly [number, number]): [string[], Record<string, ValueWords>] {
  const values = Array.from({ length: most - fewest + 1 }, (_, i) => `${fewest + i}`)
  const words = values.map((value) => [value, { name: playersWords(Number(value)), icon: 'meeple' }])
  return [values, Object.fromEntries(words) as Record<string, ValueWords>]
}

interface SeatsProps {
  readonly game: Game
  readonly seats: number
  readonly onChange: (seats: number) => void
}

function Seats({ game, seats, onChange }: SeatsProps) {
  const [values, words] = seatsWords(game.seats)
  if (values.length === 1) return null
  return (
    <ChoiceCards
      legend="Players"
      help="Alone, side by side at this screen, or with bots."
      values={values}
      words={words}
      value={`${seats}`}
      onChange={(value) => onChange(Number(value))}
    />
  )
}

function TakingBack({ undo, onChange }: { undo: UndoPolicy; onChange: (undo: UndoPolicy) => void }) {
  return (
    <ChoiceCards
      legend="Taking back"
      help="How much can be undone."
      values={['honest', 'practice']}
      words={UNDO_WORDS}
      value={undo}
      onChange={(value) => onChange(value as UndoPolicy)}
    />
  )
}

/** `one of them a bot`; nothing if there is none. */
function botsWords(sitters: readonly Sitter[]): string[] {
  const bots = sitters.filter((sitter) => sitter !== null).length
  return bots === 0 ? [] : [bots === 1 ? 'one of them a bot' : `${bots} of them bots`]
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

interface OptionsProps {
  readonly names: readonly string[]
  readonly loaded: LoadedGame
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly onChange: (options: Readonly<Record<string, string>>) => void
}

/** What can be chosen of these options. */
function Options({ names, loaded, seats, options, onChange }: OptionsProps) {
  const { words, module } = loaded
  return names.map((name) => {
    const { about } = module.game.options[name]
    const fitting = fittingValues(module.game, name, { seats, options })
    const own = words[name]
    const isAsked = appliesTo(words, name, seats)
    if (!isAsked || fitting.length === 1)
      return (
        <div key={name} className="question not-asked">
          <h2>{own?.title ?? name}</h2>
          <p>
            {isAsked
              ? whyOnly(module.game, name, { seats, options })
              : (own?.otherwise ?? `Does not matter with ${playersWords(seats)}.`)}
          </p>
        </div>
      )
    const Question = own?.isList === true ? ChoiceList : ChoiceCards
    return (
      <Question
        key={name}
        legend={own?.title ?? name}
        help={about}
        values={fitting}
        words={own?.values ?? {}}
        value={options[name]}
        onChange={(value) =>
          onChange(fittedOptions(module.game, { seats, options: { ...options, [name]: value } }, name))
        }
      />
    )
  })
}

interface HeadProps {
  readonly face: GameFace
  readonly loaded: LoadedGame
  readonly isStarting: boolean
  readonly start: Start['start']
}

/** What the game is, and the ways into it that ask nothing. */
function Head({ face, loaded, isStarting, start }: HeadProps) {
  const { game } = loaded.module
  const { extra } = loaded
  return (
    <div className="set-up-head">
      <GameBox face={face} />
      <div>
        <h1>{game.name}</h1>
        <p className="page-lead">{game.about}</p>
        <Facts face={face} />
        <div className="bay-actions">
          <button type="button" className="button" disabled={isStarting} onClick={() => start()}>
            <Icon name="play-button" />
            {isStarting ? 'Dealing…' : 'Just play'}
          </button>
          <span className="help">with everything as usual, or choose below.</span>
        </div>
        {game.campaign !== undefined && (
          <>
            <p className="help">As a campaign: {lowerFirst(game.campaign.about)}</p>
            <p className="bay-more">
              <a href={`#/campaigns/${face.id}`}>
                <Icon name="mountain-road" /> Your campaigns
              </a>
            </p>
          </>
        )}
        {extra !== undefined && (
          <p className="bay-more">
            <a href={`#/extra/${face.id}`}>
              <Icon name={extra.icon} /> {extra.title}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

/** The options that are no part of the usual game, folded away. */
function Variants(props: OptionsProps) {
  const { names, loaded } = props
  if (names.length === 0) return null
  return (
    <details className="variants">
      <summary>
        <h2>Variants</h2>
        <span className="help">{names.map((name) => loaded.words[name]?.title ?? name).join(', ')}</span>
      </summary>
      <div className="questions">
        <Options {...props} />
      </div>
    </details>
  )
}

interface StartBarProps {
  /** What was chosen, in words. */
  readonly parts: readonly string[]
  /** What is wrong with the seed. */
  readonly complaint: string | undefined
  readonly isStarting: boolean
  /** Why it could not be started. */
  readonly problem: string | null
  /** Undefined if the game has no campaign. */
  readonly onCampaign: (() => void) | undefined
}

function StartBar({ parts, complaint, isStarting, problem, onCampaign }: StartBarProps) {
  return (
    <div className="start-bar">
      <p aria-live="polite">
        <Dotted parts={parts} />
        {complaint !== undefined && <strong>The seed is not right yet.</strong>}
      </p>
      {onCampaign !== undefined && (
        <button type="button" className="button" disabled={isStarting} onClick={onCampaign}>
          <Icon name="mountain-road" />
          Begin a campaign
        </button>
      )}
      <button type="submit" className="button primary" disabled={isStarting}>
        <Icon name="play-button" />
        {isStarting ? 'Dealing…' : 'Start'}
      </button>
      {problem !== null && (
        <p className="complaint" role="alert">
          The game could not be started: {problem}
        </p>
      )}
    </div>
  )
}

function SetUpForm({ face, loaded }: { face: GameFace; loaded: LoadedGame }) {
  const { game } = loaded.module
  const { words } = loaded
  const { isStarting, problem, start } = useStart(face.id)
  const [seats, setSeats] = useState(game.seats[0])
  const [options, setOptions] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default])),
  )
  const [undo, setUndo] = useState<UndoPolicy>('honest')
  const [sitters, setSitters] = useState<readonly Sitter[]>([])
  const [seedText, setSeedText] = useState('')
  const seedField = useRef<HTMLInputElement>(null)
  const { seed, complaint } = readSeed(seedText)
  const setup = { seats, options, ...(seed !== undefined && { seed }) }
  const seated = sitters.slice(0, seats)
  const names = Object.keys(game.options)
  const isVariant = (name: string): boolean => words[name]?.isVariant === true
  const asked = { loaded, seats, options, onChange: setOptions }

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (complaint !== undefined) return seedField.current?.focus()
    start(setup, { undo, sitters: seated })
  }
  const [campaignProblem, setCampaignProblem] = useState<string | null>(null)
  const beginCampaign = (): void => {
    if (complaint !== undefined) return seedField.current?.focus()
    const policy = undo === 'practice' ? undo : 'honest'
    import('../campaigns/campaigns.ts')
      .then((campaigns) => campaigns.beginCampaign(face.id, { ...setup, undo: policy, sitters: seated }))
      .then(go, (error: unknown) =>
        setCampaignProblem(error instanceof Error ? error.message : String(error)),
      )
  }
  const changeSeats = (seats: number): void => {
    setSeats(seats)
    setOptions(fittedOptions(game, { seats, options }))
  }
  return (
    <form className="set-up" onSubmit={onSubmit} noValidate>
      <Head {...{ face, loaded, isStarting, start }} />
      <div className="questions">
        <Seats {...{ game, seats }} onChange={changeSeats} />
        <Suspense>{seats > 1 && <WhoPlays {...{ loaded, seats, sitters }} onChange={setSitters} />}</Suspense>
        <Options names={names.filter((name) => !isVariant(name))} {...asked} />
        <TakingBack undo={undo} onChange={setUndo} />
        <SeedField text={seedText} onChange={setSeedText} field={seedField} />
        <Variants names={names.filter(isVariant)} {...asked} />
      </div>
      <StartBar
        parts={[playersWords(seats), ...botsWords(seated), ...optionWords(options, seats, words)]}
        {...{ complaint, isStarting }}
        problem={problem ?? campaignProblem}
        onCampaign={game.campaign && beginCampaign}
      />
    </form>
  )
}

function FoundGame({ face }: { face: GameFace }) {
  const loaded = useGame(face.id)
  return (
    <PageFrame title={`Set up ${face.name}`} className="set-up-page">
      {loaded !== undefined && (
        <div style={accentOf(face)}>
          <SetUpForm face={face} loaded={loaded} />
        </div>
      )}
    </PageFrame>
  )
}

export function SetUp({ game }: { game: string }) {
  const face = findFace(game)
  if (face === undefined) return <UnknownGame game={game} />
  return (
    <Catch key={game}>
      <FoundGame face={face} />
    </Catch>
  )
}
