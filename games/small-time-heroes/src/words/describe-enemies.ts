/** The Enemies' side of the table in words and numbers: row and mat, Zombies, Challenges, Intents. */
import type { Figure, Item, Zone } from '@hearthkeep/engine'
import { plainText, present, said } from '@hearthkeep/content'
import type { Boss, Data } from '../content/data.ts'
import { SYMBOLS } from '../content/limits.ts'
import { CLEARED, healthOfBoss, isMinion, partySize, PLACES, SIDE } from '../rules/roster.ts'
import type { Enemy, Table } from '../rules/rulebook.ts'
import { BOSS_WAVE, MAT } from '../rules/table.ts'
import { zombieAttack } from '../rules/enemies/zombies.ts'

const places = Array.from({ length: PLACES }, (_, place) => place)

interface Condition {
  readonly block: number
  readonly strength: number
  readonly protect: number
  readonly weak: number
  readonly exposed: number
  readonly immune: number
}

/** The statuses that Heroes and Enemies alike can have. */
export function statusesOf({ say }: Data, { weak, exposed, immune }: Condition): string[] {
  return said([weak === 1 && say('weak'), exposed === 1 && say('exposed'), immune === 1 && say('immune')])
}

/** The figures that both can have, those that are 0 left out. */
export function gainsOf({ say }: Data, gains: Partial<Condition>): Figure[] {
  const words = ['block', 'strength', 'protect'] as const
  return words.flatMap((word) => (gains[word] ? [{ label: say(word), value: gains[word] }] : []))
}

/** A zone of things, left out while it is empty. */
export const filled = (title: string, items: readonly Item[]): Zone[] =>
  items.length > 0 ? [{ title, items }] : []

/** A zone that is only said in words, left out if there are none. */
export const told = (title: string, summary: string): Zone[] =>
  summary === '' ? [] : [{ title, items: [], summary }]

export const isAlone = (t: Table): boolean => partySize(t) === 1
/** With two Heroes it is said whose something is. */
export const whoseIs = (t: Table, hero: number): { readonly hero?: string } =>
  isAlone(t) ? {} : { hero: t.data.heroes[hero].name }
/** The Boss of the Day; of the first Day, before it begins. */
const bossNumber = (t: Table): number => t.bosses[t.day === 0 ? 0 : t.day - 1]
const isBossWave = (t: Table): boolean => t.wave === BOSS_WAVE
const strengthOf = ({ strength, strengthNow }: Enemy): number => strength + strengthNow
const symbolName = ({ say }: Data, symbol: number): string => say(`symbol-${SYMBOLS[symbol]}`)

/** What a Minion does, and what its defeat gives [R110]; that it is a Guard is said by a tag already. */
function minionText({ cards, files, say }: Data, card: number): string {
  const { text, rewardText } = cards[card]
  const { guard } = files.enemyText.phrases
  const abilities = text.startsWith(guard) ? text.slice(guard.length).trim() : text
  const reward = rewardText !== '' && say('defeat-reward', { reward: plainText(rewardText) })
  return said([plainText(abilities), reward]).join(' ')
}

/** A place of the row: its Minion, Rubble or nothing, the symbol of its Health card and the Zombies there. */
function placeItem(t: Table, place: number): Item {
  const { data } = t
  const { say } = data
  const enemy = t.enemies[place]
  const { zombies } = enemy
  const thing = { kind: 'enemy', id: place }
  const symbol = symbolName(data, enemy.symbol)
  const under = !zombies.isEmpty && say('zombies-here', { count: zombies.size })
  if (enemy.card < 0) {
    const name = say('place', { number: place + 1 })
    return { thing, name, figures: [], tags: said([symbol, say('empty'), under]) }
  }
  const { name, attack, isGuard } = data.cards[enemy.card]
  const { block, protect } = enemy
  const strength = strengthOf(enemy)
  const statuses = statusesOf(data, enemy)
  if (enemy.rubble === 1) {
    const figures = gainsOf(data, { strength, protect })
    return { thing, name, figures, tags: [symbol, say('rubble'), ...statuses] }
  }
  return {
    thing,
    name,
    figures: [
      { label: say('health'), value: enemy.health, of: enemy.maxHealth },
      ...(attack < 0 ? [] : [{ label: say('attack'), value: attack + strength }]),
      ...gainsOf(data, { block, protect }),
    ],
    tags: said([
      symbol,
      isGuard && say('guard'),
      strength > 0 && say(attack < 0 ? 'has-strength' : 'with-strength', { strength }),
      ...statuses,
      under,
    ]),
    text: minionText(data, enemy.card),
  }
}

/** Horde or Boss with its five abilities [R14, R140]; the Guardian has no health of its own [A56]. */
function matItem(t: Table): Item {
  const { data } = t
  const { say } = data
  const number = bossNumber(t)
  const boss = data.bosses[number]
  const mat = t.enemies[MAT]
  const hasHealth = isBossWave(t) && !boss.hasPieces
  const crystals = { label: say('crystals'), value: t.crystals }
  const abilities = abilityTexts(t, boss).map((does, symbol) =>
    say('ability', { symbol: symbolName(data, symbol), does: plainText(does) }),
  )
  return {
    thing: { kind: 'enemy', id: MAT },
    name: isBossWave(t) ? boss.name : boss.hordeName,
    figures: [
      ...(hasHealth ? [{ label: say('health'), value: mat.health, of: mat.maxHealth }] : []),
      ...(boss.hasPieces ? [crystals] : []),
      ...gainsOf(data, { block: mat.block, strength: strengthOf(mat), protect: mat.protect }),
    ],
    tags: statusesOf(data, mat),
    text: abilities.join(' '),
  }
}

