/** Everything that can be looked up: heroes, cards, monsters, curses, tokens, titles, scenarios, and the words of the rules. */
import { explained, firstOfEach, plainText, said } from '@hearthkeep/content'
import type { GlossaryEntry } from '@hearthkeep/engine'
import type { Data, Face } from '../content/data.ts'
import { ATTACKS, CIRCLES, DIFFICULTIES, GROUPS, RANKS, TYPES } from '../content/kinds.ts'

function heroes({ heroes: all, say }: Data): GlossaryEntry[] {
  return all.map(({ name, defense, life, text, line }) => ({
    ...{ name, kind: say('kind-hero') },
    text: said([say('about-hero', { defense, life }), plainText(text), line]).join(' '),
  }))
}
function cards({ cards: all, say }: Data): GlossaryEntry[] {
  const entries = all.map(
    ({ title, type, group, cost, attack, dice, defense, life, reroll, text, line }) => ({
      name: title,
      kind: say('kind-card', { type: say(`type-${TYPES[type]}`), group: say(`group-${GROUPS[group]}`) }),
      text: said([
        say('about-cost', { cost }),
        attack >= 0 && say('about-attack', { attack: say(`attack-${ATTACKS[attack]}`), dice }),
        defense + life + reroll > 0 && say('about-icons', { defense, life, rerolls: reroll }),
        plainText(text),
        line,
      ]).join(' '),
    }),
  )
  return firstOfEach(entries)
}
function faceText({ say }: Data, face: Face, band: number): string {
  const { attack, dice, defense, life, overkill, rerolls, text, line } = face
  const values = { attack: say(`attack-${ATTACKS[attack]}`), dice, defense, life, overkill, rerolls }
  const bands = say(`band-${band as 0 | 1 | 2 | 3}`)
  return said([say('about-face', { ...values, bands }), plainText(text), line]).join(' ')
}
function monsters(data: Data): GlossaryEntry[] {
  const { say, types, named } = data
  const kinds = types.map(({ name, rank, move, coins, faces }) => ({
    ...{ name, kind: say(`rank-${RANKS[rank]}`) },
    text: [
      say('about-monster', { move, coins }),
      ...faces.map((face, band) => faceText(data, face, band)),
    ].join(' '),
  }))
  const others = named.map(({ name, type, faces }) => ({
    ...{ name, kind: types[type].name },
    text: firstTexts(faces.map((face, band) => faceText(data, face, band))).join(' '),
  }))
  return [...kinds, ...others]
}
const firstTexts = (texts: readonly string[]): string[] => [...new Set(texts)]

function pieces(data: Data): GlossaryEntry[] {
  const { say } = data
  const kinds = [
    ['kind-curse', data.curses],
    ['kind-token', data.tokens],
  ] as const
  const entries = kinds.flatMap(([kind, all]) =>
    firstOfEach(
      all.map(({ title, text, line }) => ({
        name: title,
        kind: say(kind),
        text: said([plainText(text), line]).join(' '),
      })),
    ),
  )
  const titles = data.titles.map(({ name, text }) => ({
    name,
    kind: say('kind-title'),
    text: plainText(text),
  }))
  return [...entries, ...titles]
}
function scenarios({ scenarios: all, say }: Data): GlossaryEntry[] {
  return all.map(({ name, circle, difficulty, before, special, quests }) => ({
    name,
    kind: say('kind-scenario', {
      circle: say(`circle-${CIRCLES[circle]}`),
      difficulty: say(`difficulty-${DIFFICULTIES[difficulty]}`),
    }),
    text: said([
      before,
      ...quests.map((one) => `${one.name}: ${plainText(one.text)}`),
      plainText(special),
    ]).join(' '),
  }))
}

/** Rules stand here because words cannot hold brackets, which mean something in them. */
const CHARTS = [
  ['round-chart', 'about-round', '[S-HERO-1, S-MON-1, S-MON-2, S-CLEAN-1]'],
  ['target-chart', 'about-target', '[S-TGT]'],
  ['reaction-chart', 'about-reaction', '[B-GUARD-2, B-GUARD-5, B-PAY-1, S-PAY-3]'],
  ['coin-chart', 'about-coin', '[S-CLEAN-2, S-COIN-1, S-Q-2]'],
] as const
function charts({ say }: Data): GlossaryEntry[] {
  return CHARTS.map(([name, text, cited]) => ({
    name: say(name),
    kind: say('chart'),
    text: `${say(text)} ${cited}`,
  }))
}

export function glossary(data: Data): GlossaryEntry[] {
  const parts = [charts, heroes, cards, monsters, pieces, scenarios]
  return [...parts.flatMap((entries) => entries(data)), ...explained(data.keywords, data.say('keyword'))]
}
