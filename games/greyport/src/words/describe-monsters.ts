/** The monsters' side of the table in words and numbers: encounter, location, groups. */
import type { Item, Zone } from '@hearthkeep/engine'
import { fillPhrase, plainText, present, said } from '@hearthkeep/content'
import type { Data, Monster } from '../content/data.ts'
import { DIFFICULTIES } from '../content/numbers.ts'
import { anyInPlay } from '../rules/damage.ts'
import { damageOf, faceOf, groupOf, hpOf, LOCATION } from '../rules/groups.ts'
import { encounterOf } from '../rules/location.ts'
import type { Table } from '../rules/rulebook.ts'
import { MARK, STEP } from '../rules/table.ts'

/** The phrases of a monster's text that are said as tags, by the tag's word. */
const BANNERS = [
  ['tank', 'tank'],
  ['ranged', 'ranged'],
  ['ferocious', 'ferocious'],
  ['vengeful', 'vengeful'],
  ['cursed', 'cursed'],
  ['immuneToSplash', 'immune-splash'],
  ['immuneToSnipe', 'immune-snipe'],
  ['immuneToTaunt', 'immune-taunt'],
] as const

/** What a monster's banner says [K6, K8, K10, K16, K18]. */
function bannerTags({ say }: Data, face: Monster): string[] {
  return said([
    face.isBoss && say('boss'),
    ...BANNERS.map(([field, word]) => face[field] && say(word)),
    face.slash > 0 && say('slash', { amount: face.slash }),
  ])
}

/** What a face says besides its banner. */
function faceWords({ monsterPhrases: phrases }: Data, { text, slash }: Monster): string {
  const said = [...BANNERS.map(([, phrase]) => phrases[phrase]), fillPhrase(phrases.slash, { n: slash })]
  return plainText(said.reduce((rest, phrase) => rest.replace(phrase, ''), text))
    .replace(/\s+/g, ' ')
    .trim()
}

/** What holds of a monster at this moment. */
function momentTags(t: Table, monster: number, face: Monster, group: number): string[] {
  const { say } = t.data
  const mark = t.marks[monster]
  const rally = damageOf(t, monster, groupOf(t, group)) - face.damage
  const isSafe = face.unhurtWhile.length > 0 && anyInPlay(t, face.unhurtWhile, face.unhurtAtLocation)
  return said([
    (mark & MARK.FLIPPED) !== 0 && face.name,
    (mark & MARK.AMBUSH) !== 0 && say('ambush-to-come'),
    (mark & MARK.STUMBLED) !== 0 && say('stumbled'),
    (mark & MARK.SUMMONED) !== 0 && say('summoned'),
    rally > 0 && say('rallied', { rally }),
    isSafe && say('unhurt-now'),
    t.cancelled[monster] > 0 && say('shielded', { amount: t.cancelled[monster] }),
  ])
}

function monsterItem(t: Table, monster: number, group: number): Item {
  const { data } = t
  const { say } = data
  const face = faceOf(t, monster)
  const most = hpOf(t, monster)
  return {
    thing: { kind: 'monster', id: monster },
    name: data.monsters[monster].name,
    figures: [
      { label: say('hp'), value: Math.max(0, most - t.damage[monster]), of: most },
      { label: say('hits'), value: damageOf(t, monster, groupOf(t, group)) },
      ...(face.armor > 0 ? [{ label: say('armor'), value: face.armor }] : []),
    ],
    tags: [...bannerTags(data, face), ...momentTags(t, monster, face, group)],
    ...present({ text: faceWords(data, face) }),
  }
}

const groupItems = (t: Table, group: number): Item[] =>
  groupOf(t, group)
    .toArray()
    .map((monster) => monsterItem(t, monster, group))

/** The location with what it grants, what saving it gives and what losing it costs [L1, D1f]. */
function locationZone(t: Table): Zone {
  const { data, location } = t
  const { say } = data
  const title = say('location')
  if (location < 0)
    return { title, items: [], summary: say(t.encounterOver === 1 ? 'location-left' : 'location-lost') }
  const { name, boonText, rewardText } = data.locations[location]
  const isSaved = t.locationSaved === 1
  const values = {
    boon: plainText(boonText),
    reward: isSaved ? undefined : plainText(rewardText),
    penalty: plainText(encounterOf(t).penaltyText),
  }
  const item = {
    thing: { kind: 'location', id: location },
    name,
    figures: [{ label: say('hp'), value: Math.max(0, t.locationHp), of: t.locationMaxHp }],
    tags: [say(isSaved ? 'saved' : 'not-saved')],
    text: say('about-location', values),
  }
  return { title, items: [item] }
}

