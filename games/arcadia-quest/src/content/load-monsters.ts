/** Monster types and figures with cards of their own, by number. */
import { byName } from '@hearthkeep/content'
import type { Face, MonsterType, NamedFigure } from './data.ts'
import { ATTACKS, KINS, MONSTER_MOMENTS, RANKS } from './kinds.ts'
import type { Loading } from './loading.ts'
import type { Content } from './pack.ts'
import { abilitiesOf, faceText } from './texts.ts'

type Printed = Content['monsters'][number]['faces'][number]

function faceOf({ data, texts, holds, monsterEffect }: Loading, owner: string, face: Printed): Face {
  const { attack, defense, life, overkill, rerolls, line = '' } = face
  const abilities = abilitiesOf(face, data.abilities)
  const deedsAt = (moment: (typeof MONSTER_MOMENTS)[number]) =>
    abilities.flatMap(({ when }) => when[moment] ?? [])
  return {
    ...{ text: faceText(texts, face, data.abilities), line },
    ...{ attack: ATTACKS.indexOf(attack.kind), dice: attack.dice, defense, life, overkill, rerolls },
    holds: holds(abilities.flatMap((one) => one.holds)),
    when: byName(MONSTER_MOMENTS, (moment) => monsterEffect(owner, deedsAt(moment))),
  }
}

export function loadTypes(loading: Loading): MonsterType[] {
  return loading.data.monsters.map(({ id, name, code, rank, kin, move, coins, faces }) => ({
    ...{ id, name, code, rank: RANKS.indexOf(rank), kin: KINS.indexOf(kin), move, coins },
    faces: faces.map((face) => faceOf(loading, name, face)),
  }))
}

export function loadNamed(loading: Loading): NamedFigure[] {
  return loading.data.named.map(({ id, name, type, faces }) => ({
    ...{ id, name, type: loading.typeOf(type) },
    faces: faces.map((face) => faceOf(loading, name, face)),
  }))
}
