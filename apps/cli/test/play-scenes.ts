/** Scenes to draw: the tiny fight as it begins, and a crowded table such as Small-Time Heroes will be. */
import { findGame } from '@hearthkeep/catalog'
import type { GameModule, Item, OfferedChoice, RefusedChoice } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import { Saves } from '../src/play/saves.ts'
import type { Scene } from '../src/play/scene.ts'
import { Sitting } from '../src/play/sitting.ts'
import { tableBoard } from '../src/play/table-board.ts'

/** The smallest game. */
export const tinyFight = findGame('tiny-fight') as GameModule

/** A table of the tiny fight; nothing is saved unless it is answered. */
export function tinySitting(saves: string, seed = 7): Sitting {
  return new Sitting(
    'tiny-fight-test',
    Match.start(tinyFight.game, { seed }, { undo: 'practice' }),
    new Saves(saves),
  )
}

/** The tiny fight after some answers. */
export async function tinyScene(saves: string, ...answers: readonly string[]): Promise<Scene> {
  const board = tableBoard(tinySitting(saves), { hasMenu: false })
  for (const answer of answers) {
    const { notice, isRefused } = await board.answer(answer)
    if (isRefused) throw new Error(notice?.text)
  }
  return board.scene()
}

const CARDS = [
  'Long Cut',
  'Shield Wall',
  'Quick Step',
  'Torch',
  'War Cry',
  'Feint',
  'Lunge',
  'Brace',
  'Second Wind',
  'Taunt',
]
const FOES = ['Rat King', 'Mud Golem', 'Bandit', 'Hexer']

const card = (id: number): Item => ({
  thing: { kind: 'card', id },
  name: `${CARDS[id % 10]}${id < 10 ? '' : ' 2'}`,
  figures: [{ label: 'cost', value: id % 4 }],
  tags: [['Attack', 'Defence', 'Skill'][id % 3]],
  text: `Deal ${3 + id} damage to an enemy, then gain ${id} Block for each card you have played this turn.`,
})

const foe = (name: string, id: number): Item => ({
  thing: { kind: 'foe', id },
  name,
  figures: [
    { label: 'health', value: 9 - 3 * id, of: 9 + id },
    { label: 'attack', value: 3 + id },
    ...(id === 1 ? [{ label: 'block', value: 12 }] : []),
  ],
  tags: id === 2 ? ['exposed 2', 'weak 1', 'immune to the first hit'] : [],
  text: 'When it falls, every other enemy gains 1 Strength.',
})

const choice = (notation: string, ...concerns: OfferedChoice['concerns'][number][]): OfferedChoice => ({
  seat: 0,
  notation,
  kind: 'play',
  concerns,
})

/** Twenty cards in hand, four foes, a market, potions, two heroes. */
export function crowdedScene(): Scene {
  const hand = Array.from({ length: 20 }, (_, id) => card(id))
  const offered = hand.flatMap(({ name }, id) =>
    id % 4 === 3
      ? []
      : FOES.map((target, to) =>
          choice(`play ${name} on ${target}`, { kind: 'card', id }, { kind: 'foe', id: to }),
        ),
  )
  const refused = hand.flatMap(({ name }, id): RefusedChoice[] =>
    id % 4 === 3
      ? [
          {
            seat: 0,
            rule: 'R33',
            text: `${name} costs more energy than you have`,
            notation: `play ${name}`,
            concerns: [{ kind: 'card', id }],
          },
        ]
      : [],
  )
  const potion = (id: number): Item => ({
    thing: { kind: 'potion', id },
    name: `Potion ${id + 1}`,
    figures: [],
    tags: [],
    text: 'Drink at any time.',
  })
  return {
    name: 'Small-Time Heroes',
    about: 'A crowded table.',
    glossary: [{ name: 'Block', kind: 'keyword', text: 'Taken away by damage before health is. [R51]' }],
    rules: [{ id: 'R51', chapter: 'Dealing damage', text: 'Damage removes Block first, then health.' }],
    seat: 0,
    seats: 2,
    others: [1],
    zones: [
      { title: 'Minion row', items: FOES.map(foe), summary: 'wave 2 of 4' },
      {
        title: 'Intents',
        items: [
          { name: 'sword or skull', figures: [], tags: ['face down'] },
          { name: 'skull or shield', figures: [], tags: ['face down'] },
        ],
      },
      {
        title: 'Joan',
        seat: 0,
        items: [
          {
            name: 'Joan',
            figures: [
              { label: 'health', value: 31, of: 40 },
              { label: 'block', value: 6 },
              { label: 'energy', value: 2, of: 3 },
            ],
            tags: ['strength 2'],
          },
        ],
      },
      {
        title: 'Lira',
        seat: 1,
        items: [
          {
            name: 'Lira',
            figures: [
              { label: 'health', value: 9, of: 35 },
              { label: 'energy', value: 3, of: 3 },
            ],
            tags: ['concealed'],
          },
        ],
      },
      { title: 'Hand', seat: 0, items: hand },
      { title: 'Market', items: [20, 21, 22, 23].map(card) },
      { title: 'Potions', items: [potion(0), potion(1), potion(2)] },
      { title: 'Deck', items: [], summary: '7 cards' },
      {
        title: 'Discard pile',
        items: [],
        summary: 'Long Cut, Shield Wall, Quick Step, Torch, War Cry, Feint, Lunge, Brace, Second Wind',
      },
      { title: 'Play area', items: [], summary: 'Taunt' },
    ],
    prompt: 'Play a card, drink a potion, or end your turn.',
    rule: 'R33',
    choices: [
      ...offered,
      ...[0, 1, 2].map((id) => choice(`drink Potion ${id + 1}`, { kind: 'potion', id })),
      choice('end turn'),
    ],
    refused,
    log: Array.from({ length: 30 }, (_, i) => ({
      text: `Something happens for the ${i + 1}th time.`,
      rule: `R${i}`,
      decision: Math.floor(i / 4),
    })),
    outcome: 'playing',
    status: '7 decisions, saved',
    place: 'table',
  }
}
