/** Enemies by number: Starter Monsters, Monsters, Moose and Demons. */
import { byName, copiesOf } from '@hearthkeep/content'
import type { Enemy, Face, FirstEnemies } from './data.ts'
import { ENEMY, ENEMY_MOMENTS } from './kinds.ts'
import type { Loading } from './loading.ts'
import { faceText } from './texts.ts'
import type { PrintedFace } from './texts.ts'

/** One face as the rules read it. */
function faceOf(
  { texts, enemyEffect }: Loading,
  owner: string,
  face: PrintedFace & { line?: string | undefined },
): Face {
  const { hp, ar, si, blue, damage, acid, ability, swept = 0, aura, immune, when, line = '' } = face
  return {
    ...{ text: faceText(texts, face), line, hp, ar, si, blue, damage, acid },
    ability: enemyEffect(owner, ability),
    when: byName(ENEMY_MOMENTS, (moment) => enemyEffect(owner, when[moment])),
    round: when.round.flatMap(({ every, do: deeds }) => {
      const effect = enemyEffect(owner, deeds)
      return effect === null ? [] : [{ every, effect }]
    }),
    ...{ sweptAr: swept, auraAr: aura?.ar ?? 0, auraSi: aura?.si ?? 0 },
    ...{ immuneAcid: immune.includes('acid'), immuneSunder: immune.includes('sunder') },
    immuneStun: immune.includes('stun'),
  }
}

/** All enemies in the order of their numbers, and where each kind begins. */
export function loadEnemies(loading: Loading): {
  readonly enemies: readonly Enemy[]
  readonly firstEnemy: FirstEnemies
} {
  const { data } = loading
  const load = (kind: number, entries: typeof data.monsters): Enemy[] =>
    copiesOf(entries, (one, name) => ({
      ...faceOf(loading, one.name, one),
      ...{ id: one.id, name, title: one.name, kind, back: null },
    }))
  const starters = load(ENEMY.STARTER, data.starterMonsters)
  const monsters = load(ENEMY.MONSTER, data.monsters)
  const moose = load(ENEMY.MOOSE, data.moose)
  const demons = data.demons.map((one): Enemy => ({
    ...faceOf(loading, one.name, one),
    ...{ id: one.id, name: one.name, title: one.name, kind: ENEMY.DEMON },
    back: faceOf(loading, one.name, one.back),
  }))
  const firstMoose = starters.length + monsters.length
  return {
    enemies: [...starters, ...monsters, ...moose, ...demons],
    firstEnemy: { monsters: starters.length, moose: firstMoose, demons: firstMoose + moose.length },
  }
}
