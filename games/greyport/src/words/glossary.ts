/** Everything that can be looked up: cards, monsters, places and stories, and the words of the rules. */
import type { GlossaryEntry } from '@hearthkeep/engine'
import { explained, firstOfEach, plainText, present, said } from '@hearthkeep/content'
import type { Data, Encounter, Monster } from '../content/data.ts'
import { LEVELS } from '../content/limits.ts'
import { COINS, DICE, DIFFICULTIES, FACES, KINDS, TYPES } from '../content/numbers.ts'
import { dealt, kindOf, purse, startingDeck } from './describe-cards.ts'

/** The rules behind the two overviews; words cannot hold brackets, which mean something in them. */
const ROUND_RULES = '[R1, R5, D1, D2, D3, D4, D5, D6]'
const END_RULES = '[R7, N1, N2, N3, N4, N5, N6, N7]'

function cards(data: Data): GlossaryEntry[] {
  const { say } = data
  return data.cards.slice(0, data.first.playerHeroes).map(({ title, kind, cost, character, text }, card) => {
    const isStarting = card >= data.first.starting && card < data.first.curses
    const what = kind === KINDS.CURSE ? 'curse-card' : kind === KINDS.HERO ? 'hero-card' : 'item-card'
    return {
      name: title,
      kind: isStarting ? say('starting-card', { character: data.characters[character].name }) : say(what),
      text: say(
        'about-card',
        present({
          kind: kindOf(data, card),
          deals: dealt(data, [card]),
          coin: cost < 0 ? '' : say(COINS[cost]),
          text: kind === KINDS.CURSE ? say('curse-text') : plainText(text),
        }),
      ),
    }
  })
}

/** Each character with the three levels of its hero [S3]. */
function characters(data: Data): GlossaryEntry[] {
  const { say } = data
  return data.characters.map(({ name, title, type, like }, character) => {
    const levels = Array.from({ length: LEVELS }, (_, i) => {
      const card = data.first.playerHeroes + character * LEVELS + i
      const text = plainText(data.cards[card].text)
      return say('a-level', { level: i + 1, deals: dealt(data, [card]), ...present({ text }) })
    })
    const values = {
      ...{ title, type: say(TYPES[type]), like },
      ...{ levels: levels.join(' '), deck: startingDeck(data, character) },
    }
    return { name, kind: say('a-character'), text: say('about-leader', values) }
  })
}

function aboutMonster({ say, subdecks }: Data, face: Monster, more = ''): string {
  const { subdeck, threat, hp, damage, armor, text } = face
  const values = {
    ...{ subdeck: subdeck < 0 ? '' : subdecks[subdeck].name, threat, damage, armor },
    ...{ hp: hp === 0 ? '' : `${say('hp')} ${hp}`, text: said([plainText(text), more]).join(' ') },
  }
  return say('about-monster', present(values))
}

function monsters(data: Data): GlossaryEntry[] {
  const { say } = data
  return data.monsters
    .filter(({ isBoss }) => !isBoss)
    .map((face) => ({
      name: face.title,
      kind: say(face.isToken ? 'token' : 'monster'),
      text: aboutMonster(data, face),
    }))
}

/** Bosses with the HP that their encounters give them, both sides where there are two [E7, C28]. */
function bosses(data: Data): GlossaryEntry[] {
  const { say } = data
  return data.monsters.flatMap((face, boss): GlossaryEntry[] => {
    if (!face.isBoss) return []
    const hp = data.scenarios.flatMap(({ name, encounters }) =>
      encounters
        .flatMap((one) => one.bosses)
        .filter((one) => one.boss === boss)
        .map((one) => say('boss-hp', { scenario: name, hp: one.hp.join(say('between')) })),
    )
    const { back } = face
    const side = (one: Monster, more: readonly string[], other: Monster | null): GlossaryEntry => {
      const both = said([...more, other !== null && say('other-side', { name: other.title })])
      return { name: one.title, kind: say('boss'), text: aboutMonster(data, one, both.join(' ')) }
    }
    return [side(face, hp, back), ...(back === null ? [] : [side(back, [], face)])]
  })
}

function aboutEncounter(data: Data, scenario: string, number: number, one: Encounter): string {
  const { say } = data
  const list = (figures: readonly number[]): string => figures.join(say('between'))
  const bosses = one.bosses.map(({ boss, hp }) =>
    say('boss-with-hp', { boss: data.monsters[boss].title, hp: list(hp) }),
  )
  const subdeck = one.subdeck < 0 ? '' : data.subdecks[one.subdeck].name
  return say('about-encounter', {
    ...{ scenario, number, location: data.locations[one.location].name, coins: purse(data, one.coins) },
    ...{ hp: list(one.locationHp), threat: list(one.locationThreat), players: list(one.playerThreat) },
    ...present({ subdeck, bosses: bosses.join(say('and')), setup: plainText(one.setupText) }),
    penalty: plainText(one.penaltyText),
  })
}

/** Scenarios, and each of their encounters. */
function stories(data: Data): GlossaryEntry[] {
  const { say } = data
  return data.scenarios.flatMap(({ name, story, difficulty, encounters }): GlossaryEntry[] => {
    const listed = encounters.map((one, i) =>
      say('one-encounter', { number: i + 1, name: one.name, location: data.locations[one.location].name }),
    )
    const values = {
      difficulty: say(DIFFICULTIES[difficulty]),
      story,
      encounters: listed.join(say('between')),
    }
    return [
      { name, kind: say('scenario'), text: say('about-scenario', values) },
      ...encounters.map((one, i) => ({
        ...{ name: one.name, kind: say('an-encounter'), text: aboutEncounter(data, name, i + 1, one) },
      })),
    ]
  })
}

/** All of it; what cards and monsters have in common, such as Tank, is explained for each. */
export function glossary(data: Data): GlossaryEntry[] {
  const { locations, say } = data
  return [
    { name: say('round-chart'), kind: say('chart'), text: `${say('about-round')} ${ROUND_RULES}` },
    { name: say('encounter-chart'), kind: say('chart'), text: `${say('about-encounter-end')} ${END_RULES}` },
    ...characters(data),
    ...firstOfEach(cards(data)),
    ...firstOfEach(monsters(data)),
    ...bosses(data),
    ...locations.map(({ name, boonText, rewardText }) => ({
      ...{ name, kind: say('location') },
      text: say('about-place', { boon: plainText(boonText), reward: plainText(rewardText) }),
    })),
    ...stories(data),
    ...DICE.map((die, i) => ({
      ...{ name: say(`die-${die}`), kind: say('die') },
      text: say('about-die', { faces: FACES[i].join(say('between')) }),
    })),
    ...explained(data.keywords.cards, say('keyword')),
    ...explained(data.keywords.monsters, say('monster-keyword')),
  ]
}
