/** Locations, and scenarios with their encounters. */
import type { Encounter, Location, Scenario } from './data.ts'
import type { NumbersOf } from './load-monsters.ts'
import type { Loading } from './loading.ts'
import { BOONS, DIFFICULTIES } from './numbers.ts'
import type { Content } from './pack.ts'
import { effectsText } from './texts.ts'

export function loadLocations({ data, cardText, cardEffect }: Loading): readonly Location[] {
  return data.locations.map((one) => ({
    ...{
      id: one.id,
      name: one.name,
      boon: BOONS.indexOf(one.boon),
      reward: cardEffect(one.name, one.reward),
    },
    boonText: cardText.phrase(`boon-${one.boon}`, {}),
    rewardText: effectsText(cardText, one.reward),
  }))
}

function encounterOf(
  { data, monsterText, monsterEffect }: Loading,
  numbersOf: NumbersOf,
  one: Content['encounters'][number],
): Encounter {
  return {
    name: one.name,
    location: data.locations.findIndex(({ id }) => id === one.location),
    subdeck: one.subdeck === undefined ? -1 : Object.keys(data.subdecks).indexOf(one.subdeck),
    ...{ locationHp: one.locationHp, locationThreat: one.locationThreat, playerThreat: one.playerThreat },
    coins: one.coins,
    bosses: one.bosses.map(({ boss, hp, at }) => ({
      boss: numbersOf(boss)[0],
      hp,
      atLocation: at === 'location',
    })),
    ...{ setup: monsterEffect(one.name, one.setup), penalty: monsterEffect(one.name, one.penalty) },
    ...{ setupText: effectsText(monsterText, one.setup), penaltyText: effectsText(monsterText, one.penalty) },
  }
}

export function loadScenarios(loading: Loading, numbersOf: NumbersOf): readonly Scenario[] {
  const { scenarios, encounters } = loading.data
  return scenarios.map((one) => {
    const own = encounters.filter(({ scenario }) => scenario === one.id)
    return {
      ...{ id: one.id, name: one.name, story: one.story, startingHp: one.startingHp },
      difficulty: DIFFICULTIES.indexOf(one.difficulty),
      encounters: [...own]
        .sort((x, y) => x.number - y.number)
        .map((card) => encounterOf(loading, numbersOf, card)),
    }
  })
}
