/** The game from set-up to its end [S1] to [S12]. */
import { WON } from '@hearthkeep/engine'
import type { Setup } from '@hearthkeep/engine'
import { dealRow, drawOpeningHand, takeHeroBack } from './cards.ts'
import { endEncounter } from './encounter-end.ts'
import { encounterSetup } from './encounter.ts'
import { isPlayed, leftOf } from './players.ts'
import { round } from './round.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { ask, choices, events, procedure, reasons, repeatWhile, when } = rules
const WOUNDED_HP = 3
const ENCOUNTERS = 3

/** Lays the pieces out that need no decision. */
export function setUp(t: Table, { seats, options }: Setup): void {
  const scenario = t.data.scenarios.findIndex(({ id }) => id === options['scenario'])
  const { startingHp, encounters } = t.data.scenarios[scenario]
  t.scenario = scenario
  t.restHealing = Number(options['rest']) // [S9, V1]
  t.openHands = options['hands'] === 'open' && options['silent'] === 'no' ? 1 : 0 // [S12, V6]
  t.defender = Number(options['first']) - 1 // [S10]
  t.boon = -1
  t.fighter = -1
  t.target = -1
  t.second = -1
  const hp = options['hp'] === 'printed' ? startingHp : Number(options['hp']) // [S5, V4]
  for (let seat = 0; seat < seats; seat++) {
    const player = t.players[seat]
    player.character = -1
    player.hp = hp
    player.maxHp = hp
    player.level = 1
  }
  const wounded = options['wounded'] === 'nobody' ? 0 : Number(options['wounded'])
  if (wounded > 0) t.players[wounded - 1].hp = Math.min(WOUNDED_HP, hp) // [V5]
  for (let i = 0; i < ENCOUNTERS; i++) {
    if (i >= encounters.length) {
      t.locations[i] = -1
      continue
    }
    const { subdeck, location } = encounters[i]
    t.subdecks[i] = subdecksOf(t, subdeck, options[`monsters${i + 1}`] ?? 'printed')
    t.locations[i] = location
  }
  if (options['monsters1'] === 'all') for (let i = 1; i < ENCOUNTERS; i++) t.subdecks[i] = 0 // [Q53]
  if (options['locations'] === 'random') drawLocations(t, encounters.length)
  layOutCards(t)
}

/** Decks, and what stays in the box until it is needed. */
function layOutCards(t: Table): void {
  const { cards, first, firstToken, monsters } = t.data
  for (let card = 0; card < first.items; card++) t.heroDeck.push(card)
  for (let card = first.items; card < first.starting; card++) t.itemDeck.push(card)
  for (let card = first.starting; card < first.curses; card++) t.box.push(card)
  for (let card = first.curses; card < first.playerHeroes; card++) t.curseDeck.push(card)
  for (let card = first.playerHeroes; card < cards.length; card++) t.box.push(card)
  for (let monster = 0; monster < firstToken; monster++) t.monsterBox.push(monster)
  for (let monster = firstToken; monster < monsters.length; monster++) t.tokenSupply.push(monster)
}

/** The subdecks of an encounter, a bit each: those printed, others instead, or one more [V2]. */
function subdecksOf({ data }: Table, printed: number, option: string): number {
  const { subdecks } = data
  const own = printed < 0 ? 0 : 1 << printed
  if (option === 'printed') return own
  if (option === 'all') return (1 << subdecks.length) - 1
  const isMore = option.startsWith('printed+')
  const wanted = isMore ? option.slice('printed+'.length) : option
  const other = 1 << subdecks.findIndex(({ id }) => id === wanted)
  return isMore ? own | other : other
}

/** Without replacement [V3, Q31]. */
function drawLocations(t: Table, count: number): void {
  const left = t.data.locations.map((_, location) => location)
  for (let i = 0; i < count; i++) t.locations[i] = left.splice(t.marketDice.below(left.length), 1)[0]
}

/** A player takes a character's cards: five and the player hero in hand [S3, S4]. */
function takeCharacter(t: Table, seat: number, character: number): void {
  const player = t.players[seat]
  player.character = character
  const { first } = t.data
  for (let card = first.starting; card < first.curses; card++) {
    if (t.data.cards[card].character !== character) continue
    t.box.take(card)
    player.deck.push(card)
  }
  t.playerDice.shuffle(player.deck)
  t.log?.add(events['character-chosen'], seat)
}

export const game = procedure(
  'game',
  ['seat'],
  [
    (t, my) => {
      my.seat = t.defender
    },
    repeatWhile(
      (t, my) => t.players[my.seat].character < 0,
      [
        ask({
          name: 'choose-character',
          rule: 'S2',
          who: (_, my) => my.seat,
          choices(t, out) {
            for (let character = 0; character < t.data.characters.length; character++)
              if (isPlayed(t, character))
                out.refuse(reasons['is-taken'], choices['choose-character'], character)
              else out.add(choices['choose-character'], character)
          },
          take: { 'choose-character': (t, { character }, my) => takeCharacter(t, my.seat, character) },
        }),
        (t, my) => {
          my.seat = leftOf(t, my.seat)
        },
      ],
    ),
    (t) => {
      for (let seat = 0; seat < t.seats; seat++) {
        drawOpeningHand(t, seat)
        takeHeroBack(t, seat)
      }
      dealRow(t, 0)
      dealRow(t, 1)
    },
    repeatWhile(
      (t) => t.encounter < t.data.scenarios[t.scenario].encounters.length,
      [
        (t) => {
          t.encounter++
          t.round = 0
          t.encounterOver = 0
        },
        encounterSetup,
        repeatWhile((t) => t.encounterOver === 0, [round]),
        when((t) => t.encounter < t.data.scenarios[t.scenario].encounters.length, [endEncounter]),
      ],
    ),
    // A last encounter without a boss is won when no monster is left.
    (t) => {
      t.log?.add(events['game-won'])
      t.finish(WON)
    },
  ],
)