/** What the Boss of this Day will come with, before its Wave. */
function bossToCome(t: Table): Item {
  const { data } = t
  const { name, block, hasPieces } = data.bosses[bossNumber(t)]
  const health = { label: data.say('health'), value: healthOfBoss(t) }
  const figures = [...(hasPieces ? [] : [health]), ...gainsOf(data, { block: hasPieces ? 0 : block })]
  return { name, figures, tags: [data.say('boss-to-come')] }
}

function abilityTexts(t: Table, { abilityTexts, hordeTexts }: Boss): readonly string[] {
  return isBossWave(t) ? abilityTexts : hordeTexts
}

/** Whose turn it is, in a few words. */
function turnText(t: Table): string {
  const { say, heroes } = t.data
  if (t.side === SIDE.ENEMIES) return say('enemy-turn')
  if (t.side === SIDE.HEROES) return say('hero-turn', { hero: heroes[t.active].name })
  return say('arriving')
}

/** The Minion Row [R12] and the mat at its end [R14]; only words while nobody is out. */
export function rowZones(t: Table): Zone[] {
  const { say, bosses } = t.data
  if (t.day === 0) {
    const values = { days: t.days, boss: bosses[bossNumber(t)].name }
    return told(say('set-up'), say('set-up-summary', values))
  }
  const wave = isBossWave(t) ? say('boss-wave') : say('wave', { wave: t.wave })
  const day = present({ day: t.days > 1 ? t.day : 0 })
  if (t.side === SIDE.NONE && t.cleared !== CLEARED.NOT) {
    const summary = say(isBossWave(t) ? 'over' : 'to-come', { boss: bosses[bossNumber(t)].name })
    return told(say('cleared', { ...day, wave }), summary)
  }
  const title = say('row', { ...day, wave, ...present({ round: t.round }), turn: turnText(t) })
  const mat = isBossWave(t) ? [matItem(t)] : [matItem(t), bossToCome(t)]
  return [
    { title, items: places.map((place) => placeItem(t, place)) },
    { title: say(isBossWave(t) ? 'boss' : 'horde'), items: mat },
  ]
}

/** The Zombies one by one, as each can be hit [R160, R163], and what they deal together [R164]. */
export function zombieZone(t: Table): Zone[] {
  const { data } = t
  const { say } = data
  const items = places.flatMap((place) =>
    t.enemies[place].zombies.toArray().map((card): Item => {
      const { name, attack } = data.cards[card]
      return {
        thing: { kind: 'zombie', id: card },
        name: say('zombie', { name }),
        figures: [{ label: say('attack'), value: Math.max(0, attack) }],
        tags: [symbolName(data, t.enemies[place].symbol)],
      }
    }),
  )
  return filled(say('zombies', { attack: zombieAttack(t) }), items)
}

/** The Challenges of the Wave [R178]; once it is cleared, what they give [R180, R181]. */
export function challengeZone(t: Table): Zone[] {
  const { challenges, say } = t.data
  const isCleared = t.cleared !== CLEARED.NOT
  const items = t.challenges.toArray().map((id): Item => {
    const { name, text, rewardText, treasure } = challenges[id]
    const tags = said([isCleared && treasure !== '' && say('treasure-of', { treasure })])
    const shown = plainText(isCleared ? rewardText : text)
    return { thing: { kind: 'challenge', id }, name, figures: [], tags, text: shown }
  })
  return filled(say(isCleared ? 'rewards' : 'challenges'), items)
}

/** What a result of an Intent means: which Minion acts, then what Horde or Boss does [R92, R93]. */
function meaningOf(t: Table, symbol: number): string {
  const { data } = t
  const does = plainText(abilityTexts(t, data.bosses[bossNumber(t)])[symbol])
  const values = present({ does, strength: strengthOf(t.enemies[MAT]) })
  const mat = data.say(isBossWave(t) ? 'boss-does' : 'horde-does', values)
  const enemy = t.enemies.find((one) => one.symbol === symbol)
  return enemy && isMinion(enemy) ? `${minionActs(t, enemy)} ${mat}` : mat
}

function minionActs({ data }: Table, enemy: Enemy): string {
  const { name, attack } = data.cards[enemy.card]
  if (attack < 0) return data.say('minion-acts', { minion: name }) // [A59]
  return data.say('minion-hits', { minion: name, attack: attack + strengthOf(enemy) })
}

/** The results that the back of an Intent allows [R94], or the one that was revealed. The front stays hidden [R195]. */
function resultsOf({ back, shown }: Table['intents'][number]): number[] {
  if (shown >= 0) return [shown]
  return SYMBOLS.map((_, symbol) => symbol).filter((symbol) => (back & (1 << symbol)) !== 0)
}

/** Every Intent, a line for each result it may have. */
export function intentZone(t: Table): Zone[] {
  const { data } = t
  const { say } = data
  const drawn = t.intents.filter(({ back }) => back !== 0)
  const items = drawn.flatMap((intent): Item[] => {
    const results = resultsOf(intent)
    const whose = whoseIs(t, intent.hero)
    return results.map((symbol) => ({
      // Named by a choice when both Intents of a Hero who is left alone lie open [R125].
      ...(intent.shown >= 0 && { thing: { kind: 'symbol', id: symbol } }),
      name: say(results.length > 1 ? 'possible-result' : 'result', {
        ...whose,
        symbol: symbolName(data, symbol),
      }),
      figures: [],
      tags: said([intent.shown >= 0 && say('revealed')]),
      text: meaningOf(t, symbol),
    }))
  })
  return filled(isAlone(t) ? say('intent', { results: items.length }) : say('intents'), items)
}
