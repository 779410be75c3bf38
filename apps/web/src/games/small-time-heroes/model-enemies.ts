/** The Enemies' side of the table: the row, the mat, the Intents. */
import { BOSS_WAVE, dealt, MAT, SYMBOLS, zombieAttack } from '@hearthkeep/game-small-time-heroes'
import type { Enemy, Strike, Table } from '@hearthkeep/game-small-time-heroes'
import { say } from '../../words/small-time-heroes.ts'
import { bossArt, galleryOf, hordeArt, symbolArt } from './art.ts'

/** What Heroes and Enemies alike may have. */
export interface Condition {
  readonly block: number
  readonly strength: number
  readonly protect: number
  readonly isWeak: boolean
  readonly isExposed: boolean
  readonly isImmune: boolean
}

/** A result of an Intent. */
export interface SymbolView {
  readonly number: number
  readonly name: string
  readonly art: string
}

export interface MinionView extends Condition {
  readonly card: number
  readonly title: string
  readonly art: string
  readonly text: string
  /** Empty if its defeat gives nothing. */
  readonly reward: string
  /** With Strength, and halved while it is Weak; null if it has no attack figure [A59]. */
  readonly attack: number | null
  readonly health: number
  readonly maxHealth: number
  readonly isGuard: boolean
  readonly isRubble: boolean
}

export interface ZombieView {
  readonly card: number
  readonly title: string
  readonly art: string
  readonly attack: number
}

/** A place of the row. */
export interface PlaceView {
  readonly number: number
  readonly symbol: SymbolView
  readonly minion: MinionView | null
  readonly zombies: readonly ZombieView[]
  /** The symbol is among the results the Intents allow. */
  readonly mayAct: boolean
  /** Its Intent has been turned up. */
  readonly acts: boolean
}

interface AbilityView {
  readonly symbol: SymbolView
  readonly text: string
  /** What it strikes for now, before anything of whom it hits, and how that is reckoned; null if that is not one figure. */
  readonly strike: { readonly figure: number; readonly sum: string } | null
  readonly mayAct: boolean
  readonly acts: boolean
}

/** The Horde or the Boss. */
export interface MatView extends Condition {
  readonly name: string
  readonly art: string
  readonly isBoss: boolean
  /** Null while it cannot be hit. */
  readonly health: number | null
  readonly maxHealth: number
  /** Null unless they count [R151]. */
  readonly crystals: number | null
  readonly abilities: readonly AbilityView[]
  /** What all Zombies deal together [R164]. */
  readonly zombieAttack: number
}

export interface IntentView {
  readonly slot: number
  readonly hero: number
  readonly heroName: string
  /** What it may be; one once it is turned up. */
  readonly results: readonly SymbolView[]
  readonly isRevealed: boolean
  readonly isDone: boolean
}

function symbolView(t: Table, number: number): SymbolView {
  const id = SYMBOLS[number]
  return { number, name: t.data.say(`symbol-${id}`), art: symbolArt[id] ?? '' }
}

function conditionOf(enemy: Enemy): Condition {
  return {
    block: enemy.block,
    strength: enemy.strength + enemy.strengthNow,
    protect: enemy.protect,
    isWeak: enemy.weak === 1,
    isExposed: enemy.exposed === 1,
    isImmune: enemy.immune === 1,
  }
}

function minionView(t: Table, enemy: Enemy): MinionView {
  const { name, title, text, rewardText, attack, isGuard } = t.data.cards[enemy.card]
  const { guard } = t.data.files.enemyText.phrases
  const condition = conditionOf(enemy)
  return {
    ...condition,
    card: enemy.card,
    title: name, // as choices and the log call it
    art: galleryOf(t.data).cards.get(title) ?? '',
    // That it is a Guard is said by a chip.
    text: text.startsWith(guard) ? text.slice(guard.length).trim() : text,
    reward: rewardText,
    attack: attack < 0 ? null : dealt(attack + condition.strength, enemy.weak),
    health: enemy.health,
    maxHealth: enemy.maxHealth,
    isGuard,
    isRubble: enemy.rubble === 1,
  }
}

