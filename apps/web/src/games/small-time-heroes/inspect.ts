/** What the inspector says of each kind of thing on this table. */
import type { Inspected } from '../../table/inspector.tsx'
import { label } from '../../table/words.ts'
import { say } from '../../words/small-time-heroes.ts'
import type { Condition, MatView, MinionView, PlaceView, ZombieView } from './model-enemies.ts'
import type { CardView, ChallengeView, HeroView, ItemView } from './model-heroes.ts'

/** The kind of glossary entry for keywords on the Enemies' side. */
export const ENEMY_SIDE = say('keyword-enemies')

type Figures = NonNullable<Inspected['figures']>

function figuresOf({ block, strength, protect }: Condition): Figures {
  return [
    { label: say('block'), value: block },
    { label: say('strength'), value: strength },
    { label: say('protect'), value: protect },
  ].filter(({ value }) => value > 0)
}

function statusesOf({ isWeak, isExposed, isImmune }: Condition): string[] {
  return [
    ...(isWeak ? [say('weak')] : []),
    ...(isExposed ? [say('exposed')] : []),
    ...(isImmune ? [say('immunity')] : []),
  ]
}

/** The card as it is printed, and where its figures of now come from. */
export function aboutCard({ title, typeName, type, cost, text, now }: CardView): Inspected {
  const subtitle = label(
    typeName,
    type === 'equipment' && say('equipment'),
    cost !== null && say('costs', { cost }),
  )
  const tags = now.sums.map((sum) => say('now', { sum }))
  return { title, subtitle, text, tags, ...(type === 'bomb' ? { side: ENEMY_SIDE } : {}) }
}

export function aboutMinion({ symbol }: PlaceView, minion: MinionView): Inspected {
  const { title, text, reward, attack, health, maxHealth, isGuard, isRubble } = minion
  return {
    title,
    subtitle: say('minion-over', { name: symbol.name }),
    text: reward === '' ? text : say('defeat-reward', { text, reward }).trim(),
    figures: [
      { label: say('health'), value: say('of', { health, maxHealth }) },
      { label: say('attack'), value: attack ?? 'none' },
      ...figuresOf(minion),
    ],
    tags: [...(isGuard ? [say('guard')] : []), ...(isRubble ? [say('rubble')] : []), ...statusesOf(minion)],
    side: ENEMY_SIDE,
  }
}

export function aboutZombie({ title, attack }: ZombieView): Inspected {
  return {
    title: say('zombie', { title }),
    text: say('has-be'),
    figures: [
      { label: say('health'), value: 1 },
      { label: say('attack'), value: attack },
    ],
    tags: [say('zombie-label')],
    side: ENEMY_SIDE,
  }
}

export function aboutMat(mat: MatView): Inspected {
  const { name, isBoss, health, maxHealth, crystals, abilities } = mat
  return {
    title: name,
    subtitle: isBoss ? say('boss') : say('horde'),
    text: abilities.map(({ symbol, text }) => `${symbol.name}: ${text}`).join('\n'),
    figures: [
      ...(health === null ? [] : [{ label: say('health'), value: say('of', { health, maxHealth }) }]),
      ...(crystals === null ? [] : [{ label: say('crystals'), value: crystals }]),
      ...figuresOf(mat),
    ],
    tags: statusesOf(mat),
    side: ENEMY_SIDE,
  }
}

export function aboutHero(hero: HeroView): Inspected {
  const { name, calling, health, maxHealth, energy, maxEnergy, isConcealed, knowledge } = hero
  return {
    title: `${name} ${calling}`,
    text: knowledge.map(({ title, text }) => `${title}: ${text}`).join('\n'),
    figures: [
      { label: say('health'), value: say('of', { health, maxHealth }) },
      { label: say('energy'), value: say('of-energy', { energy, maxEnergy }) },
      ...figuresOf(hero),
    ],
    tags: [...statusesOf(hero), ...(isConcealed ? [say('concealed')] : [])],
  }
}

export function aboutItem({ title, text }: ItemView, kind: string): Inspected {
  return { title, subtitle: kind, text }
}

export function aboutChallenge({ title, text, treasure }: ChallengeView): Inspected {
  const about = treasure === '' ? text : say('once-cleared', { text, treasure })
  return { title, subtitle: say('challenge'), text: about, side: ENEMY_SIDE }
}
