/** Where a campaign stands, between its chapters: what was played, what is carried, what comes now. */
import type { Item, OfferedChoice, Zone } from '@hearthkeep/engine'
import type { CampaignLine, CampaignPlay } from '@hearthkeep/match'
import type { Board } from './board.ts'
import { choice, countOf, menuScene, wordsBoard } from './words-board.ts'

/** What a campaign's board leads to: a chapter that is played, or an earlier one that is gone back to. */
type CampaignEnding = `chapter ${string}` | `back ${number}` | 'leave-campaign'

/** What is carried, in a line: `Life 45, Cards gained: none`. */
export function carriedText(lines: readonly CampaignLine[]): string {
  return lines.map(({ label, value }) => `${label}: ${value === '' ? 'none' : value}`).join('; ')
}

/** Where a campaign stands, in a sentence. */
export function standingText(play: CampaignPlay): string {
  const { standing, toCome, attempts, current } = play
  if (standing.kind === 'over') return `The campaign is ${standing.outcome}.`
  const titles = toCome.map(({ title }) => title).join(' or ')
  const tried = attempts === 0 ? '' : `, attempt ${attempts + 1}`
  return current === undefined
    ? `Next: ${titles}${tried}.`
    : `In ${titles}${tried}, ${countOf(current.steps.length, 'decision')} so far.`
}

/** The board of a campaign. */
export function campaignBoard(
  play: CampaignPlay,
  { id, hasMenu }: { readonly id: string; readonly hasMenu: boolean },
): Board<CampaignEnding> {
  const { game, chapters, toCome } = play
  const done = chapters.map(({ number, title, outcome, steps, took }): Item => ({
    thing: { kind: 'chapter', id: number },
    name: `${number}. ${title}`,
    figures: [],
    tags: [outcome, countOf(steps, 'decision')],
    text: carriedText(took),
  }))
  const zones: Zone[] = [
    ...(done.length > 0 ? [{ title: 'Chapters', items: done }] : []),
    {
      title: play.isOver ? 'The last chapter began with' : 'Carried',
      items: [],
      summary: carriedText(play.carried),
    },
  ]
  const verb = play.current === undefined ? 'play' : 'go on with'
  const forward = toCome.map(({ title }) => choice(`${verb} ${title}`))
  const back = chapters.map(({ number, title }) =>
    choice(`go back to ${number}. ${title}`, 'chapter', number),
  )
  const away = hasMenu ? 'back to the menu' : 'quit'
  const choices: OfferedChoice[] = [...forward, ...back, choice(away)]
  const scene = menuScene({
    name: `${game.name}: campaign ${id}`,
    about: game.campaign?.about ?? '',
    zones,
    prompt: `${standingText(play)} Going back begins a branch; this campaign stays as it is.`,
    choices,
    glossary: game.glossary,
    rules: game.rules,
  })
  return wordsBoard<CampaignEnding>(
    () => scene,
    (words) => {
      const wanted = words.toLowerCase()
      const chapter = toCome.find(({ title }) => wanted === `${verb} ${title}`.toLowerCase())
      if (chapter) return { ending: `chapter ${chapter.chapter}` }
      const earlier = chapters.find(
        ({ number, title }) => wanted === `go back to ${number}. ${title}`.toLowerCase(),
      )
      if (earlier) return { ending: `back ${earlier.number}` }
      return wanted === away ? { ending: 'leave-campaign' } : undefined
    },
  )
}
