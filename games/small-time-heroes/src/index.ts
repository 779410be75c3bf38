/** Small-Time Heroes. */
import { gameModule } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { defineGame } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import rulesText from '../content/rules.json' with { type: 'json' }
import { files } from './content/files.ts'
import { loadContent } from './content/load.ts'
import { pack } from './content/schema.ts'
import { describe } from './words/describe.ts'
import { glossary } from './words/glossary.ts'
import { redeal } from './rules/course/unseen.ts'
import { foresight } from './rules/foresight.ts'
import { game as main } from './rules/procedures.ts'
import { rules } from './rules/rulebook.ts'
import type { Table } from './rules/rulebook.ts'
import { chapter as course, setUp } from './rules/course/game.ts'
import { chapter as wave } from './rules/course/wave.ts'
import { chapter as startOfWave } from './rules/course/start-of-wave.ts'
import { chapter as heroTurn } from './rules/heroes/hero-turn.ts'
import { chapter as discarding } from './rules/heroes/discarding.ts'
import { chapter as lasting } from './rules/heroes/lasting.ts'
import { chapter as questions } from './rules/heroes/questions.ts'
import { chapter as potionsChapter } from './rules/heroes/potions.ts'
import { chapter as defense } from './rules/damage/defense.ts'
import { chapter as settling } from './rules/damage/settling.ts'
import { chapter as enemyTurn } from './rules/enemies/enemy-turn.ts'
import { chapter as minions } from './rules/enemies/minions.ts'
import { chapter as bombs } from './rules/enemies/bombs.ts'
import { chapter as waveEnd } from './rules/course/wave-end.ts'
import { chapter as rewards } from './rules/course/rewards.ts'

/** The rules, chapter by chapter. */
const chapters = {
  'The course of the game': course,
  'A Wave': wave,
  'The start of a Wave': startOfWave,
  'The Hero Turn': heroTurn,
  'Discarding and Equipment': discarding,
  'Lasting abilities': lasting,
  'Questions of effects': questions,
  'Potions and Treasures': potionsChapter,
  'Damage to a Hero': defense,
  'What follows damage': settling,
  'The Enemy Turn': enemyTurn,
  Minions: minions,
  Bombs: bombs,
  'The end of a Wave': waveEnd,
  Rewards: rewards,
}

/** Where a card goes that a situation pushes aside: out of the way, but to its own. */
function restOfCard(card: number, t: Table): string[] {
  const { hero, isMinion, wave } = t.data.cards[card]
  return isMinion
    ? [`waveDecks[${wave}].deck`, `waveDecks[${wave}].discard`, 'destroyed']
    : [`heroes[${hero}].marketDeck`, `heroes[${hero}].marketDiscard`, 'destroyed']
}

function create(files: Files): Game {
  const data = loadContent(files)
  const heroes = data.heroes.map(({ id }) => id)
  const bosses = data.bosses.map(({ id }) => id)
  return defineGame({
    id: 'small-time-heroes',
    name: 'Small-Time Heroes',
    about: 'A deck, three Energy and a town to save: three Waves of Minions, then their Boss.',
    version: '1.1.0',
    contentHash: data.hash,
    seats: [1, 2],
    options: {
      hero: { values: heroes, default: heroes[0], about: 'Who fights alone; with two players both do.' },
      boss: { values: bosses, default: bosses[0], about: 'Whom you face, in a campaign first.' },
      mode: { values: ['day', 'campaign'], default: 'day', about: 'One Day, or three against three Bosses.' },
    },
    components: data.components,
    rules,
    chapters,
    data,
    procedures: data.effects.procedures,
    text: data.files.words,
    main,
    setUp,
    describe,
    glossary: glossary(data),
    rulesText,
    redeal,
    foresight,
    rest: {
      card: restOfCard,
      challenge: 'challengeDiscard',
      intent: 'intentDeck',
      knowledge: (card, t) => [`heroes[${t.data.knowledge[card].hero}].knowledgeDeck`],
      potion: 'potionDeck',
    },
  })
}

/** The game with the content it comes with, and the means to play it with other content. */
export const smallTimeHeroes = gameModule(pack, files, create)

/** A table of the game with its fields by name: a `Game` keeps them to itself. */
export function openTable(game: Game): Table {
  return game.newTable() as Table
}

// What a client that draws this game's table needs besides: figures as they stand.
export type { Data, Strike } from './content/data.ts'
export { BODY_PARTS, CARD_TYPES, SYMBOLS } from './content/limits.ts'
export { dealt } from './rules/damage/sums.ts'
export { zombieAttack } from './rules/enemies/zombies.ts'
export { FIGURES, figureNow } from './rules/heroes/figures.ts'
export type { FigureKind } from './rules/heroes/figures.ts'
export { shownCost } from './rules/heroes/heroes.ts'
export { protectOf, SIDE, strengthOf } from './rules/roster.ts'
export type { Enemy, Hero, Table } from './rules/rulebook.ts'
export { BOSS_WAVE, MAT } from './rules/table.ts'
