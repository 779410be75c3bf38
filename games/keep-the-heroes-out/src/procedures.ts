/** Every procedure of the game by name: the chapters call each other through this page. */
import { rules } from './rulebook.ts'

const { declare } = rules

// The course of the game
export const game = declare('game', ['seat', 'count'])
export const placeMeeples = declare('place-meeples', ['seat', 'count'])
export const lunch = declare('lunch', [])
export const turn = declare('turn', ['isOver'])
export const renewal = declare('renewal', ['isOver'])
export const invasion = declare('invasion', [])

// A player's actions
export const swarm = declare('swarm', ['seat', 'action', 'room', 'left'])
export const surge = declare('surge', ['seat', 'action', 'room'])
export const ambush = declare('ambush', ['seat', 'left', 'type', 'isOver'])
export const reinforce = declare('reinforce', ['seat', 'action'])
export const useCells = declare('use-cells', ['seat'])
export const useLaboratory = declare('use-laboratory', ['seat', 'card'])

// Heroes
export const revealGuildCard = declare('reveal-guild-card', ['card: guild', 'effect'])
export const resolveHeroes = declare('resolve-heroes', [])
export const summonHero = declare('summon-hero', ['hero', 'room', 'again'])
export const showOff = declare('show-off', ['hero', 'room', 'count'])
export const jailHero = declare('jail-hero', ['card: guild'])
export const loot = declare('loot', ['room', 'needed', 'treasure'])
export const attack = declare('attack', ['seat', 'room'])
export const cursePlayers = declare('curse-players', ['count', 'seat', 'left'])
export const rebel = declare('rebel', ['room', 'left', 'resource'])
