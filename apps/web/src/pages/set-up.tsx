/** Before a game: who plays, against whom, and how. */
import { fittedOptions, fittingValues } from '@hearthkeep/engine'
import type { UndoPolicy } from '@hearthkeep/match'
import { useRef, useState } from 'react'
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
import { Problem } from './problem.tsx'
import { appliesTo, optionWords, playersWords, whyOnly } from './save-words.ts'
import { readSeed, SeedField } from './seed-field.tsx'
import { useStart } from './use-start.ts'

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

function SetUpForm({ face, loaded }: { face: GameFace; loaded: LoadedGame }) {
  const { game } = loaded.module
  const { words, extra } = loaded
  const { isStarting, problem, start } = useStart(face.id)
  const [seats, setSeats] = useState(game.seats[0])
  const [options, setOptions] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default])),
  )
  const [undo, setUndo] = useState<UndoPolicy>('honest')
  const [seedText, setSeedText] = useState('')
  const seedField = useRef<HTMLInputElement>(null)
  const { seed, complaint } = readSeed(seedText)
  const [seatValues, seatWords] = seatsWords(game.seats)
  const chosen = optionWords(options, seats, words)
  const names = Object.keys(game.options)
  const usual = names.filter((name) => words[name]?.isVariant !== true)
  const variants = names.filter((name) => words[name]?.isVariant === true)

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (complaint !== undefined) return seedField.current?.focus()
    start({ seats, options, ...(seed !== undefined && { seed }) }, undo)
  }
  const [campaignProblem, setCampaignProblem] = useState<string | null>(null)
  const beginCampaign = (): void => {
    if (complaint !== undefined) return seedField.current?.focus()
    const policy = undo === 'practice' ? undo : 'honest'
    import('../campaigns/campaigns.ts')
      .then((campaigns) =>
        campaigns.beginCampaign(face.id, {
          seats,
          options,
          undo: policy,
          ...(seed !== undefined && { seed }),
        }),
      )
      .then(go, (error: unknown) =>
        setCampaignProblem(error instanceof Error ? error.message : String(error)),
      )
  }
  return (
    <form className="set-up" onSubmit={onSubmit} noValidate>
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
      <div className="questions">
        {seatValues.length > 1 && (
          <ChoiceCards
            legend="Players"
            help="Alone, or side by side at this screen."
            values={seatValues}
            words={seatWords}
            value={`${seats}`}
            onChange={(value) => {
              setSeats(Number(value))
              setOptions(fittedOptions(game, { seats: Number(value), options }))
            }}
          />
        )}
        <Options names={usual} {...{ loaded, seats, options }} onChange={setOptions} />
        <ChoiceCards
          legend="Taking back"
          help="How much can be undone."
          values={['honest', 'practice']}
          words={UNDO_WORDS}
          value={undo}
          onChange={(value) => setUndo(value as UndoPolicy)}
        />
        <SeedField text={seedText} onChange={setSeedText} field={seedField} />
        {variants.length > 0 && (
          <details className="variants">
            <summary>
              <h2>Variants</h2>
              <span className="help">{variants.map((name) => words[name]?.title ?? name).join(', ')}</span>
            </summary>
            <div className="questions">
              <Options names={variants} {...{ loaded, seats, options }} onChange={setOptions} />
            </div>
          </details>
        )}
      </div>
      <div className="start-bar">
        <p aria-live="polite">
          <Dotted parts={[playersWords(seats), ...chosen]} />
          {complaint !== undefined && <strong>The seed is not right yet.</strong>}
        </p>
        {game.campaign !== undefined && (
          <button type="button" className="button" disabled={isStarting} onClick={beginCampaign}>
            <Icon name="mountain-road" />
            Begin a campaign
          </button>
        )}
        <button type="submit" className="button primary" disabled={isStarting}>
          <Icon name="play-button" />
          {isStarting ? 'Dealing…' : 'Start'}
        </button>
        {(problem ?? campaignProblem) !== null && (
          <p className="complaint" role="alert">
            The game could not be started: {problem ?? campaignProblem}
          </p>
        )}
      </div>
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
  if (face === undefined)
    return <Problem title="An unknown game" text={`There is no game called “${game}” on this shelf.`} />
  return (
    <Catch key={game}>
      <FoundGame face={face} />
    </Catch>
  )
}