/** The results that Intents not yet resolved allow, a bit each; and those turned up. */
function possible(t: Table): { readonly may: number; readonly shown: number } {
  let may = 0
  let shown = 0
  for (const intent of t.intents) {
    if (intent.back === 0) continue
    if (intent.shown >= 0) shown |= 1 << intent.shown
    else may |= intent.back
  }
  return { may, shown }
}

const has = (bits: number, bit: number): boolean => (bits & (1 << bit)) !== 0

export function placeViews(t: Table): PlaceView[] {
  const { may, shown } = possible(t)
  return [0, 1, 2].map((number) => {
    const enemy = t.enemies[number]
    const minion = enemy.card < 0 ? null : minionView(t, enemy)
    const canAct = minion !== null && !minion.isRubble
    return {
      number,
      symbol: symbolView(t, Math.max(0, enemy.symbol)),
      minion,
      zombies: enemy.zombies.toArray().map((card) => {
        const { title, attack } = t.data.cards[card]
        const art = galleryOf(t.data).cards.get(title) ?? ''
        return { card, title, art, attack: Math.max(0, attack) }
      }),
      mayAct: canAct && has(may, enemy.symbol),
      acts: canAct && has(shown, enemy.symbol),
    }
  })
}

/** A hit of the mat as it is now: with its Strength, halved while it is Weak [R53, R63]. */
function strikeNow({ strength, isWeak }: Condition, strike: Strike | null): AbilityView['strike'] {
  // Only the first of several is halved.
  if (strike === null || (isWeak && strike.times > 1)) return null
  const { amount, times, gained } = strike
  const each = amount + strength + gained
  const parts = [
    `${amount}`,
    ...(strength + gained > 0 ? [say('strength-of', { value: strength + gained })] : []),
  ]
  const sum = `${parts.join(' + ')}${times > 1 ? say('times', { times }) : ''}${isWeak ? say('halved-weak') : ''}`
  const figure = dealt(each * times, isWeak ? 1 : 0)
  return { figure, sum: figure === amount ? '' : sum }
}

export function matView(t: Table): MatView {
  const number = t.bosses[Math.max(1, t.day) - 1]
  const boss = t.data.bosses[number]
  const isBoss = t.wave === BOSS_WAVE
  const mat = t.enemies[MAT]
  const { may, shown } = possible(t)
  const texts = isBoss ? boss.abilityTexts : boss.hordeTexts
  const strikes = isBoss ? boss.abilityStrikes : boss.hordeStrikes
  const { id, hasPieces } = boss
  const condition = conditionOf(mat)
  return {
    ...condition,
    name: isBoss ? boss.name : boss.hordeName,
    art: (isBoss ? bossArt : hordeArt)[id] ?? '',
    isBoss,
    health: isBoss && !hasPieces ? mat.health : null,
    maxHealth: mat.maxHealth,
    crystals: hasPieces ? t.crystals : null,
    abilities: texts.map((text, symbol) => ({
      symbol: symbolView(t, symbol),
      text,
      strike: strikeNow(condition, strikes[symbol]),
      mayAct: has(may, symbol),
      acts: has(shown, symbol),
    })),
    zombieAttack: zombieAttack(t),
  }
}

export function intentViews(t: Table): IntentView[] {
  const views: IntentView[] = []
  t.intents.forEach((intent, slot) => {
    if (intent.back === 0) return
    const isRevealed = intent.shown >= 0
    const results = SYMBOLS.map((_, symbol) => symbol).filter((symbol) =>
      isRevealed ? symbol === intent.shown : has(intent.back, symbol),
    )
    views.push({
      slot,
      hero: intent.hero,
      heroName: t.data.heroes[intent.hero].name,
      results: results.map((symbol) => symbolView(t, symbol)),
      isRevealed,
      isDone: intent.done === 1,
    })
  })
  return views
}
