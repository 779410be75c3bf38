import { describe, expect, test } from 'vitest'
import { fight, read } from './fight-one.ts'

const barker = (number: number) => ({ card: `Gate Barker ${number}` })
const boss = { wave: 4, 'enemies[3]': { health: 30, maxHealth: 30 } }

/** Whom a card can be aimed at. */
function aims(at: ReturnType<typeof fight>, card: string): string[] {
  return at
    .offers()
    .flatMap((offer) => (offer.startsWith(`play ${card} on `) ? [offer.split(' on ')[1]] : []))
}

describe('who can be hit', () => {
  test('[R8, R50] Minions and the Boss, but not the Horde', () => {
    const wave = fight({ joan: { hand: ['Shin Kick 1'] }, foes: [{}, {}] })
    expect(aims(wave, 'Shin Kick 1')).toEqual(['Bitey Bitsy 1', 'Bitey Bitsy 2'])
    const last = fight({ joan: { hand: ['Shin Kick 1'] }, foes: [{}, {}], table: boss })
    expect(aims(last, 'Shin Kick 1')).toEqual(['Bitey Bitsy 1', 'Bitey Bitsy 2', 'The Houndmaster'])
    expect(last.do('play Shin Kick on The Houndmaster').read('enemies[3].health')).toBe(27)
  })

  test('[R8] damage to all Enemies leaves the Horde out, too', () => {
    const wave = fight({ joan: { hand: ['Trash the Stage 1'] } }).do('play Trash the Stage')
    expect(read(wave, 'enemies[0].health', 'enemies[3].health')).toEqual([17, 0])
    const last = fight({ joan: { hand: ['Trash the Stage 1'] }, table: boss }).do('play Trash the Stage')
    expect(read(last, 'enemies[0].health', 'enemies[3].health')).toEqual([17, 27])
  })

  test('[R50] some effects are limited to Minions', () => {
    const at = fight({ lira: { hand: ['Pick a Bleeding Pocket 1'] }, foes: [{}, {}], table: boss })
    expect(aims(at, 'Pick a Bleeding Pocket 1')).toEqual(['Bitey Bitsy 1', 'Bitey Bitsy 2'])
  })

  test('[R8, A29] a Zombie is an Enemy, but no Minion', () => {
    const foes = [{ card: 'Bag of Elbows' }, { card: 'Skeleton Intern 2', zombies: ['Skeleton Intern 1'] }]
    const at = fight({
      lira: { hand: ['Pick a Bleeding Pocket 1', 'Borrowed Steak Knife 1'] },
      ...{ boss: 'necromancer', foes },
    })
    expect(aims(at, 'Borrowed Steak Knife 1')).toEqual(['Bag of Elbows', 'Zombie Skeleton Intern 1'])
    expect(aims(at, 'Pick a Bleeding Pocket 1')).toEqual(['Bag of Elbows'])
  })
})

describe('GUARD', () => {
  test('[A10] each chosen target has to be a Guard while one is not chosen yet', () => {
    const one = fight({ joan: { hand: ['Flip the Merch Table 1'] }, foes: [{}, barker(1), {}] })
    expect(aims(one, 'Flip the Merch Table 1')).toEqual([
      'Gate Barker 1 and Bitey Bitsy 1',
      'Gate Barker 1 and Howling Beagle',
    ])
    const two = fight({ joan: { hand: ['Flip the Merch Table 1'] }, foes: [barker(2), {}, barker(1)] })
    expect(aims(two, 'Flip the Merch Table 1')).toEqual(['Gate Barker 2 and Gate Barker 1'])
  })

  test('[A10] damage to all Enemies is free', () => {
    const at = fight({ joan: { hand: ['Trash the Stage 1'] }, foes: [{}, barker(1), {}] }).do(
      'play Trash the Stage',
    )
    expect(read(at, 'enemies[0].health', 'enemies[1].health', 'enemies[2].health')).toEqual([17, 17, 17])
  })

  test('[A10] it limits damage only: statuses can be handed to anybody', () => {
    const foes = [{}, barker(1), {}]
    const at = fight({ lira: { hand: ['Look Over There! 1', 'Borrowed Steak Knife 1'] }, foes })
    expect(aims(at, 'Borrowed Steak Knife 1')).toEqual(['Gate Barker 1'])
    expect(aims(at, 'Look Over There! 1')).toEqual(['Bitey Bitsy 1', 'Gate Barker 1', 'Howling Beagle'])
    expect(at.do('play Look Over There! on Howling Beagle').read('enemies[2].exposed')).toBe(1)
  })
})