/** The group in front of the defending player, which heroes fight and which strikes at the end of the round [G5, F2]. */
function activeZone(t: Table): Zone {
  const { say, characters } = t.data
  const title = say('active', { player: characters[t.players[t.defender].character].name })
  const items = groupItems(t, t.defender)
  const nobody = say(t.locationGroup.isEmpty ? 'no-monsters' : 'fight-at-location')
  return { title, items, seat: t.defender, ...present({ summary: items.length > 0 ? '' : nobody }) }
}

/** The groups of the other players; those without monsters are left out. */
function otherZones(t: Table): Zone[] {
  const { say, characters } = t.data
  return t.players.flatMap((player, seat): Zone[] => {
    if (seat >= t.seats || seat === t.defender || player.group.isEmpty) return []
    const title = say('in-front', { player: characters[player.character].name })
    return [{ title, items: groupItems(t, seat), seat }]
  })
}

/** The monsters' side of the table, from what is fought now to what waits. */
export function monsterZones(t: Table): Zone[] {
  const onLocation = groupItems(t, LOCATION)
  const both = [activeZone(t), locationZone(t)]
  return [
    // Without monsters the active group matters less, and its words would run into those above.
    ...(both[0].items.length === 0 ? both.reverse() : both),
    ...(onLocation.length > 0 ? [{ title: t.data.say('on-location'), items: onLocation }] : []),
    ...otherZones(t),
  ]
}

const STEP_WORDS = {
  [STEP.ACT]: 'step-act',
  [STEP.STRIKE]: 'step-strike',
  [STEP.RECRUIT]: 'step-recruit',
  [STEP.DISCARD]: 'step-discard',
} as const

/** What the round has come to, in a few words. */
function stepWords(t: Table): string {
  const { say } = t.data
  if (t.round === 0) return say('step-arrive')
  if (t.encounterOver === 1) return say(t.step === STEP.DISCARD ? 'step-rest' : 'step-recruit-all')
  return say(STEP_WORDS[t.step as keyof typeof STEP_WORDS])
}

/** Where the game stands [G2, G4]. */
export function statusZones(t: Table): Zone[] {
  const { say, characters, scenarios } = t.data
  const { encounters } = scenarios[t.scenario]
  const player = characters[t.players[t.defender].character].name
  const words = [
    [
      t.round === 0 ? say('set-up') : say('round', { round: t.round }),
      say('who-defends', { player, step: stepWords(t) }),
    ],
    ...(t.shields > 0 ? [[say('shields'), `${t.shields}`]] : []),
    [say('encounter', { number: t.encounter, count: encounters.length }), encounterOf(t).name],
  ]
  return words.map(([title, summary]) => ({ title, items: [], summary }))
}

/** What is to be known of a scenario before the game: its story and whom it ends with [W2]. */
export function scenarioZone(t: Table): Zone {
  const { say, scenarios, monsters } = t.data
  const { name, story, difficulty, encounters } = scenarios[t.scenario]
  const bosses = encounters[encounters.length - 1].bosses.map(({ boss }) => monsters[boss].name)
  const values = {
    story,
    difficulty: say(DIFFICULTIES[difficulty]),
    count: encounters.length,
    bosses: bosses.join(say('and')),
  }
  return { title: name, items: [], summary: say('about-game', values) }
}

/** What lies beside the table: the scenario, and how many monsters and Curses are still to come. */
export function boxZone(t: Table): Zone {
  const { say, scenarios } = t.data
  const values = {
    ...{ scenario: scenarios[t.scenario].name, rest: t.restHealing, curses: t.curseDeck.size },
    ...{ deck: t.monsterDeck.size, discard: t.monsterDiscard.size },
  }
  return { title: say('scenario'), items: [], summary: say('scenario-and-rest', values) }
}
