import { SPECTATOR } from '@hearthkeep/engine'
import { beforeEach, describe, expect, test } from 'vitest'
import { smallTimeHeroes } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { begin, card, intent, item, JOAN, LIRA, row, zone, zonesOf } from './described.ts'

const { game } = smallTimeHeroes

describe('what only some have', () => {
  test('[R75, R76, R83] Lira is Concealed, and Prepare makes cards cheaper', () => {
    const t = begin({ hero: 'lira' })
    const hero = t.heroes[LIRA]
    hero.concealed = 1
    hero.sincePrepare = 2
    hero.hand.push(card(t, 'The Long Con 1'))
    expect(item(t, 'Hand', 'The Long Con 1').figures).toEqual([{ label: 'cost', value: 1 }])
    expect(item(t, 'You', 'Lira').tags).toEqual(['Concealed'])
    hero.hiding = 1
    expect(item(t, 'You', 'Lira').tags).toEqual(['Concealed: damage halved this turn'])
  })

  test('[R146, R150] a Bomb in hand says what it takes and what it does; the top one lies open [A26]', () => {
    const t = begin({ hero: 'lira', boss: 'goblin-king' })
    const { deck } = t.waveDecks[0]
    t.heroes[LIRA].hand.push(card(t, 'Deck Swabber 2'))
    expect(item(t, 'Hand', 'Deck Swabber 2')).toEqual({
      thing: { kind: 'card', id: card(t, 'Deck Swabber 2') },
      name: 'Deck Swabber 2',
      figures: [],
      tags: ['Bomb'],
      text: 'Defuse: pay 1 Energy. Explode: Deal 2 damage.',
    })
    deck.push(card(t, 'Plank Inspector'))
    expect(zone(t, 'Next Bomb').summary).toBe(
      'Defuse: give up 3 Block. Explode: Deal 2 damage. Make the Hero Weak.',
    )
  })

  test('[R160, R163, R164] Zombies can be hit one by one, and attack together', () => {
    const t = begin({ boss: 'necromancer' })
    row(t, 'Banshee 1', '', '')
    t.enemies[0].zombies.push(card(t, 'Crypt Doorman'))
    t.enemies[0].zombies.push(card(t, 'Bag of Elbows'))
    t.enemies[1].zombies.push(card(t, 'Wailing Widower'))
    expect(item(t, 'Wave', 'Banshee 1').tags).toEqual(['Sun', '2 Zombies in front'])
    expect(item(t, 'Wave', 'place 2').tags).toEqual(['Moon', 'empty', '1 Zombie in front'])
    const zombies = zone(t, 'Zombies')
    expect(zombies.title).toBe('Zombies, together 4')
    expect(zombies.items.map(({ name, figures }) => [name, figures[0].value])).toEqual([
      ['Zombie Crypt Doorman', 2],
      ['Zombie Bag of Elbows', 2],
      ['Zombie Wailing Widower', 0],
    ])
    const targets = zombies.items.map(({ thing }) => game.things['zombie'].name(thing?.id ?? 0, t as never))
    expect(targets).toEqual(zombies.items.map(({ name }) => name))
  })

  test('[R140, R174, R175, A34] the Boss to come, with the health and Block for this Day and these seats', () => {
    const told = (t: Table): unknown[] => {
      const { figures, tags } = item(t, 'Horde', t.data.bosses[t.bosses[t.day - 1]].name)
      return [...figures.map(({ label, value }) => `${label} ${value}`), ...tags]
    }
    const alone = begin({ boss: 'goblin-king' })
    const { health, block } = alone.data.bosses[alone.bosses[0]]
    expect(told(alone)).toEqual([`health ${health}`, `block ${block}`, 'to come'])
    const both = begin({ boss: 'goblin-king', mode: 'campaign' }, 2)
    both.day = 2
    const second = both.data.bosses[both.bosses[1]]
    expect(told(both)[0]).toBe(`health ${2 * (second.health + 10)}`)
    expect(told(begin({ boss: 'guardian' }))).toEqual(['to come'])
  })

  test('[R151, R153, A56] the Guardian: Crystals, Rubble, and no health of its own', () => {
    const t = begin({ boss: 'guardian' })
    row(t, 'Left Arm of Polite Waving', 'Head of Stern Looks', 'Right Arm of Swatting')
    Object.assign(t, { wave: 4, crystals: 3 })
    Object.assign(t.enemies[0], { rubble: 1, health: 0, strength: 1, weak: 1 })
    expect(item(t, 'Boss Wave', 'Left Arm of Polite Waving')).toEqual({
      thing: { kind: 'enemy', id: 0 },
      name: 'Left Arm of Polite Waving',
      figures: [{ label: 'strength', value: 1 }],
      tags: ['Sun', 'Rubble', 'Weak'],
    })
    const boss = zonesOf(t).find(({ title }) => title === 'Boss')
    expect(boss?.items[0].figures).toEqual([{ label: 'crystals', value: 3 }])
    intent(t, 0, 0)
    expect(zone(t, 'Intent').items[0].text).toMatch(/^Boss: /)
  })
})

