/** What has to fit together across the files of the box. */
import type { Frozen, Problem, z } from '@hearthkeep/content'
import type * as entries from './entries.ts'
import { MOST_COMMON, PERKS_EACH } from './limits.ts'

type Entries<S extends z.ZodType> = readonly Frozen<z.output<S>>[]
interface Checked {
  readonly classes: Entries<typeof entries.hero>
  readonly perks: Entries<typeof entries.perk>
  readonly starterCards: Entries<typeof entries.starterCard>
  readonly locations: Entries<typeof entries.location>
  readonly skills: Entries<typeof entries.skill>
  readonly items: Entries<typeof entries.item>
  readonly companions: Entries<typeof entries.companion>
  readonly enchantments: Entries<typeof entries.enchantment>
  readonly defenses: Entries<typeof entries.defense>
  readonly potions: Entries<typeof entries.potion>
  readonly starterMonsters: Entries<typeof entries.enemy>
  readonly monsters: Entries<typeof entries.enemy>
  readonly moose: Entries<typeof entries.enemy>
  readonly demons: Entries<typeof entries.demon>
}
type Problems = Iterable<Problem>

/** Everything that does not fit. */
export function checkContent(data: Checked): Problem[] {
  return [
    ...classProblems(data),
    ...perkProblems(data),
    ...starterProblems(data),
    ...pileProblems(data),
    ...skillProblems(data),
    ...lastingProblems(data),
    ...abilityProblems(data),
    ...locationProblems(data),
  ]
}

/** Every Class has a colour of its own [H81], its four Perks [H39] and one Starter card. */
function* classProblems({ classes, perks, starterCards }: Checked): Problems {
  for (const [i, { id, sphere }] of classes.entries()) {
    const isTaken = sphere === 'black' || classes.findIndex((one) => one.sphere === sphere) < i
    const expected = 'a colour of its own, which is not black'
    if (isTaken) yield { file: 'classes.json', entry: id, field: 'sphere', expected, found: sphere }
    const numbers = perks.filter(({ hero }) => hero === id).map(({ number }) => number)
    const found = [...numbers].sort().join(', ') || 'none'
    if (found !== Array.from({ length: PERKS_EACH }, (_, i) => i + 1).join(', '))
      yield { file: 'perks.json', expected: `the Perks 1, 2, 3, 4 of the Class ${id}`, found }
    const starters = pieces(starterCards.filter(({ of }) => of === id))
    if (starters !== 1)
      yield { file: 'starter-cards.json', expected: `one card of the Class ${id}`, found: `${starters}` }
  }
}

/** A Perk does something. */
function* perkProblems({ perks }: Checked): Problems {
  for (const { id: entry, effect, wouldDie } of perks) {
    const expected = 'an effect, or one for when its owner would be eliminated'
    if (effect.length + wouldDie.length === 0)
      yield { file: 'perks.json', entry, field: 'effect', expected, found: 'neither' }
  }
}

/** An Infinite Skill cannot be activated [H80]: it only holds, or does something at moments of its own. */
function* skillProblems({ skills }: Checked): Problems {
  for (const { id: entry, infinite, attack, effect } of skills) {
    if (!infinite || (attack === undefined && effect.length === 0)) continue
    const expected = 'nothing that is done by activating it, as it is infinite'
    const field = attack === undefined ? 'effect' : 'attack'
    yield { file: 'skills.json', entry, field, expected, found: 'one' }
  }
}

/** What is lasting is read as figures, which cannot hold for one of several reasons; and what lies under a card needs room there. */
function* lastingProblems(data: Checked): Problems {
  const { skills, items, companions, enchantments, defenses, potions, starterCards } = data
  const files = { skills, items, companions, enchantments, defenses, potions, 'starter-cards': starterCards }
  for (const [file, cards] of Object.entries(files)) {
    for (const card of cards) {
      const said = JSON.stringify(card.lasting)
      const at = { file: `${file}.json`, entry: card.id, field: 'lasting' }
      if (said.includes('"any":[')) yield { ...at, expected: 'no "any" in what is lasting', found: 'one' }
      const takes = JSON.stringify([card.effect, card.when, 'yourAttack' in card ? card.yourAttack : []])
      if (takes.includes('"under"') && !said.includes('"accumulate"'))
        yield { ...at, expected: '"accumulate", as cards are taken from under it', found: 'nothing' }
    }
  }
}

/** A Starter card has runes if it is an Item; and there is an Elixir for every player [H39]. */
function* starterProblems({ starterCards }: Checked): Problems {
  for (const { id: entry, kind, runes } of starterCards) {
    if ((kind === 'item') === (runes !== undefined)) continue
    const expected = kind === 'item' ? 'the runes of an Item' : 'no runes, as it is no Item'
    yield {
      file: 'starter-cards.json',
      entry,
      field: 'runes',
      expected,
      found: (runes ?? ['nothing']).join(),
    }
  }
  const free = pieces(starterCards.filter(({ of }) => of === undefined))
  if (free < 4)
    yield { file: 'starter-cards.json', expected: '4 cards that are of no Class', found: `${free}` }
}

/** The Common cards of all kinds have room on the table. */
function* pileProblems(data: Checked): Problems {
  const { skills, items, companions, enchantments, defenses, potions } = data
  const all = pieces([...skills, ...items, ...companions, ...enchantments, ...defenses, ...potions])
  const expected = `at most ${MOST_COMMON} Common cards of all kinds, as no more fit on the table`
  if (all > MOST_COMMON) yield { file: 'skills.json', expected, found: `${all}` }
}

/** What an ability takes can be given back [HA46]: Items could not, as they go with their Enchantments. */
function* abilityProblems({ starterMonsters, monsters, moose, demons }: Checked): Problems {
  const files = { 'starter-monsters': starterMonsters, monsters, moose, demons }
  for (const [file, enemies] of Object.entries(files)) {
    for (const enemy of enemies) {
      const sides = 'back' in enemy ? [enemy.ability, enemy.back.ability] : [enemy.ability]
      const taken = JSON.stringify(sides).includes('"discard":"item"')
      const at = { file: `${file}.json`, entry: enemy.id, field: 'ability' }
      if (taken) yield { ...at, expected: 'no Items discarded but at a moment of its own', found: 'some' }
    }
  }
}

/** The Demon waits at the fifth Location, the Moose at the sixth, which is the Secret Portal [H1, H160]. */
function* locationProblems({ locations }: Checked): Problems {
  for (const [i, { id: entry, demon, moose }] of locations.entries()) {
    const at = { file: 'locations.json', entry }
    if (demon !== (i === 4))
      yield { ...at, field: 'demon', expected: 'true at the fifth Location alone', found: `${demon}` }
    if (moose !== (i === 5))
      yield { ...at, field: 'moose', expected: 'true at the sixth Location alone', found: `${moose}` }
  }
}

function pieces(entries: readonly { readonly copies?: number }[]): number {
  return entries.reduce((sum, { copies = 1 }) => sum + copies, 0)
}
