/** What the inspector says of each kind of thing on this table. */
import type { Inspected } from '../../table/inspector.tsx'
import { label } from '../../table/words.ts'
import type { Condition, MatView, MinionView, PlaceView, ZombieView } from './model-enemies.ts'
import type { CardView, ChallengeView, HeroView, ItemView } from './model-heroes.ts'

/** The kind of glossary entry for keywords on the Enemies' side. */
export const ENEMY_SIDE = 'keyword of Enemies'

type Figures = NonNullable<Inspected['figures']>

function figuresOf({ block, strength, protect }: Condition): Figures {
  return [
    { label: 'Block', value: block },
    { label: 'Strength', value: strength },
    { label: 'Protect', value: protect },
  ].filter(({ value }) => value > 0)
}

function statusesOf({ isWeak, isExposed, isImmune }: Condition): string[] {
  return [...(isWeak ? ['Weak'] : []), ...(isExposed ? ['Exposed'] : []), ...(isImmune ? ['Immunity'] : [])]
}

/** The card as it is printed, and where its figures of now come from. */
export function aboutCard({ title, typeName, type, cost, text, now }: CardView): Inspected {
  const subtitle = label(typeName, type === 'equipment' && 'Equipment', cost !== null && `costs ${cost}`)
  const tags = now.sums.map((sum) => `now ${sum}`)
  return { title, subtitle, text, tags, ...(type === 'bomb' ? { side: ENEMY_SIDE } : {}) }
}

export function aboutMinion({ symbol }: PlaceView, minion: MinionView): Inspected {
  const { title, text, reward, attack, health, maxHealth, isGuard, isRubble } = minion
  return {
    title,
    subtitle: `Minion over the ${symbol.name}`,
    text: reward === '' ? text : `${text} Defeat Reward: ${reward}.`.trim(),
    figures: [
      { label: 'Health', value: `${health} of ${maxHealth}` },
      { label: 'Attack', value: attack ?? 'none' },
      ...figuresOf(minion),
    ],
    tags: [...(isGuard ? ['Guard'] : []), ...(isRubble ? ['Rubble'] : []), ...statusesOf(minion)],
    side: ENEMY_SIDE,
  }
}

export function aboutZombie({ title, attack }: ZombieView): Inspected {
  return {
    title: `Zombie ${title}`,
    text: 'It has to be defeated before the Minion behind it can be attacked.',
    figures: [
      { label: 'Health', value: 1 },
      { label: 'Attack', value: attack },
    ],
    tags: ['Zombie'],
    side: ENEMY_SIDE,
  }
}

export function aboutMat(mat: MatView): Inspected {
  const { name, isBoss, health, maxHealth, crystals, abilities } = mat
  return {
    title: name,
    subtitle: isBoss ? 'Boss' : 'Horde',
    text: abilities.map(({ symbol, text }) => `${symbol.name}: ${text}`).join('\n'),
    figures: [
      ...(health === null ? [] : [{ label: 'Health', value: `${health} of ${maxHealth}` }]),
      ...(crystals === null ? [] : [{ label: 'Crystals', value: crystals }]),
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
      { label: 'Health', value: `${health} of ${maxHealth}` },
      { label: 'Energy', value: `${energy} of ${maxEnergy}` },
      ...figuresOf(hero),
    ],
    tags: [...statusesOf(hero), ...(isConcealed ? ['Concealed'] : [])],
  }
}

export function aboutItem({ title, text }: ItemView, kind: string): Inspected {
  return { title, subtitle: kind, text }
}

export function aboutChallenge({ title, text, treasure }: ChallengeView): Inspected {
  const about = treasure === '' ? text : `${text} Once cleared, it turns into the Treasure ${treasure}.`
  return { title, subtitle: 'Challenge', text: about, side: ENEMY_SIDE }
}
