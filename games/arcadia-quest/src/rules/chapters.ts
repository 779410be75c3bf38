/** Procedures that several chapters of the rules call, each written in the file of its chapter. */
import { rules } from './rulebook.ts'

const { declare } = rules

/** A hero has taken wounds that kill [B-KILL-5]: written in `death.ts`. */
export const heroDies = declare('hero-dies', ['hero'])
/** A killed monster leaves the map; the kill is the guild's, by a hero or nobody (-1) [B-KILL-4]: `kills.ts`. */
export const figureLeaves = declare('figure-leaves', ['figure', 'hero', 'quest'])
/** A figure that died of anything but an attack leaves at once: `kills.ts`. */
export const leavesIfDead = declare('leaves-if-dead', ['figure', 'hero'])
/** A quest is fulfilled [B-Q-2]: `quests.ts`. */
export const questDone = declare('quest-done', ['quest', 'card', 'hero'])
/** What an active hero's space holds: tokens, quests [B-TOK-2]: `arriving.ts`. */
export const arrive = declare('arrive', ['hero', 'quest'])
/** A monster attacks a hero [B-ATK-3]: `monster-attack.ts`. */
export const monsterAttacks = declare('monster-attacks', ['figure', 'hero', 'place', 'done'])
/** A monster pays a hero back: it moves, then attacks [S-PAY-1]: `payback.ts`. */
export const paysBack = declare('pays-back', ['figure', 'hero', 'call', 'goal: space', 'left'])
/** A card is laid into a slot of a hero, who makes room for it [B-Q-3]: `quests.ts`. */
export const equipOn = declare('equip-on', ['card', 'hero'])
/** A hero gets a card, and makes room for it [B-Q-3]: `quests.ts`. */
export const takeReward = declare('take-reward', ['card'])
/** A hero draws curses for Death tokens and keeps the highest [S-UP-2]: `curses.ts`. */
export const drawCurses = declare('draw-curses', ['hero'])
/** The scenario is done; nothing else happens in it: `ending.ts`. */
export const scenarioOver = declare('scenario-over', ['hero'])
/** A card is exhausted, or what a hero gives instead [B-HERO]: `using.ts`. */
export const exhaust = declare('exhaust', ['hero', 'card'])
/** A bomb goes off [B-BOMB]: `bombs.ts`. */
export const bombGoesOff = declare('bomb-goes-off', ['space', 'place'])
