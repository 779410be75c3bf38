/** The cards and enemies: what the content files may say, and the form in which the rules read it. */
import {
  collection,
  componentCounts,
  contentHash,
  contentPack,
  copyNames,
  document,
  english,
  entry,
  idField,
  loadPack,
  sayer,
  textField,
  textFile,
  textWriter,
  vocabulary,
  whole,
  wordsFile,
  z,
} from '@hearthkeep/content'
import type { DataOf, Files, Say } from '@hearthkeep/content'
import { NONE } from '@hearthkeep/engine'
import text from '../content/text.json' with { type: 'json' }
import words from '../content/words.json' with { type: 'json' }
import { enemyProblems, fightProblems, gainProblems } from './content-check.ts'

/** What an enemy can announce. */
const INTENTS = ['attack', 'strengthen', 'block', 'weaken', 'expose', 'ritual'] as const
/** Their numbers. Modules take what they need into constants of their own, which V8 folds. */
export const INTENT = { ATTACK: 0, STRENGTHEN: 1, BLOCK: 2, WEAKEN: 3, EXPOSE: 4, RITUAL: 5 } as const

const effects = vocabulary({
  lists: false,
  effects: {
    damage: { damage: whole(1, 99), to: z.enum(['every-enemy']).optional() },
    block: { block: whole(1, 99) },
    vulnerable: { vulnerable: whole(1, 9) },
    strength: { strength: whole(1, 9) },
    draw: { draw: whole(1, 9) },
    heal: { heal: whole(1, 99) },
    slam: { slam: whole(1, 9).describe('How many times the block is dealt as damage.') },
    weaken: { weaken: whole(1, 9) },
    energy: { energy: whole(1, 9) },
  },
})

const card = entry({
  cost: whole(0, 3).describe('Energy to be paid.'),
  effects: z.array(effects.effect).min(1),
  exhausts: z.boolean().default(false),
})

const intent = { intent: z.enum(INTENTS), amount: whole(1, 99) }
const enemy = entry({
  life: whole(1, 99).describe('0 to 4 more are added at random.'),
  rolls: z
    .array(z.strictObject({ ...intent, upTo: whole(1, 100) }))
    .default([])
    .describe('A roll of 0 to 99 that is under upTo gives the intent.'),
  first: z.strictObject(intent).optional(),
  always: z.strictObject(intent).optional(),
})

/** The fights of the campaign [C1] [C3] [C5]. */
const campaign = z.strictObject({
  recovers: whole(0, 60).describe('Life that the hero regains between two fights.'),
  fights: z
    .array(
      z.strictObject({
        id: idField,
        title: textField,
        life: whole(0, 99).describe('What each enemy has more.'),
        strength: whole(0, 9).describe('What each enemy begins with.'),
      }),
    )
    .min(1)
    .max(3),
})

/** What a content pack for this game consists of. */
export const pack = contentPack(
  {
    cards: collection(card, { file: 'cards.json', label: 'cards', count: 10 }),
    enemies: collection(enemy, { file: 'enemies.json', label: 'enemies', count: 3, single: true }),
    text: textFile(effects, { file: 'text.json', base: english, own: text }),
    words: wordsFile(words),
    gains: collection(card, { file: 'campaign-cards.json', label: 'campaign cards', count: 6 }),
    campaign: document(campaign, { file: 'campaign.json' }),
  },
  {
    things: { card: ['cards', 'gains'], enemy: ['enemies'] },
    words: 'words',
    check: ({ enemies, gains, campaign }) => [
      ...gains.flatMap(gainProblems),
      ...enemies.flatMap(enemyProblems),
      ...fightProblems(campaign.fights),
    ],
  },
)
type Pack = DataOf<typeof pack>

/** One effect of a card: what it does (the number of its kind) and how much. */
export interface Effect {
  readonly kind: number
  readonly amount: number
  readonly hitsAll: boolean
}
/** The kinds of effect, by number. */
export const EFFECT = {
  DAMAGE: 0,
  BLOCK: 1,
  VULNERABLE: 2,
  STRENGTH: 3,
  DRAW: 4,
  HEAL: 5,
  SLAM: 6,
  WEAKEN: 7,
  ENERGY: 8,
} as const

/** A card of the deck; three copies of a card are three of these. */
interface Card {
  /** Different for each copy: `Strike 2`. */
  readonly name: string
  readonly title: string
  readonly cost: number
  readonly needsTarget: boolean
  readonly exhausts: boolean
  readonly effects: readonly Effect[]
  readonly text: string
}

/** What an enemy announces, and on which rolls. */
interface Intent {
  readonly kind: number
  readonly amount: number
  readonly upTo: number
}