describe('a campaign of two', () => {
  let t: Table
  beforeEach(() => {
    t = begin({ mode: 'campaign' }, 2)
    t.day = 3
    t.bosses[2] = 0
  })

  test('[R175, R178] Challenges say what they do, and once the Wave is cleared what they give', () => {
    const advanced = t.data.challenges.findIndex(({ isAdvanced }) => isAdvanced)
    t.challenges.clear()
    t.challenges.push(0)
    t.challenges.push(advanced)
    expect(zonesOf(t)[0].title).toBe("Day 3, Wave 1 of 3, Joan's turn, round 1")
    const { health } = t.data.challenges[0]
    expect(item(t, 'Challenge', 'Second Breakfast').text).toContain(`Minions have ${health} more health.`)
    t.cleared = 1
    expect(item(t, 'Which Reward', 'Second Breakfast').text).toBe(
      'Gain a card from your Market Row; Regain 4 health',
    )
    expect(zone(t, 'Which Reward').items[1]).toMatchObject({
      tags: ['Treasure Suspiciously Warm Pie'],
      text: 'Regain 10 health.',
    })
  })

  test('[R134, R195] the next Reward is not known', () => {
    expect(zonesOf(t).some(({ title }) => title === 'Next Reward')).toBe(false)
  })

  test('[R195] hands are shown to both, the own one with all it can do', () => {
    for (const [seat, own, other] of [
      [0, 'Joan', 'Lira'],
      [1, 'Lira', 'Joan'],
    ] as const) {
      expect(zone(t, `${own}: Hand`, seat).items.length).toBeGreaterThan(0)
      expect(zone(t, `${other}: Hand`, seat)).toMatchObject({
        items: [],
        summary: expect.stringMatching(/\(1\).*; 5 in deck, 0 discarded$/) as string,
      })
    }
    const looking = zonesOf(t, SPECTATOR).filter(({ title }) => title.endsWith('Hand'))
    expect(looking.map(({ seat, items }) => [seat, items.length > 0])).toEqual([
      [0, true],
      [1, true],
    ])
  })

  test('[R85, R177, R183] Potions with their holders, Knowledge and Treasures', () => {
    const [one, two] = t.heroes
    one.potions.push(t.potionDeck.pop())
    two.potions.push(t.potionDeck.pop())
    two.knowledge.push(t.data.knowledge.findIndex(({ name }) => name === 'Bag of Tricks'))
    t.treasures.push(t.data.challenges.findIndex(({ treasure }) => treasure === 'Gym Membership'))
    expect(zone(t, 'Potions').items.map(({ tags }) => tags)).toEqual([['Joan'], ['Lira']])
    expect(zone(t, 'Knowledge').summary).toMatch(/^Bag of Tricks: .*At the start of a Wave: Draw 2 cards\.$/)
    expect(item(t, 'Treasures', 'Gym Membership')).toMatchObject({
      thing: { kind: 'treasure' },
      tags: ['each Wave'],
      text: 'Gain 1 Strength.',
    })
    one.knowledgeOffer.push(0)
    expect(zone(t, 'Keep one').items[0].thing).toEqual({ kind: 'knowledge', id: 0 })
  })

  test('[R125, R191] an Intent for each Hero; one who is knocked out is seen to be', () => {
    intent(t, JOAN, 0, 4)
    intent(t, LIRA, 1)
    expect(zone(t, 'Intents').items.map(({ name }) => name)).toEqual([
      'Joan: Sun?',
      'Joan: Claw?',
      'Lira: Moon',
    ])
    t.heroes[LIRA].out = 1
    expect(item(t, 'Heroes', 'Lira')).toMatchObject({ figures: [], tags: ['knocked out'] })
  })
})
