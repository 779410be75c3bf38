/** What entries say in figures alone; both the schemas and the rules know them from here. */
import { reference, whole, z } from '@hearthkeep/content'
import { DIFFICULTIES } from './numbers.ts'

/** The figures of a card that fights. */
export const strength = {
  damage: whole(0, 12).default(0).describe('Flat damage, besides the dice.'),
  cleave: z.boolean().default(false),
  pierce: whole(1, 5).optional(),
  splash: whole(1, 5).optional(),
}

/** What only heroes have. */
export const leading = {
  dualWield: z.boolean().default(false),
  anyItem: z.boolean().default(false).describe('May use items of either type [C23].'),
  anyTarget: z.boolean().default(false).describe('May fight any monster anywhere [C9].'),
}

/** What these are good for, in points of damage each: for bots. */
export const points: Readonly<Partial<Record<keyof typeof strength | keyof typeof leading, number>>> = {
  ...{ damage: 1, cleave: 2.2, pierce: 0.4, splash: 1.3, dualWield: 1.5, anyItem: 0.7, anyTarget: 1.5 },
}

/** The figures of one face of a monster. */
export const figures = {
  damage: whole(1, 6),
  armor: whole(1, 4).optional(),
  tank: z.boolean().default(false),
  ranged: z.boolean().default(false),
  ferocious: z.boolean().default(false),
  vengeful: z.boolean().default(false),
  cursed: z.boolean().default(false),
  slash: whole(1, 3).optional(),
  tauntDamage: whole(1, 3).optional().describe('Damage to whoever Taunts it [C25].'),
  defeatDamage: whole(1, 3).optional().describe('Damage to whoever defeats it [C26].'),
  defeatedAt: whole(5, 15).optional().describe('A single fight that deals so much defeats it [C13].'),
  stumbles: whole(1, 3).optional().describe('It hits itself if the white die shows no more than this.'),
  rally: whole(1, 2).optional().describe('More damage of every other monster of its group.'),
  noShields: z.boolean().default(false).describe('The player it is in front of cannot be shielded [C6].'),
  noDraws: z.boolean().default(false).describe('The player it is in front of draws no cards [C18].'),
  smallerHand: whole(1, 2).optional().describe('Hand size of the player it is in front of [C15].'),
  retires: z.boolean().default(false).describe('Whoever it damaged retires a hero in Cleanup [C19].'),
}

/** What it takes to earn an achievement. */
export const needs = z.strictObject({
  won: z.boolean().default(true).describe('Otherwise it counts when it happens [Q54].'),
  scenario: reference('scenarios').optional(),
  defeated: z.array(reference('bosses')).default([]),
  difficulty: z.array(z.enum(DIFFICULTIES)).default([]).describe('One of these; none: any.'),
  startingHpAtMost: whole(1, 20).optional().describe('Of every player.'),
  hpLeftAtLeast: whole(1, 20).optional().describe('Of every player, at the end.'),
  wounded: z.boolean().default(false),
  silent: z.boolean().default(false),
  defeatsInOneFight: whole(1, 20).optional(),
  locationsLostAtMost: whole(0, 3).optional(),
})
