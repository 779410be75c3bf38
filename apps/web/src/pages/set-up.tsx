/** Before a game: what is played, who sits where, and how hard it is. */
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { GameFace, LoadedGame } from '../games/face.ts'
import { findFace } from '../games/shelf.ts'
import { useGame } from '../games/use-game.ts'
import { accentOf } from '../house/accent.ts'
import { Chairs } from '../house/set-up/chairs.tsx'
import { Chances, percent } from '../house/set-up/chances.tsx'
import { OptionsLine, TakingBack } from '../house/set-up/folded.tsx'
import { sharesOf, useDifficulty } from '../house/set-up/measured.ts'
import { FoldedQuestion, TileQuestion } from '../house/set-up/questions.tsx'
import { Figure, Story } from '../house/set-up/story.tsx'
import { Strip } from '../house/set-up/strip.tsx'
import { askedOptions, useSetUp, usualOptions } from '../house/set-up/use-set-up.ts'
import { go } from '../route.ts'
import { Scene } from '../scenes/scene.tsx'
import { say } from '../words/set-up.ts'
import { Catch } from './catch.tsx'
import { PageFrame } from './page-frame.tsx'
import { UnknownGame } from './problem.tsx'
import { appliesTo, optionWords, valueWords } from './save-words.ts'
import { SeedField } from './seed-field.tsx'
import { useSaves } from './use-saves.ts'
import { useStart } from './use-start.ts'

interface FormProps {
  readonly face: GameFace
  readonly loaded: LoadedGame
}

type SetUpNow = ReturnType<typeof useSetUp>

/** Above: what it is, who stands against you, and how hard it is. */
function Top({ face, loaded, now }: FormProps & { readonly now: SetUpNow }) {
  const { seats, options } = now
  const difficulty = useDifficulty(face.id)
  const { saves = [] } = useSaves()
  const { main } = askedOptions(loaded)
  // What has no words is no headline.
  const isWorded = main !== undefined && main in loaded.words
  const chosen = isWorded ? valueWords(loaded.words[main].values, options[main]) : undefined
  const played = saves.filter(
    (save) =>
      save.game === face.id &&
      save.seats === seats &&
      ['won', 'lost'].includes(save.outcome) &&
      Object.entries(options).every(
        ([name, value]) => !appliesTo(loaded.words, name, seats) || save.options[name] === value,
      ),
  )
  return (
    <div className="set-up-top">
      <Story {...{ face, loaded, chosen }} />
      <Figure game={face.id} of={chosen?.bust ?? (main && options[main])} />
      <Chances
        seats={seats}
        shares={difficulty === undefined ? {} : sharesOf(loaded, difficulty, seats, options)}
        played={played}
      />
    </div>
  )
}

/** The chairs, and what else shapes the game. */
function Middle({ loaded, now }: { readonly loaded: LoadedGame; readonly now: SetUpNow }) {
  const { seats, sitters, options, seat, free, choose } = now
  const { beside } = askedOptions(loaded)
  const difficulty = useDifficulty(loaded.module.game.id)
  const offerFor = (count: number): string => {
    const found = difficulty && sharesOf(loaded, difficulty, count, options).regular
    return found === undefined
      ? say('chair.free-about')
      : say('chair.free-measured', { seats: count, share: percent(found.share) })
  }
  return (
    <div className="set-up-middle">
      <Chairs {...{ loaded, sitters, offerFor }} onSeat={seat} onFree={free} />
      {beside.map((name) => (
        <TileQuestion key={name} {...{ name, loaded, seats, options }} onChange={choose} />
      ))}
    </div>
  )
}

interface SheetProps extends FormProps {
  readonly now: ReturnType<typeof useSetUp>
  readonly folded: readonly string[]
}

/** Everything that is mostly as usual. */
function OptionsSheet({ face, loaded, now, folded }: SheetProps) {
  const { seats, options, undo, choose, setUndo } = now
  return (
    <section className="options-sheet" aria-label={say('options.of', { game: face.name })}>
      <TakingBack undo={undo} onChange={setUndo} />
      {folded.map((name) => (
        <FoldedQuestion key={name} {...{ name, loaded, seats, options }} onChange={choose} />
      ))}
    </section>
  )
}

function SetUpForm({ face, loaded }: FormProps) {
  const { game } = loaded.module
  const { words } = loaded
  const now = useSetUp(loaded)
  const { seats, sitters, options, undo, seedText, putBack, seed, complaint, choose } = now
  const { isStarting, problem, start } = useStart(face.id)
  const [isOpen, setOpen] = useState(false)
  const [campaignProblem, setCampaignProblem] = useState<string | null>(null)
  const seedField = useRef<HTMLInputElement>(null)
  const { main, folded } = askedOptions(loaded)
  const usual = usualOptions(loaded)
  const setup = { seats, options, ...(seed !== undefined && { seed }) }
  const other = folded.filter((name) => options[name] !== usual[name])
  const changed = other.length + (undo === 'honest' ? 0 : 1) + (seedText === '' ? 0 : 1)

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (complaint !== undefined) return seedField.current?.focus()
    start(setup, { undo, sitters })
  }
  const beginCampaign = (): void => {
    if (complaint !== undefined) return seedField.current?.focus()
    const policy = undo === 'practice' ? undo : 'honest'
    import('../campaigns/campaigns.ts')
      .then((campaigns) => campaigns.beginCampaign(face.id, { ...setup, undo: policy, sitters }))
      .then(go, (error: unknown) =>
        setCampaignProblem(error instanceof Error ? error.message : String(error)),
      )
  }
  return (
    <form className="set-up" onSubmit={onSubmit} noValidate>
      <Top {...{ face, loaded, now }} />
      {main !== undefined && (
        <TileQuestion className="main" name={main} {...{ loaded, seats, options }} onChange={choose} />
      )}
      {isOpen ? <OptionsSheet {...{ face, loaded, now, folded }} /> : <Middle {...{ loaded, now }} />}
      <OptionsLine
        {...{ isOpen, undo, changed }}
        onToggle={() => setOpen(!isOpen)}
        chosen={folded
          .filter((name) => words[name]?.isVariant !== true || other.includes(name))
          .map((name) => [words[name]?.title ?? name, valueWords(words[name]?.values, options[name]).name])}
        onUsual={() => now.asUsual(folded)}
      >
        <SeedField text={seedText} onChange={now.setSeedText} field={seedField} />
      </OptionsLine>
      <Strip
        game={face.id}
        mostSeats={game.seats[1]}
        parts={optionWords(options, seats, words)}
        {...{ sitters, putBack, complaint, isStarting }}
        problem={problem ?? campaignProblem}
        onCampaign={game.campaign && beginCampaign}
      />
    </form>
  )
}

function FoundGame({ face }: { face: GameFace }) {
  const loaded = useGame(face.id)
  return (
    <PageFrame title={say('set-up.title', { game: face.name })} className="set-up-page" hasStrip>
      {loaded !== undefined && (
        <div className="set-up-room" style={accentOf(face)}>
          <Scene game={face.id} />
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
