import { describeFor, sightOf, SPECTATOR, viewOf } from '@hearthkeep/engine'
import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { fight, lastMinion, plainMinion, read, tableOf } from './fight-three.ts'

/** What each seat and an onlooker see of a field. */
function sights(at: Scene, path: string): string[] {
  const leaf = at.game.layout.leaves.find((one) => one.path === path)
  if (leaf === undefined) throw new Error(`no field ${path}`)
  const seats = [...Array.from({ length: at.table.seats }, (_, seat) => seat), SPECTATOR]
  return [...new Set(seats.map((seat) => sightOf(leaf, at.table, seat)))]
}

/** Everything that one can read on the table. */
function textOf(at: Scene, seat = 0): string {
  return JSON.stringify(describeFor(at.game, at.table, seat))
}

const two = fight({ seats: 2, mode: 'campaign', boss: 'necromancer' })

describe('what lies open', () => {
  const ofHero = [
    ...['health', 'block', 'strength', 'protect', 'weak', 'exposed', 'concealed', 'energy', 'equipment'],
    ...['marketRow', 'discard', 'potions', 'knowledge', 'playArea', 'hand'],
  ]
  const ofEnemy = ['card', 'health', 'block', 'strength', 'protect', 'weak', 'exposed', 'symbol', 'zombies']
  const open = [
    ...[0, 1].flatMap((hero) => ofHero.map((field) => `heroes[${hero}].${field}`)),
    ...[0, 1, 2, 3].flatMap((enemy) => ofEnemy.map((field) => `enemies[${enemy}].${field}`)),
    ...['treasures', 'challenges', 'crystals', 'potionDiscard', 'intentDiscard', 'waveDecks[0].discard'],
    ...['intents[0].back', 'intents[1].back', 'intents[0].shown'],
  ]
  test.each(open)('[R195] everybody sees %s', (path) => {
    expect(sights(two, path)).toEqual(['all'])
  })

  const decks = [
    ...['heroes[0].deck', 'heroes[1].deck', 'heroes[0].marketDeck', 'heroes[0].knowledgeDeck'],
    ...['waveDecks[0].deck', 'waveDecks[2].deck', 'intentDeck', 'challengeDeck', 'potionDeck'],
  ]
  test.each(decks)('[R195] of %s everybody sees how many cards it has, and nobody which', (path) => {
    expect(sights(two, path)).toEqual(['size'])
  })

  test('[R195] what Horde and Boss can do stands on the table', () => {
    const at = fight()
    const { hordeTexts, abilityTexts } = tableOf(at).data.bosses[0]
    const plain = (text: string): string => text.replaceAll('**', '')
    for (const text of hordeTexts) expect(textOf(at)).toContain(plain(text))
    const boss = fight({ table: { wave: 4, 'enemies[3]': { health: 30, maxHealth: 30 } } })
    for (const text of abilityTexts) expect(textOf(boss)).toContain(plain(text))
  })

  test('[R195] the other Hero’s hand may be looked at', () => {
    expect(textOf(two, 0)).toContain('Borrowed Steak Knife 1')
    expect(textOf(two, 1)).toContain('Shin Kick 1')
  })
})

describe('what is hidden', () => {
  const withIntent = (card: string) => fight({ table: { intents: [{ card, back: 3, shown: -1, hero: 0 }] } })

  test('[R195] the front of an Intent, until it is revealed', () => {
    const [sun, moon] = [withIntent('Sun or Moon (Sun)'), withIntent('Sun or Moon (Moon)')]
    expect(sights(sun, 'intents[0].card')).toEqual(['nothing'])
    for (const seat of [0, SPECTATOR]) {
      expect(viewOf(sun.game.layout, sun.table, seat)).toEqual(viewOf(moon.game.layout, moon.table, seat))
      expect(textOf(sun, seat)).toBe(textOf(moon, seat))
    }
    expect(sun.offers()).toEqual(moon.offers())
    const log = moon.do('end the turn of Joan').events()
    expect(log).toContain('The Intent for Joan is Moon.')
  })

  test.each(['heroes[0].deck', 'heroes[0].marketDeck', 'potionDeck', 'waveDecks[1].deck'])(
    '[R195] the order of %s',
    (path) => {
      const at = fight()
      const names = at.read(path) as string[]
      expect(names.length).toBeGreaterThan(2)
      const turned = fight({ table: { 'potionDeck.top': [], [path]: [...names].reverse() } })
      const plain = fight({ table: { 'potionDeck.top': [], [path]: names } })
      const { layout } = at.game
      expect(viewOf(layout, turned.table, 0)).toEqual(viewOf(layout, plain.table, 0))
      expect(textOf(turned)).toBe(textOf(plain))
    },
  )

  test('[R195] also where cards of the deck are offered: they are not listed as they lie', () => {
    const deck = ['Shin Kick 3', 'Power Chord', 'Leather Jacket Shrug 2', 'Sound Check']
    const destroying = (order: string[]) =>
      fight({
        table: { enemies: lastMinion(), challengeDeck: ['Borrowed Armor'], 'heroes[0].deck': order },
      })
        .do(`play Shin Kick 1 on ${plainMinion()}`)
        .offers()
    expect(destroying([...deck].reverse())).toEqual(destroying(deck))
    expect(destroying(deck)).toContain('destroy Power Chord')
  })
})

describe('the next Reward', () => {
  const reward = 'Regain 4 health'

  test('[R134] is known in advance in a standard game', () => {
    const at = fight({ table: { challengeDeck: ['Bad Mood', 'Second Breakfast'] } })
    expect(sights(at, 'challengeDeck')).toEqual(['top'])
    expect(textOf(at)).toContain(reward)
    // Only the top one: what lies below makes no difference.
    const other = fight({ table: { challengeDeck: ['Pep Talk', 'Second Breakfast'] } })
    expect(textOf(other)).toBe(textOf(at))
  })

  test('[R134, R195] is not known in a campaign', () => {
    const at = (top: string) => fight({ mode: 'campaign', table: { challengeDeck: ['Bad Mood', top] } })
    expect(sights(at('Second Breakfast'), 'challengeDeck')).toEqual(['size'])
    expect(textOf(at('Second Breakfast'))).not.toContain(reward)
    expect(textOf(at('Second Breakfast'))).toBe(textOf(at('Pep Talk')))
  })

  test('[R134] of a Challenge in play shows once the Wave is cleared and the cards are turned', () => {
    const at = fight({
      mode: 'campaign',
      table: {
        ...{ day: 3, enemies: lastMinion(), challengeDeck: ['Bad Mood', 'Thick Socks'] },
        challenges: ['Second Breakfast', 'Pep Talk'],
      },
    })
    expect(textOf(at)).toContain('Minions have 2 more health')
    expect(textOf(at)).not.toContain(reward)
    at.do(`play Shin Kick 1 on ${plainMinion()}`)
    expect(read(at, 'question')).toEqual(['choose-reward'])
    expect(textOf(at)).toContain(reward)
  })
})
