/** Monsters by number: those of the subdecks, the tokens and the bosses. */
import { copiesOf } from '@hearthkeep/content'
import type { Monster } from './data.ts'
import { DESIGNS } from './loading.ts'
import type { Loading } from './loading.ts'
import { TYPES } from './numbers.ts'
import type { Content } from './pack.ts'
import { faceText } from './texts.ts'
import type { Face, MonsterDeed } from './texts.ts'

/** All monsters in the order of their numbers, and how to find some of them. */
export interface LoadedMonsters {
  readonly monsters: readonly Monster[]
  readonly firstToken: number
  readonly firstBoss: number
  /** The numbers of all monsters of a design among tokens and bosses. */
  readonly numbersOf: (id: string) => readonly number[]
}

function face(
  { monsterText, monsterEffect }: Loading,
  owner: string,
  one: Omit<Face, 'name'>,
  ambush: readonly MonsterDeed[],
) {
  return {
    ...{ text: faceText(monsterText, one, ambush), damage: one.damage, armor: one.armor ?? 0 },
    ...{ tank: one.tank, ranged: one.ranged, ferocious: one.ferocious, vengeful: one.vengeful },
    ...{ cursed: one.cursed, slash: one.slash ?? 0, immuneToSplash: one.immune.includes('splash') },
    ...{ immuneToSnipe: one.immune.includes('snipe'), immuneToTaunt: one.immune.includes('taunt') },
    resistedType: one.resists === undefined ? -1 : TYPES.indexOf(one.resists.type),
    ...{ resistance: one.resists?.armor ?? 0, ambush: monsterEffect(owner, ambush) },
    ...{ fought: monsterEffect(owner, one.fought), hurt: monsterEffect(owner, one.hurt) },
    ...{ harmed: monsterEffect(owner, one.harmed), roundStart: monsterEffect(owner, one.roundStart) },
    ...{ roundEnd: monsterEffect(owner, one.roundEnd), tauntDamage: one.tauntDamage ?? 0 },
    ...{ defeatDamage: one.defeatDamage ?? 0, defeatedAt: one.defeatedAt ?? 0, stumbles: one.stumbles ?? 0 },
    ...{ rally: one.rally ?? 0, noShields: one.noShields, noDraws: one.noDraws },
    ...{ smallerHand: one.smallerHand ?? 0, retires: one.retires },
    ...{ subdeck: -1, isBoss: false, isToken: false, hp: 0, threat: 0 },
    ...{ unhurtWhile: [] as number[], unhurtAtLocation: false, lastsWhile: [] as number[], back: null },
  }
}

type Boss = Content['bosses'][number]

/** What keeps a boss from being hurt, in words. */
function protectionText({ data, monsterText }: Loading, { unhurtWhile, lastsWhile }: Boss): string {
  const nameOf = (id: string): string =>
    [...data.tokens, ...data.bosses].find((one) => one.id === id)?.name ?? id
  const unhurt =
    unhurtWhile === undefined
      ? ''
      : monsterText.phrase(unhurtWhile.at === 'location' ? 'unhurt-while-location' : 'unhurt-while', {
          monster: nameOf(unhurtWhile.monster),
        })
  const lasts =
    lastsWhile === undefined
      ? ''
      : monsterText.phrase('lasts-while', { monsters: lastsWhile.map(nameOf).join(', ') })
  return `${unhurt} ${lasts}`.trim()
}

function bossOf(
  loading: Loading,
  boss: Boss,
  { name, design, numbersOf }: { name: string; design: number; numbersOf: LoadedMonsters['numbersOf'] },
): Monster {
  const { unhurtWhile, lastsWhile, back } = boss
  const protection = protectionText(loading, boss)
  const own = {
    ...{ id: boss.id, design, isBoss: true },
    unhurtWhile: unhurtWhile === undefined ? [] : numbersOf(unhurtWhile.monster),
    unhurtAtLocation: unhurtWhile?.at === 'location',
    lastsWhile: (lastsWhile ?? []).flatMap(numbersOf),
  }
  const side = (name: string, one: Omit<Face, 'name'>, ambush: readonly MonsterDeed[]): Monster => {
    const made = face(loading, name, one, ambush)
    return { ...made, ...own, name, title: name, text: `${protection} ${made.text}`.trim() }
  }
  return {
    ...side(boss.name, boss, boss.ambush),
    name,
    back: back === undefined ? null : side(back.name, back, []),
  }
}

export function loadMonsters(loading: Loading): LoadedMonsters {
  const { data } = loading
  const subdeckIds = Object.keys(data.subdecks)
  const inSubdecks = subdeckIds.flatMap((subdeck, number) =>
    copiesOf(data.subdecks[subdeck], (one, name, design): Monster => ({
      ...face(loading, one.name, one, one.ambush),
      ...{ id: one.id, name, title: one.name, design: number * DESIGNS + design },
      ...{ subdeck: number, hp: one.hp, threat: one.threat },
    })),
  )
  const tokens = copiesOf(data.tokens, (one, name, token): Monster => ({
    ...face(loading, one.name, one, one.ambush),
    ...{ id: one.id, name, title: one.name, design: subdeckIds.length * DESIGNS + token },
    ...{ isToken: true, hp: one.hp },
  }))
  const firstToken = inSubdecks.length
  const firstBoss = firstToken + tokens.length
  const numbersOf = (id: string): number[] => {
    if (!data.tokens.some((token) => token.id === id))
      return [firstBoss + data.bosses.findIndex((one) => one.id === id)]
    return tokens.flatMap((one, i) => (one.id === id ? [firstToken + i] : []))
  }
  const bosses = copiesOf(data.bosses, (one, name, design) =>
    bossOf(loading, one, { name, design: (subdeckIds.length + 1) * DESIGNS + design, numbersOf }),
  )
  return { monsters: [...inSubdecks, ...tokens, ...bosses], firstToken, firstBoss, numbersOf }
}
