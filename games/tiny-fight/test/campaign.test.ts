/** The campaign: rules by number, and whole campaigns played and verified. */
import { afterChapter, beforeFirst, chapterSetup, completeSetup, contentOf } from '@hearthkeep/engine'
import {
  findChoice,
  formatCampaign,
  parseCampaign,
  recordOf,
  start,
  verifyCampaign,
} from '@hearthkeep/engine'
import type { Standing } from '@hearthkeep/engine'
import { scene } from '@hearthkeep/situations'
import type { Overrides, Rolls, Scene } from '@hearthkeep/situations'
import { playCampaign } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot.ts'
import { tinyFight } from '../src/index.ts'
import type { Table } from '../src/rulebook.ts'
import { FALLEN, read } from './fight.ts'

const { game } = tinyFight

function chapter(carried: Record<string, string>, table: Overrides = {}, rolls: Rolls = {}): Scene {
  return scene(tinyFight, { setup: { carried }, table, rolls })
}
const CELLAR = { chapter: 'cellar' }
const LAST_BLOW = { hand: ['Strike 1'], enemies: [FALLEN, FALLEN, { life: 1, mostLife: 24 }] }

/** Where the campaign stands after a fight that was arranged so. */
function after(carried: Record<string, string>, change: (t: Table) => void, ...choices: string[]): Standing {
  const setup = completeSetup(game, { seed: 1, carried })
  const t = start(game, setup) as Table
  change(t)
  t.refresh()
  for (const notation of choices) t.take(findChoice(game, t, 0, notation))
  while (t.outcome === 0) t.take(0)
  return afterChapter(game, recordOf(game, setup, []), t)
}
const lastBlow = (t: Table): void => {
  t.hand.moveAllTo(t.discardPile)
  t.hand.push(t.discardPile.has(0) ? (t.discardPile.take(0) ?? 0) : (t.drawPile.take(0) ?? 0))
  t.energy = 3
  t.enemies[0].life = 0
  t.enemies[1].life = 0
  t.enemies[2].life = 1
}

describe('a fight of the campaign', () => {
  test('[C1] the first begins with all of the life and no card, and each hands both to the next', () => {
    expect(beforeFirst(game)).toMatchObject({ chapters: ['cellar'], carried: { life: '60', cards: '' } })
    const standing = after(CELLAR, lastBlow, 'play Strike 1 on Chanter')
    if (standing.kind === 'over') throw new Error('it is not over')
    expect(standing.chapters).toEqual(['stairs'])
    const next = start(game, chapterSetup(game, standing, { seed: 5 })) as Table
    expect(next.drawPile.size + next.hand.size).toBe(11)
    expect(next.chapter).toBe(2)
  })

  test('[C2] the hero has the life that is carried, the deck the cards gained, the box the others', () => {
    const at = chapter({ chapter: 'stairs', life: '23', cards: 'Hobble' })
    expect(read(at, 'hero[0].life', 'hero[0].mostLife', 'box')).toEqual([
      23,
      60,
      ['Second Wind', 'Shield Slam', 'Deep Breath', 'Battle Plan', 'Bulwark'],
    ])
    expect([...(at.read('hand') as string[]), ...(at.read('drawPile') as string[])].sort()).toContain(
      'Hobble',
    )
    expect(read(at, 'drawPile.size', 'hand.size')).toEqual([6, 5])
    const plain = scene(tinyFight, {})
    expect(read(plain, 'chapter', 'box.size', 'hero[0].life')).toEqual([0, 0, 60])
  })

  test('[C3] enemies are stronger in later fights', () => {
    const strength = (id: string) => {
      const dice = [{ shuffle: [] }, 0, 0, 0, 0, 0]
      const at = scene(tinyFight, { setup: { carried: { chapter: id }, rolls: { dice } } })
      return read(at, 'enemies[0].life', 'enemies[0].mostLife', 'enemies[2].life', 'enemies[2].strength')
    }
    expect(strength('cellar')).toEqual([14, 14, 24, 0])
    expect(strength('stairs')).toEqual([20, 20, 30, 1])
    expect(strength('tower')).toEqual([26, 26, 36, 3])
  })

  test('[C4] a won fight offers three cards out of the box, of which the hero takes one', () => {
    const shuffle = { shuffle: ['Second Wind', 'Bulwark', 'Hobble'] }
    const at = chapter(CELLAR, LAST_BLOW, { dice: [shuffle] })
    at.do('play Strike 1 on Chanter')
    expect(at.read('outcome')).toBe('playing')
    expect(at.events()).toContain('No enemy is left: the fight is won.')
    expect(at.offers()).toEqual(['take Second Wind', 'take Bulwark', 'take Hobble'])
    expect(at.refusal('take Deep Breath')).toEqual({ rule: 'C4', text: 'Deep Breath is not on offer' })
    expect(at.refusal('end turn')?.rule).toBe('C4')
    at.do('take Bulwark')
    expect(read(at, 'outcome', 'offer', 'box.size', 'discardPile')).toEqual([
      'won',
      [],
      5,
      ['Strike 1', 'Bulwark'],
    ])
    expect(at.events()).toEqual(['Bulwark joins your deck.'])
  })

  test('[C4] the last one offers none, nor does a fight without campaign', () => {
    const last = chapter({ chapter: 'tower', cards: 'Hobble' }, LAST_BLOW)
    expect(last.do('play Strike 1 on Chanter').read('outcome')).toBe('won')
    expect(scene(tinyFight, { table: LAST_BLOW }).do('play Strike 1 on Chanter').read('outcome')).toBe('won')
  })

  test.each([
    [1, '16'],
    [33, '48'],
    [55, '60'],
  ])('[C5] a hero who wins with %i life has %s in the next fight', (life, carried) => {
    const standing = after(
      CELLAR,
      (t) => {
        lastBlow(t)
        t.hero[0].life = life
      },
      'play Strike 1 on Chanter',
    )
    expect(standing).toMatchObject({ carried: { life: carried } })
  })

  test('[C6] a fight that is lost is fought again as it began; the last one won ends the campaign', () => {
    const carried = { chapter: 'stairs', life: '40', cards: 'Hobble' }
    const fall = (t: Table): void => {
      t.hero[0].life = 1
      t.enemies[0].intent = 0
    }
    expect(after(carried, fall, 'end turn')).toMatchObject({
      chapters: ['stairs'],
      isAgain: true,
      carried: { life: '40', cards: 'Hobble' },
    })
    const tower = { ...carried, chapter: 'tower' }
    expect(after(tower, lastBlow, 'play Strike 1 on Chanter')).toEqual({ kind: 'over', outcome: 'won' })
  })
})