export interface Enemy {
  readonly name: string
  readonly life: number
  readonly rolls: readonly Intent[]
  /** Announced first, without a roll; `undefined` if it rolls. */
  readonly first: Intent | undefined
  readonly always: Intent | undefined
  /** The strength of each kind of intent, by its number. */
  readonly amounts: readonly number[]
}

/** The content as the rules read it. */
export interface Data {
  /** The deck, and then the cards that are gained in the campaign. */
  readonly cards: readonly Card[]
  /** How many of them are the deck that every fight begins with. */
  readonly deck: number
  readonly enemies: readonly Enemy[]
  readonly files: Pack
  readonly hash: string
  /** A hash of everything that a fight of the campaign is played with. */
  readonly campaignHash: string
  readonly components: Readonly<Record<string, number>>
  /** An intent in words. */
  readonly intentText: (intent: number, amount: number) => string
  /** A phrase of the table, filled in. */
  readonly say: Say<keyof typeof words.table>
}

function compileEffect(effect: Pack['cards'][number]['effects'][number]): Effect {
  const one = (kind: number, amount: number, hitsAll = false): Effect => ({ kind, amount, hitsAll })
  return effects.match(effect, {
    damage: ({ damage, to }) => one(EFFECT.DAMAGE, damage, to === 'every-enemy'),
    block: ({ block }) => one(EFFECT.BLOCK, block),
    vulnerable: ({ vulnerable }) => one(EFFECT.VULNERABLE, vulnerable),
    strength: ({ strength }) => one(EFFECT.STRENGTH, strength),
    draw: ({ draw }) => one(EFFECT.DRAW, draw),
    heal: ({ heal }) => one(EFFECT.HEAL, heal),
    slam: ({ slam }) => one(EFFECT.SLAM, slam),
    weaken: ({ weaken }) => one(EFFECT.WEAKEN, weaken),
    energy: ({ energy }) => one(EFFECT.ENERGY, energy),
    sequence: () => {
      throw new Error('a card of this game lists its effects one by one')
    },
  })
}

function compileEnemy(enemy: Pack['enemies'][number]): Enemy {
  const compile = (spec: { intent: (typeof INTENTS)[number]; amount: number; upTo?: number }): Intent => ({
    kind: INTENTS.indexOf(spec.intent),
    amount: spec.amount,
    upTo: spec.upTo ?? NONE,
  })
  const rolls = enemy.rolls.map(compile)
  const first = enemy.first && compile(enemy.first)
  const always = enemy.always && compile(enemy.always)
  const amounts = INTENTS.map(() => 0)
  for (const one of [...rolls, ...(first ? [first] : []), ...(always ? [always] : [])])
    amounts[one.kind] = one.amount
  return { name: enemy.name, life: enemy.life, rolls, first, always, amounts }
}

/** The kinds of effect that need an enemy, unless they hit all. */
const HITS_ONE: readonly number[] = [EFFECT.DAMAGE, EFFECT.VULNERABLE, EFFECT.SLAM, EFFECT.WEAKEN]

/** Loads a pack; throws a `ContentError` that lists everything wrong with it. */
export function loadContent(files: Files): Data {
  const data = loadPack(pack, files)
  const writer = textWriter(effects, data.text, { data })
  const cards = [...data.cards, ...data.gains].flatMap((entry) => {
    const compiled = entry.effects.map(compileEffect)
    const needsTarget = compiled.some((one) => HITS_ONE.includes(one.kind) && !one.hitsAll)
    const words = entry.effects.map((one) => writer.describe(one)).join(' ')
    return copyNames(entry.name, entry.copies).map((name) => ({
      name,
      title: entry.name,
      cost: entry.cost,
      needsTarget,
      exhausts: entry.exhausts,
      effects: compiled,
      text: entry.exhausts ? `${words} ${writer.phrase('exhausts', {})}` : words,
    }))
  })
  const enemies = data.enemies.map(compileEnemy)
  const hashOf = (...names: string[]): string =>
    contentHash(Object.fromEntries(names.map((name) => [name, files[name]])), { choices: data.words.choices })
  return {
    cards,
    deck: data.cards.reduce((sum, { copies }) => sum + copies, 0),
    enemies,
    files: data,
    // A fight without campaign is played with these two alone, whatever the campaign has to offer.
    hash: hashOf('cards.json', 'enemies.json'),
    campaignHash: hashOf('cards.json', 'enemies.json', 'campaign-cards.json', 'campaign.json'),
    components: componentCounts(pack, data),
    intentText: (intent, amount) => writer.phrase(INTENTS[intent], { amount }),
    say: sayer(data.words),
  }
}
