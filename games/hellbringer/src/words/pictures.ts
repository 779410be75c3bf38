/** What things look like, by their names among the game-icons. */
import pictures from '../../pictures.json' with { type: 'json' }
import { ENEMIES, KINDS } from '../content/kinds.ts'

type Known = Readonly<Record<string, string>>
const cards: Known = pictures.cards
const enemies: Known = pictures.foes
const perks: Known = pictures.perks
const classes: Known = pictures.classes

/** A card by its id; one that a pack adds by its kind. */
export const cardPicture = (id: string, kind: number): string => cards[id] ?? pictures.kinds[KINDS[kind]]
export const enemyPicture = (id: string, kind: number): string =>
  enemies[id] ?? pictures.enemies[ENEMIES[kind]]
export const perkPicture = (id: string): string => perks[id] ?? pictures.kinds.skill
export const heroPicture = (id: string): string => classes[id] ?? pictures.classes.warrior
export const locationPicture = (number: number): string => pictures.locations[number]
export const figurePictures = pictures.figures
