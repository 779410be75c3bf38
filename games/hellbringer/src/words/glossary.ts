/** Everything that can be looked up: Classes, Perks, cards, enemies, Locations, scenarios, and the words of the rules. */
import { explained, firstOfEach, plainText, said } from '@hearthkeep/content'
import type { GlossaryEntry } from '@hearthkeep/engine'
import type { Data, Face, SomeDice } from '../content/data.ts'
import { ENEMIES, FIGURES, KIND } from '../content/kinds.ts'
import { kindOf } from './describe-heroes.ts'

/** Rules stand here because words cannot hold brackets, which mean something in them. */
const CHARTS = [
  ['turn-chart', 'about-turn', '[H60, H61, H65, H66]'],
  ['enemies-chart', 'about-enemies', '[H51, H52, H110, H111, H113]'],
  ['die-chart', 'about-die', '[H115]'],
  ['row-chart', 'about-rows', '[H100, H101]'],
  ['way-chart', 'about-way', '[H36, H37, HA25]'],
] as const

function charts({ say }: Data): GlossaryEntry[] {
  return CHARTS.map(([name, text, cited]) => ({
    ...{ name: say(name), kind: say('chart'), text: `${say(text)} ${cited}` },
  }))
}

function classes(data: Data): GlossaryEntry[] {
  const { say } = data
  return data.classes.map((one) => {
    const { name, title, wins, engine, fears, partner, rows } = one
    const figures = FIGURES.map((figure, i) => say('figure', { figure: say(figure), value: one.figures[i] }))
    const values = { title, wins, engine, fears, partner, rows, figures: figures.join(say('between')) }
    return { name, kind: say('class'), text: say('about-hero', values) }
  })
}

function perks(data: Data): GlossaryEntry[] {
  const { say } = data
  return data.perks.map(({ name, hero, number, anytime, text, line }) => ({
    name,
    kind: say('perk-of', { hero: data.classes[hero].name }),
    text: said([number > 2 && say('to-unlock'), anytime && say('about-anytime'), plainText(text), line]).join(
      ' ',
    ),
  }))
}

/** Cost, figures and place of a card, then what it says and why one wants it. */
function cards(data: Data): GlossaryEntry[] {
  const { say } = data
  const all = data.cards.map((card, number) => {
    const { title, kind, cost, anytime, hp, ar, blue, text, line, infinite, starterOf } = card
    const isPlayed = kind < KIND.COMBAT
    const starter =
      starterOf >= 0 ? say('starter-of', { hero: data.classes[starterOf].name }) : say('starter')
    return {
      name: title,
      kind: starterOf === -2 ? kindOf({ data }, number) : starter,
      text: said([
        starterOf >= -1 && `${kindOf({ data }, number)}.`,
        isPlayed && !infinite && say('about-cost', { cost }),
        kind === KIND.COMPANION && say('about-companion', { hp, ar, blue }),
        anytime && say('about-anytime'),
        plainText(text),
        line,
      ]).join(' '),
    }
  })
  return firstOfEach(all.filter(({ text }) => text !== ''))
}

/** "2 Damage dice, 1 Acid die". */
function diceOf({ say }: Data, { damage, acid }: SomeDice): string {
  const dice = [
    damage > 0 && say('count-damage', { count: damage }),
    acid > 0 && say('count-acid', { count: acid }),
  ]
  return said(dice).join(say('between')) || say('none')
}

function faceText(data: Data, face: Face): string {
  const { hp, ar, si, blue, text } = face
  const figures = data.say('about-enemy', { hp, ar, si, blue, dice: diceOf(data, face) })
  return said([figures, plainText(text), face.line]).join(' ')
}

function enemies(data: Data): GlossaryEntry[] {
  const { say } = data
  const all = data.enemies.map((enemy) => {
    const { title, kind, back } = enemy
    const front = faceText(data, enemy)
    const text = back === null ? front : say('both-sides', { a: front, b: faceText(data, back) })
    return { name: title, kind: say(`kind-${ENEMIES[kind]}`), text }
  })
  return firstOfEach(all)
}

/** Those that are no cards of the draw pile: where one begins, and the Portal. */
function places({ locations, cards, say }: Data): GlossaryEntry[] {
  const known = new Set(cards.map(({ name }) => name))
  return locations
    .filter(({ name }) => !known.has(name))
    .map(({ name, si, starters, moose }) => ({
      name,
      kind: say('kind-location'),
      text: moose ? say('about-portal', { si }) : say('about-graveyard', { si, count: starters }),
    }))
}

function scenarios(data: Data): GlossaryEntry[] {
  const { say, enemies } = data
  return data.scenarios.map(({ name, demon, ruleName, ruleText, decision, story }) => ({
    name,
    kind: say('scenario'),
    text: say('about-a-scenario', {
      ...{ story, rule: ruleName, text: ruleText, decision, demon: enemies[demon].name },
    }),
  }))
}

/** All of it. */
export function glossary(data: Data): GlossaryEntry[] {
  const parts = [charts, classes, perks, cards, enemies, places, scenarios]
  return [...parts.flatMap((entries) => entries(data)), ...explained(data.keywords, data.say('keyword'))]
}
