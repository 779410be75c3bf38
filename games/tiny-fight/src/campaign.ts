/** The campaign: three fights, of which each hands the hero's life and gained cards to the next [C1] to [C6]. */
import { carriedIn, carriedNumber, carriedThings, defineCampaign } from '@hearthkeep/engine'
import type { Setup } from '@hearthkeep/engine'
import type { Data } from './content.ts'
import { HERO_LIFE } from './fight.ts'
import { ENEMIES } from './rulebook.ts'
import type { CardId, Table } from './rulebook.ts'

/** The cards that can be gained, as numbers in the list of all cards. */
function gains({ cards, deck }: Data): CardId[] {
  return cards.map((_, card) => card).slice(deck)
}

/** Declares the campaign for the content it is played with. */
export function campaignWith(data: Data) {
  const { cards, deck, files, say, campaignHash } = data
  const { fights, recovers } = files.campaign
  return defineCampaign<Table>()({
    about: say('campaign'),
    contentHash: campaignHash,
    carries: {
      life: carriedNumber(say('carried-life'), { min: 1, max: HERO_LIFE, first: HERO_LIFE }),
      cards: carriedThings(
        say('carried-cards'),
        cards.map(({ name }, card) => (card < deck ? undefined : name)),
        { most: fights.length - 1 },
      ),
    },
    chapters: Object.fromEntries(fights.map(({ id, title }) => [id, { title }])),
    handOver: (t) => ({
      life: Math.max(1, Math.min(HERO_LIFE, t.hero[0].life + recovers)), // [C5]
      cards: gains(data).filter((card) => !t.box.has(card)),
    }),
    next({ chapter, outcome }) {
      if (outcome !== 'won') return 'again' // [C6]
      const next = fights.findIndex(({ id }) => id === chapter) + 1
      return next === fights.length ? 'won' : { chapters: [fights[next].id] }
    },
  })
}

/** Puts on the table what a fight of the campaign has beside any other. */
export function beginChapter(campaign: ReturnType<typeof campaignWith>, t: Table, setup: Setup): void {
  const carried = carriedIn(campaign, setup)
  if (carried === undefined) return
  const { fights } = t.data.files.campaign
  const number = fights.findIndex(({ id }) => id === carried.chapter)
  t.chapter = number + 1
  t.hero[0].life = carried.life // [C2]
  for (const card of gains(t.data)) {
    if (carried.cards.includes(card)) t.drawPile.push(card)
    else t.box.push(card)
  }
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    t.enemies[enemy].life = fights[number].life // [C3]
    t.enemies[enemy].strength = fights[number].strength
  }
}
