/** Every procedure of the game by name: the chapters call each other through this page. */
import { rules } from './rulebook.ts'

const { declare } = rules

// The course of the game
export const game = declare('game', ['seat'])
export const encounterSetup = declare('encounter-setup', [])
export const round = declare('round', ['acted', 'index'])
export const endRound = declare('end-round', ['index'])
export const endEncounter = declare('end-encounter', ['seat', 'isDone'])
/** Loss, win, saved location, end of the encounter, in this order [Q41]. */
export const settle = declare('settle', [])

// The steps of a round's end
export const monsterDamage = declare('monster-damage', ['isDone'])
export const slashes = declare('slashes', ['monster', 'seat'])
export const destroyLocation = declare('destroy-location', ['seat'])
export const cleanup = declare('cleanup', ['seat', 'isDone'])
export const recruit = declare('recruit', ['seat'])
export const discardStep = declare('discard-step', ['seat', 'isDone'])

// What players do
export const playHero = declare('play-hero', ['seat', 'card'])
export const playItem = declare('play-item', ['seat', 'card', 'hero'])
export const useAbility = declare('use-ability', ['seat', 'card'])
export const fight = declare('fight', ['seat', 'hero', 'item', 'damage', 'place'])
export const tauntMonster = declare('taunt-monster', ['seat', 'monster'])

// What follows from something
export const resolveAmbushes = declare('resolve-ambushes', [])
/** What follows from damage to monsters: the defeated leave, and what they do about it happens [Q40]. */
export const afterDamage = declare('after-damage', [
  'seat',
  'isFight',
  'index',
  'monster',
  'owed',
  'vengeful',
])
export const hurtPlayer = declare('hurt-player', ['seat', 'damage'])

// Questions in the middle of something; what was chosen is the result.
export const chooseOption = declare('choose-option', ['place', 'seat'])
export const payPrice = declare('pay-price', ['seat', 'kind'])
export const pickPlayer = declare('pick-player', ['seat'])
export const offerDraw = declare('offer-draw', ['seat'])
export const offerTaunt = declare('offer-taunt', ['seat'])
export const chooseSnipe = declare('choose-snipe', ['seat', 'card', 'damage'])
export const retireFromHand = declare('retire-from-hand', ['seat'])
export const recoverCard = declare('recover-card', ['seat'])
export const returnHero = declare('return-hero', ['seat', 'card'])
export const findCard = declare('find-card', ['isItem', 'type'])
export const loseCard = declare('lose-card', ['seat', 'kind'])