describe('the cards of the campaign', () => {
  const cards = { chapter: 'tower', cards: 'Second Wind, Shield Slam' }
  const enemies = [{ life: 14 }, FALLEN, { life: 24 }]

  test('[E6] life that is regained never goes above 60', () => {
    const at = chapter({ ...cards, life: '30' }, { hand: ['Second Wind'], enemies })
    expect(at.do('play Second Wind').read('hero[0].life')).toBe(40)
    expect(at.events()).toContain('You regain 10 life and have 40.')
    const full = chapter({ ...cards, life: '57' }, { hand: ['Second Wind'], enemies })
    expect(full.do('play Second Wind').read('hero[0].life')).toBe(60)
  })

  test('[E7] energy that a card gives can be spent at once', () => {
    const at = chapter(
      { chapter: 'stairs', cards: 'Deep Breath' },
      { energy: 0, hand: ['Deep Breath', 'Guard 1'], enemies },
    )
    expect(at.refusal('play Guard 1')?.rule).toBe('T4')
    at.do('play Deep Breath').do('play Guard 1')
    expect(read(at, 'energy', 'hero[0].block', 'exhaustPile')).toEqual([1, 5, ['Deep Breath']])
  })

  test('[E8] weak is given to an enemy that still lives', () => {
    const carried = { chapter: 'stairs', cards: 'Hobble' }
    const at = chapter(carried, { hand: ['Hobble'], enemies })
    expect(read(at.do('play Hobble on Chanter'), 'enemies[2].life', 'enemies[2].weak')).toEqual([20, 2])
    const fallen = chapter(carried, { hand: ['Hobble'], enemies: [{ life: 4 }, FALLEN, { life: 24 }] })
    expect(read(fallen.do('play Hobble on Burrower'), 'enemies[0].life', 'enemies[0].weak')).toEqual([0, 0])
  })

  test('[E9] a slam deals the block as damage, with strength; the block stays', () => {
    const at = chapter(cards, { 'hero[0]': { block: 9, strength: 2 }, hand: ['Shield Slam'], enemies })
    expect(read(at.do('play Shield Slam on Burrower'), 'enemies[0].life', 'hero[0].block')).toEqual([3, 9])
  })
})

describe('whole campaigns', () => {
  test('can be won, and verify as chains', () => {
    for (const first of [1, 50, 100]) {
      const text = formatCampaign(playCampaign(game, { mind, first }))
      const result = verifyCampaign(game, parseCampaign(text))
      expect(result).toMatchObject({ isSame: true, standing: { kind: 'over', outcome: 'won' }, warnings: [] })
      const won = result.chapters.filter(({ outcome }) => outcome === 'won')
      expect(won.map(({ title }) => title)).toEqual(['The Cellar', 'The Stairs', 'The Tower'])
      const forged = verifyCampaign(
        game,
        parseCampaign(text.replace(/(chapter stairs[^]*?carried life) \d+/, '$1 59')),
      )
      expect(forged.difference?.message).toContain('carried life: what was handed over is')
    }
  })

  test('a card gained is played in a later fight', () => {
    const { chapters } = playCampaign(game, { mind, first: 1 })
    const gained = chapters
      .flatMap(({ record }) => record.steps)
      .flatMap(({ notation }) => /^take (.+)/.exec(notation)?.[1] ?? [])
    expect(gained).toHaveLength(2)
    expect(chapters.at(-1)?.record.setup.carried?.cards.split(', ').sort()).toEqual(gained.sort())
  })

  test('the game without campaign keeps its content hash and its version; a chapter has a hash of its own', () => {
    expect([game.version, game.contentHash]).toEqual(['1.0.0', '94b82b802d2aa564-5b67811aa86e1198'])
    expect(contentOf(game, { carried: CELLAR })).not.toBe(game.contentHash)
    const { 'campaign.json': file } = tinyFight.files as Record<string, { recovers: number }>
    const other = tinyFight.create({ ...tinyFight.files, 'campaign.json': { ...file, recovers: 5 } })
    expect(other.contentHash).toBe(game.contentHash)
    expect(contentOf(other, { carried: CELLAR })).not.toBe(contentOf(game, { carried: CELLAR }))
  })
})
