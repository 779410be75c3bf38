/** Battle for Greyport. */
import { gameModule } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { defineGame } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import rulesText from '../content/rules.json' with { type: 'json' }
import { foresight } from './rules/foresight.ts'
import { files } from './content/files.ts'
import { loadContent } from './content/load.ts'
import { pack } from './content/pack.ts'
import { achievementsOf } from './rules/achievements.ts'
import { resolveAmbushes } from './rules/arrivals.ts'
import { afterDamage } from './rules/damage.ts'
import { endEncounter } from './rules/encounter-end.ts'
import { encounterSetup } from './rules/encounter.ts'
import { fight } from './rules/fighting.ts'
import { game, setUp } from './rules/game.ts'
import { destroyLocation, findCard } from './rules/location.ts'
import { optionsOf } from './rules/options.ts'
import { chooseOption, chooseSnipe, loseCard, offerDraw, payPrice } from './rules/questions.ts'
import { pickPlayer, recoverCard, retireFromHand, returnHero } from './rules/questions.ts'
import { recruit } from './rules/recruiting.ts'
import { cleanup, discardStep, endRound } from './rules/round-end.ts'
import { round } from './rules/round.ts'
import { rules } from './rules/rulebook.ts'
import type { Table } from './rules/rulebook.ts'
import { hurtPlayer } from './rules/shields.ts'
import { monsterDamage, slashes } from './rules/strike.ts'
import { offerTaunt } from './rules/taunting.ts'
import { describe } from './words/describe.ts'
import { glossary } from './words/glossary.ts'

/** The rules, chapter by chapter: the procedures that each writes. */
const chapters = {
  'The course of the game': [game],
  'Setting up an encounter': [encounterSetup],
  'Monsters that arrive': [resolveAmbushes],
  'A round': [round],
  Fighting: [fight],
  'Damage to monsters': [afterDamage],
  'Damage to players': [hurtPlayer],
  'Taunt and the round marker': [offerTaunt],
  'Questions of effects': [
    ...[chooseOption, payPrice, pickPlayer, offerDraw, chooseSnipe],
    ...[retireFromHand, recoverCard, returnHero, loseCard],
  ],
  'The location': [findCard, destroyLocation],
  'The monsters strike': [monsterDamage, slashes],
  'Ending the round': [cleanup, recruit, discardStep, endRound],
  'Ending the encounter': [endEncounter],
}

function create(files: Files): Game {
  const data = loadContent(files)
  return defineGame({
    id: 'greyport',
    name: 'Battle for Greyport',
    about: 'Monsters stand between you and your tavern: lead a party through the streets of Greyport.',
    version: '1.1.0',
    contentHash: data.hash,
    seats: [2, 5],
    options: optionsOf(data),
    components: data.components,
    rules,
    chapters,
    data,
    procedures: data.effects.procedures,
    text: data.text,
    main: game,
    setUp,
    describe,
    glossary: glossary(data),
    rulesText,
    foresight,
    earned: (t, setup) =>
      achievementsOf(t, setup).map(({ rule, title, hardcore }) => ({
        ...{ rule, text: data.say(hardcore ? 'earned-hardcore' : 'earned', { title }) },
      })),
    rest: { monster: 'monsterBox', card: 'box' },
  })
}

/** The game with the content it comes with, and the means to play it with other content. */
export const greyport = gameModule(pack, files, create)

/** A table of the game with its fields by name: a `Game` keeps them to itself. */
export function openTable(game: Game): Table {
  return game.newTable() as Table
}

// What a client that draws this game's table needs besides.
export type { Card, Data, Monster } from './content/data.ts'
export { DIFFICULTIES, KINDS, TYPES } from './content/numbers.ts'
export type { Table } from './rules/rulebook.ts'
export { achievementsOf, listAchievements } from './rules/achievements.ts'
export type { Earned } from './rules/achievements.ts'
export { damageOf, faceOf, hpOf } from './rules/groups.ts'
export { encounterOf } from './rules/location.ts'
export { handSize, isPlayerHero } from './rules/players.ts'
export { MARK, STATE, STEP } from './rules/table.ts'
