/** The main menu: what to play, what to continue. */
import type { GameModule, Item, Zone } from '@hearthkeep/engine'
import type { Board } from './board.ts'
import type { Save } from './saves.ts'
import { choice, countOf, menuScene, seatsText, wordsBoard } from './words-board.ts'

const ABOUT = 'Hearthkeep: co-operative board games. The rules are enforced and the enemies run themselves.'
const CONTINUED = 20
/** How many saves that cannot be read are named. */
const UNREADABLE = 3

/** What the main menu leads to. */
type MainEnding = `play ${string}` | `campaign ${string}` | `continue ${string}` | 'quit'

/** Which saves cannot be continued, and why; undefined if all can. */
function unreadable(modules: readonly GameModule[], saves: readonly Save[]): string | undefined {
  const told = saves.flatMap(({ game, path, problem }) => {
    if (problem !== undefined) return [`${path} (${problem})`]
    if (game === undefined || modules.some((module) => module.game.id === game)) return []
    return [`${path} (there is no game "${game}" here)`]
  })
  if (told.length === 0) return undefined
  const rest = told.length - UNREADABLE
  const listed = told.slice(0, UNREADABLE).join('; ') + (rest > 0 ? `; and ${rest} more` : '')
  return `${countOf(told.length, 'saved game')} cannot be read: ${listed}`
}

/** What the menu shows: the games, those to go on with, and what is to be said. */
function zonesOf(
  modules: readonly GameModule[],
  saves: readonly Save[],
  open: readonly Save[],
  news: string | undefined,
): Zone[] {
  const nameOf = (id: string | undefined): string =>
    modules.find(({ game }) => game.id === id)?.game.name ?? 'unknown'
  const games = modules.map(({ game }, id): Item => ({
    thing: { kind: 'game', id },
    name: game.name,
    figures: [],
    tags: [seatsText(game.seats)],
    text: game.about,
  }))
  const continued = open.map(({ id, game, steps }, number): Item => ({
    thing: { kind: 'save', id: number },
    name: id,
    figures: [],
    tags: [countOf(steps, 'decision')],
    text: nameOf(game),
  }))
  const unread = unreadable(modules, saves)
  return [
    { title: 'Games', items: games },
    ...(continued.length > 0 ? [{ title: 'Saved games', items: continued }] : []),
    ...(unread === undefined ? [] : [{ title: 'Not listed', items: [], summary: unread }]),
    ...(news === undefined ? [] : [{ title: 'Last', items: [], summary: news.split('\n')[0] }]),
  ]
}

/** The main menu; `news` is what there is to say about the last game. */
export function mainBoard(
  modules: readonly GameModule[],
  saves: readonly Save[],
  news?: string,
): Board<MainEnding> {
  const open = saves
    .filter(({ game }) => modules.some((module) => module.game.id === game))
    .slice(0, CONTINUED)
  const choices = [
    ...modules.map(({ game }, id) => choice(`play ${game.name}`, 'game', id)),
    ...modules.flatMap(({ game }, id) =>
      game.campaign === undefined ? [] : [choice(`campaign of ${game.name}`, 'game', id)],
    ),
    ...open.map(({ id }, number) => choice(`continue ${id}`, 'save', number)),
    choice('quit'),
  ]
  const scene = menuScene({
    name: 'Hearthkeep',
    about: ABOUT,
    zones: zonesOf(modules, saves, open, news),
    prompt: 'What would you like to play?',
    choices,
    glossary: [],
    rules: [],
  })
  return wordsBoard<MainEnding>(
    () => scene,
    (words) => {
      const wanted = words.toLowerCase()
      const module = modules.find(
        ({ game }) => wanted === `play ${game.name.toLowerCase()}` || wanted === game.id,
      )
      if (module) return { ending: `play ${module.game.id}` }
      const told = modules.find(({ game }) => wanted === `campaign of ${game.name.toLowerCase()}`)
      if (told?.game.campaign) return { ending: `campaign ${told.game.id}` }
      const save = open.find(({ id }) => wanted === `continue ${id}`)
      if (save) return { ending: `continue ${save.id}` }
      return wanted === 'quit' ? { ending: 'quit' } : undefined
    },
  )
}
