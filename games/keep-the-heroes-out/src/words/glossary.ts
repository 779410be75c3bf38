/** Everything that can be looked up: clans, cards, rooms, heroes, scenarios, and the words of the rules. */
import { explained, firstOfEach, plainText } from '@hearthkeep/content'
import type { GlossaryEntry } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'
import { BACKS, CLASSES, CRAFTS, TYPES } from '../content/kinds.ts'
import { abilityOf, deckOf } from './describe-cards.ts'
import { deedOf, guildText, passages } from './describe-dungeon.ts'

/** Rules stand here because words cannot hold brackets, which mean something in them. */
const RULES = {
  turn: '[P1, P2, P5, P7, P9]',
  invasion: '[H0, H1, H2, H3, H4, H4.1, H4.2, H5, H6]',
  risk: '[H4.1, Q45]',
  hero: '[H1.1, H8]',
  chest: '[H4.1, H9]',
  trap: '[H2, Q12, Q13]',
  event: '[W4]',
} as const

function charts({ say }: Data): GlossaryEntry[] {
  return (['turn', 'invasion', 'risk'] as const).map((id) => ({
    ...{ name: say(`${id}-chart`), kind: say('chart'), text: `${say(`about-${id}`)} ${RULES[id]}` },
  }))
}

function clans(data: Data): GlossaryEntry[] {
  const { say } = data
  return data.clans.map(({ name, symbol, tip, role, meeples, health, start }, clan) => {
    const values = {
      ...{ role, meeples, health, start, tip, type: say(TYPES[symbol]) },
      ...{ ability: abilityOf(data, clan), deck: deckOf(data, clan) },
    }
    return { name, kind: say('clan'), text: say('about-a-clan', values) }
  })
}

function cards({ cards, clans, say }: Data): GlossaryEntry[] {
  const all = cards.map(({ title, clan, craft, text }) => ({
    name: title,
    kind:
      clan < 0
        ? say('craft-card', { craft: say(CRAFTS[craft]) })
        : say('clan-card', { clan: clans[clan].name }),
    text: plainText(text),
  }))
  return firstOfEach(all)
}

function guild(data: Data): GlossaryEntry[] {
  const { say, scenarios } = data
  return data.guild.map(({ name, scenario }, card) => ({
    name,
    kind: scenario < 0 ? say('guild-hero') : say('guild-scenario', { scenario: scenarios[scenario].name }),
    text: guildText(data, card),
  }))
}

function scenarios(data: Data): GlossaryEntry[] {
  const { say, rooms } = data
  return data.scenarios.map(({ name, story, rule, map, chests }) => {
    const places = rooms.map((room, i) => ({ room: room.name, value: chests[i] }))
    const listed = places.filter(({ value }) => value > 0).map((values) => say('chest-at', values))
    const values = { story, rule, passages: passages(data, map), chests: listed.join(say('between')) }
    return { name, kind: say('scenario'), text: say('about-scenario', values) }
  })
}

function places(data: Data): GlossaryEntry[] {
  const { say, rooms } = data
  return rooms.map(({ name, type }, room) => ({
    name,
    kind: say('room'),
    text: say('about-a-room', { type: say(TYPES[type]), deed: deedOf(data, room, 'room') }),
  }))
}

/** Heroes by class with what they do as they appear, chests with what their backs do, traps and event tokens. */
function tokens({ say, treasures }: Data): GlossaryEntry[] {
  return [
    ...CLASSES.map((id) => ({
      ...{ name: say(id), kind: say('hero'), text: `${say(`about-${id}`)} ${RULES.hero}` },
    })),
    ...treasures.map(({ name, back }) => ({
      ...{ name, kind: say('a-chest'), text: `${say(`about-${BACKS[back]}`)} ${RULES.chest}` },
    })),
    ...(['trap', 'event'] as const).map((id) => ({
      ...{ name: say(`${id}-word`), kind: say('word'), text: `${say(`about-${id}`)} ${RULES[id]}` },
    })),
  ]
}

/** All of it. */
export function glossary(data: Data): GlossaryEntry[] {
  const { difficulties, keywords, say } = data
  return [
    ...[charts, clans, cards, guild, places, tokens, scenarios].flatMap((entries) => entries(data)),
    ...difficulties.map(({ name, levels }) => ({
      ...{ name, kind: say('difficulty') },
      text: say('about-difficulty', { levels: levels.join(say('between')) }),
    })),
    ...explained(keywords, say('action')),
  ]
}