describe('targets of the parts of a card', () => {
  test('[A45] a card without a legal target may be played; that part does nothing, the rest is done', () => {
    const foes = [{ card: 'Bag of Elbows', zombies: ['Skeleton Intern 1'] }]
    const at = fight({ lira: { hand: ['Pick a Bleeding Pocket 1'], energy: 1 }, boss: 'necromancer', foes })
    at.do('play Pick a Bleeding Pocket 1')
    expect(read(at, 'enemies[0].health', 'enemies[0].zombies.size', 'heroes[1].energy')).toEqual([20, 1, 0])
    const elbow = fight({ joan: { hand: ["Bouncer's Shove 1"] }, foes: [] }).do("play Bouncer's Shove")
    expect(elbow.read('heroes[0].block')).toBe(4)
  })

  test('[A45, A47] damage after another part is aimed when its turn comes', () => {
    const at = fight({ joan: { hand: ["Bouncer's Shove 1"] } }).do("play Bouncer's Shove")
    expect(at.read('heroes[0].block')).toBe(4)
    expect(at.offers()).toEqual(['choose Bitey Bitsy 1', 'choose Bitey Bitsy 2', 'choose Howling Beagle'])
    expect(at.do('choose Bitey Bitsy 2').read('enemies[1].health')).toBe(15)
  })

  test('[A45] so is a status', () => {
    const at = fight({ joan: { hand: ['Noise Complaint 1'] } }).do('play Noise Complaint on Howling Beagle')
    expect(read(at, 'enemies[0].weak', 'enemies[2].weak')).toEqual([0, 1])
  })

  test('[A47] several hits go to one Enemy; those left over are lost', () => {
    const at = fight({ joan: { hand: ['Four on the Floor 1'] }, foes: [{ health: 2 }, {}] })
    at.do('play Four on the Floor on Bitey Bitsy 1')
    expect(read(at, 'enemies[0].card', 'enemies[1].health', 'question')).toEqual([null, 20, 'hero-acts'])
  })

  test('[A47] they are lost also if another Minion comes into its place', () => {
    const at = fight({
      joan: { hand: ['Four on the Floor 1'] },
      foes: [{ card: 'Pack Cheerleader', health: 2 }, {}],
      table: { 'waveDecks[0].deck': ['Howling Beagle'] },
    }).do('play Four on the Floor on Pack Cheerleader')
    expect(read(at, 'enemies[0].card', 'enemies[0].health')).toEqual(['Howling Beagle', 7])
  })

  test('[A47] separate damage effects choose a target each', () => {
    const at = fight({ joan: { hand: ['Kick Off Your Boots 1'], equipment: ['Dustbin Lid 1'] } })
    at.do('play Kick Off Your Boots on Bitey Bitsy 1')
      .do('pay')
      .do('take off Dustbin Lid 1')
      .do('choose Bitey Bitsy 2')
    expect(read(at, 'enemies[0].health', 'enemies[1].health')).toEqual([18, 15])
  })

  test('[A47] GUARD is looked at when a target is chosen', () => {
    const at = fight({
      joan: { hand: ['Kick Off Your Boots 1'], equipment: ['Dustbin Lid 1'] },
      foes: [{}, { ...barker(1), health: 2 }, {}],
    })
    expect(aims(at, 'Kick Off Your Boots 1')).toEqual(['Gate Barker 1'])
    at.do('play Kick Off Your Boots on Gate Barker 1').do('pay').do('take off Dustbin Lid 1')
    expect(at.offers()).toEqual(['choose Bitey Bitsy 1', 'choose Howling Beagle'])
  })
})
