/** What the cards of clans and crafts can say: actions, and what the Guild's scenario cards do. */
import { vocabulary, whole, z } from '@hearthkeep/content'

export const TYPES = ['jewel', 'swords', 'hats', 'eye', 'crossbones', 'special'] as const
export const RESOURCES = ['frog', 'coin', 'bone', 'book'] as const
export const CLASSES = ['warrior', 'rogue', 'mage', 'archer'] as const

/** Actions that Swarm, Reinforce and Surge can name. */
export const SIMPLE = ['draw', 'activate', 'move', 'melee', 'ranged', 'trap', 'portal', 'summon'] as const
const simple = z.enum(SIMPLE)

/** The actions on a card [A1] to [A14]; the list of a side is what its icons show, from the left. */
export const actionWords = vocabulary({
  lists: false,
  title: 'action',
  effects: {
    draw: {},
    activate: {},
    move: {},
    melee: {},
    ranged: {},
    place: { place: z.enum(RESOURCES) },
    defend: {},
    trap: {},
    portal: {},
    swarm: { swarm: z.enum(['move', 'melee', 'ranged', 'trap']) },
    reinforce: { reinforce: z.enum(['activate', 'move', 'melee', 'ranged', 'summon']) },
    ambush: { ambush: whole(1, 4), at: z.enum(TYPES) },
    surge: { surge: z.enum(['move', 'melee', 'ranged', 'summon']), then: simple },
    summon: {},
  },
})

/** What a scenario card of the Guild deck does when it is revealed in an invasion [H1]. */
export const scenarioWords = vocabulary({
  lists: false,
  title: 'scenario-effect',
  effects: {
    heroes: { heroes: z.enum(CLASSES), at: z.enum(TYPES).describe('One in each room of the type.') },
    inspire: { inspire: z.enum([...TYPES, 'everywhere']).describe('Exhausted heroes become active.') },
    event: { event: z.enum(TYPES).describe('An event token in each room of the type, as far as they go.') },
    'clear-events': {},
    curse: { curse: whole(1, 2).describe('Cards every player discards, of their choice.') },
    'lose-traps': { 'lose-traps': z.enum([...TYPES, 'everywhere']) },
    'lose-resources': { 'lose-resources': z.enum([...TYPES, 'everywhere']) },
    rebel: { rebel: z.enum(RESOURCES).describe('Each such token wounds a monster in its room.') },
    'close-portals': {},
    'renew-offer': {},
    'strike-events': {},
  },
})
