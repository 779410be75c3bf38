/** Hellbringer: down through a graveyard to the Demon in its tomb. */
import { gameModule } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { defineGame } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import rulesText from '../content/rules.json' with { type: 'json' }
import { files } from './content/files.ts'
import { loadContent } from './content/load.ts'
import { pack } from './content/pack.ts'
import { campaignWith, optionsOf, setUp } from './rules/campaign.ts'
import { foresight } from './rules/foresight.ts'
import { game } from './rules/game.ts'
import { rules } from './rules/rulebook.ts'
import { redealPlaces } from './rules/searching.ts'
import type { Table } from './rules/rulebook.ts'
import { describe } from './words/describe.ts'
import { glossary } from './words/glossary.ts'

/** Where situations put what they push aside: back to where it comes from. */
const restOfCard = (card: number, { data: { first } }: Table): readonly string[] =>
  card < first.combats ? ['commons', 'discardPile'] : card < first.locations ? ['combatBox'] : ['ahead']
const restOfEnemy = (enemy: number, { data: { firstEnemy } }: Table): readonly string[] =>
  enemy < firstEnemy.monsters ? ['starterPile'] : enemy < firstEnemy.moose ? ['monsterPile'] : ['enemyBox']

function create(files: Files): Game {
  const data = loadContent(files)
  const campaign = campaignWith(data)
  return defineGame({
    id: 'hellbringer',
    name: 'Hellbringer',
    about: 'Go down through graveyard, crypt, cave and hell, and put an end to the Demon in the tomb.',
    version: '1.0.0',
    contentHash: data.hash,
    seats: [1, 4],
    options: optionsOf(data),
    components: data.components,
    rules,
    data,
    procedures: data.book.procedures,
    text: data.text,
    main: game,
    setUp: (table, setup) => setUp(campaign, table, setup),
    describe,
    glossary: glossary(data),
    rulesText,
    redeal: { kinds: [], deal: (t: Table, _: number, random) => redealPlaces(t, random) },
    foresight,
    rest: { card: restOfCard, enemy: restOfEnemy, lot: 'drawPile' },
    campaign,
  })
}

/** The game with the content it comes with, and the means to play it with other content. */
export const hellbringer = gameModule(pack, files, create)

/** A table of the game with its fields by name: a `Game` keeps them to itself. */
export function openTable(game: Game): Table {
  return game.newTable() as Table
}

export { DIE_FACES } from './rules/rulebook.ts'
export type { CardId, EnemyId, Hero, Table } from './rules/rulebook.ts'
/** What a table shows: figures, sums and sight as the rules reckon them. */
export { ENEMY, ENEMY_DIE, FIGURE, FIGURES, KIND, KINDS, RESULTS, RUNES } from './content/kinds.ts'
export { activationCost, playingCost } from './rules/cards.ts'
export { sumAgainst } from './rules/combination.ts'
export { apLeft, figureOf, ignoredDice, runesTaken } from './rules/figures.ts'
export { acidDice, damageDice, demonOf, enemyAr, enemyHp, faceOf, isExposed } from './rules/sight.ts'
export { knownStrata } from './rules/known-pile.ts'
export type { Stratum } from './rules/known-pile.ts'
export { locationSi, neededDamage, neededSi, ROW, rowOf, sees } from './rules/sight.ts'
export { DEMON, MARK, SIGN } from './rules/marks.ts'
export { attackedSeat, strengthOf, totalFor } from './rules/targets.ts'
export { cardPicture, enemyPicture, figurePictures, heroPicture } from './words/pictures.ts'
export { locationPicture, perkPicture } from './words/pictures.ts'
