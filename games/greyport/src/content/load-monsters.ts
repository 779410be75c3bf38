/** Monsters by number: those of the subdecks, the tokens and the bosses. */
import { byName, copiesOf, said } from '@hearthkeep/content'
import type { Monster } from './data.ts'
import { DESIGNS } from './loading.ts'
import type { Loading } from './loading.ts'
import { MONSTER_MOMENTS, TYPES } from './numbers.ts'
import type { Content } from './pack.ts'
import { faceText } from './texts.ts'
import type { SomeFace } from './texts.ts'

/** Finds the numbers of all monsters of a design among tokens and bosses. */
export type NumbersOf = (id: string) => readonly number[]

/** A face with nothing that only some monsters have. */
function face({ monsterText, monsterEffect }: Loading, owner: string, one: SomeFace) {
  const { damage, tank, ranged, ferocious, vengeful, cursed, noShields, noDraws, retires } = one
  const { armor = 0, slash = 0, tauntDamage = 0, defeatDamage = 0, defeatedAt = 0 } = one
  const { stumbles = 0, rally = 0, smallerHand = 0, immune, resists } = one
  const none: readonly number[] = []
  return {
    ...{ damage, armor, tank, ranged, ferocious, vengeful, cursed, slash, tauntDamage, defeatDamage },
    ...{ defeatedAt, stumbles, rally, noShields, noDraws, smallerHand, retires },
    ...byName(MONSTER_MOMENTS, (moment) => monsterEffect(owner, one[moment])),
    ...{ text: faceText(monsterText, one), immuneToSplash: immune.includes('splash') },
    ...{ immuneToSnipe: immune.includes('snipe'), immuneToTaunt: immune.includes('taunt') },
    resistedType: resists === undefined ? -1 : TYPES.indexOf(resists.type),
    ...{ resistance: resists?.armor ?? 0, subdeck: -1, isBoss: false, isToken: false, hp: 0, threat: 0 },
    ...{ unhurtWhile: none, unhurtAtLocation: false, lastsWhile: none, isGuard: false, back: null },
  }
}

type Boss = Content['bosses'][number]

/** What keeps a boss from being hurt, in words. */
function protectionText({ data, monsterText }: Loading, { unhurtWhile, lastsWhile }: Boss): string {
  const nameOf = (id: string): string =>
    [...data.tokens, ...data.bosses].find((one) => one.id === id)?.name ?? id
  const monster = unhurtWhile && nameOf(unhurtWhile.monster)
  const monsters = lastsWhile?.map(nameOf).join(', ')
  const unhurt = unhurtWhile?.at === 'location' ? 'unhurt-while-location' : 'unhurt-while'
  return said([
    monster !== undefined && monsterText.phrase(unhurt, { monster }),
    monsters !== undefined && monsterText.phrase('lasts-while', { monsters }),
  ]).join(' ')
}

function bossOf(loading: Loading, boss: Boss, numbersOf: NumbersOf, design: number): Monster {
  const { unhurtWhile, lastsWhile, back } = boss
  const protection = protectionText(loading, boss)
  const own = {
    ...{ id: boss.id, design, isBoss: true },
    unhurtWhile: unhurtWhile === undefined ? [] : numbersOf(unhurtWhile.monster),
    unhurtAtLocation: unhurtWhile?.at === 'location',
    lastsWhile: (lastsWhile ?? []).flatMap(numbersOf),
  }
  const side = (title: string, one: SomeFace): Monster => {
    const made = face(loading, title, one)
    return { ...made, ...own, name: title, title, text: `${protection} ${made.text}`.trim() }
  }
  return { ...side(boss.name, boss), back: back === undefined ? null : side(back.name, back) }
}

/** All monsters in the order of their numbers, and how to find some of them. */
export function loadMonsters(loading: Loading) {
  const { data } = loading
  const subdeckIds = Object.keys(data.subdecks)
  const inSubdecks = subdeckIds.flatMap((subdeck, number) =>
    copiesOf(data.subdecks[subdeck], (one, name, design): Monster => ({
      ...face(loading, one.name, one),
      ...{ id: one.id, name, title: one.name, design: number * DESIGNS + design },
      ...{ subdeck: number, hp: one.hp, threat: one.threat },
    })),
  )
  const tokens = copiesOf(data.tokens, (one, name, token): Monster => ({
    ...face(loading, one.name, one),
    ...{ id: one.id, name, title: one.name, design: subdeckIds.length * DESIGNS + token },
    ...{ isToken: true, hp: one.hp },
  }))
  const firstToken = inSubdecks.length
  const firstBoss = firstToken + tokens.length
  const numbersOf: NumbersOf = (id) => {
    if (!data.tokens.some((token) => token.id === id))
      return [firstBoss + data.bosses.findIndex((one) => one.id === id)]
    return tokens.flatMap((one, i) => (one.id === id ? [firstToken + i] : []))
  }
  const bosses = data.bosses.map((one, design) =>
    bossOf(loading, one, numbersOf, (subdeckIds.length + 1) * DESIGNS + design),
  )
  const guards = new Set(bosses.flatMap(({ lastsWhile, unhurtWhile }) => [...lastsWhile, ...unhurtWhile]))
  const monsters = [...inSubdecks, ...tokens, ...bosses].map((one, i) => ({ ...one, isGuard: guards.has(i) }))
  return { monsters, firstToken, numbersOf }
}
