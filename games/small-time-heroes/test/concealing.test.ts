import { describe, expect, test } from 'vitest'
import { fight, read } from './fight-one.ts'

const KNIFE = 'Borrowed Steak Knife'
const HALVE = 'use the concealment: halve all damage this turn'
const STAY = 'stay concealed and take it'

describe('being Concealed', () => {
  test('[R75] a card with CONCEAL conceals Lira', () => {
    const at = fight({ lira: { hand: ['Duck Down an Alley'], concealed: 0 } }).do('play Duck Down an Alley')
    expect(at.read('heroes[1].concealed')).toBe(1)
  })

  test('[R76, R77] she may use the CONCEALED damage of a card, and is seen at once', () => {
    const at = fight({ lira: { hand: [`${KNIFE} 1`, `${KNIFE} 2`], concealed: 1 } })
    at.do(`play ${KNIFE} from hiding on Bitey Bitsy 1`)
    expect(read(at, 'enemies[0].health', 'heroes[1].concealed')).toEqual([14, 0])
    expect(at.offers()).not.toContain(`play ${KNIFE} 2 from hiding on Bitey Bitsy 1`)
    expect(at.offers()).toContain(`play ${KNIFE} 2 on Bitey Bitsy 1`)
  })

  test('[R76] not while she is seen, and only with a card that has it', () => {
    const at = fight({ lira: { hand: [`${KNIFE} 1`], concealed: 0 } })
    expect(at.offers().filter((offer) => offer.includes('from hiding'))).toEqual([])
    const hidden = fight({ lira: { hand: ['Point the Ferret', `${KNIFE} 1`], concealed: 1 }, foes: [{}] })
    expect(hidden.offers()).toEqual([
      'play Point the Ferret on Bitey Bitsy 1',
      `play ${KNIFE} 1 on Bitey Bitsy 1`,
      `play ${KNIFE} 1 from hiding on Bitey Bitsy 1`,
      'end the turn of Lira',
    ])
  })

  test('[A19, R78] she may choose the normal effect, and stays Concealed', () => {
    const at = fight({ lira: { hand: [`${KNIFE} 1`], concealed: 1 } }).do(`play ${KNIFE} on Bitey Bitsy 1`)
    expect(read(at, 'enemies[0].health', 'heroes[1].concealed')).toEqual([17, 1])
  })

  test('[A19] all hits of the effect are Concealed', () => {
    const at = fight({ lira: { hand: ['Between the Ribs 1'], concealed: 1 } })
    at.do('play Between the Ribs from hiding on Bitey Bitsy 1')
    expect(read(at, 'enemies[0].health', 'heroes[1].concealed')).toEqual([14, 0])
  })

  test('[A19] and so are all its targets', () => {
    const at = fight({ lira: { hand: ['Surprise Attack 1'], concealed: 1 } })
    at.do('play Surprise Attack from hiding on Bitey Bitsy 1 and Howling Beagle')
    expect(read(at, 'enemies[0].health', 'enemies[2].health', 'heroes[1].concealed')).toEqual([14, 14, 0])
  })

  test('[A19] a FINALE repeat is normal, for she is seen by then', () => {
    const at = fight({ lira: { hand: ['Ferret Nip 1'], concealed: 1 }, foes: [{}] })
    at.do('play Ferret Nip from hiding on Bitey Bitsy 1')
    expect(read(at, 'enemies[0].health', 'heroes[1].concealed')).toEqual([20 - 5 - 2, 0])
  })

  test('[A19] through AMBUSH she chooses, too', () => {
    const coat = { hand: ["Throw Whatever's Handy 1", 'Booby-Trapped Coat 1'], concealed: 1 }
    const from = (choice: string) => {
      const at = fight({ lira: coat, foes: [{}] }).do("play Throw Whatever's Handy")
      at.do('discard Booby-Trapped Coat')
      expect(at.offers()).toEqual(['strike from hiding', 'strike openly and stay hidden'])
      return read(at.do(choice), 'enemies[0].health', 'heroes[1].concealed')
    }
    // 7 or 4 by the Ambush, then 3 by the card that was played.
    expect(from('strike from hiding')).toEqual([10, 0])
    expect(from('strike openly and stay hidden')).toEqual([13, 1])
  })

  test('[R79] in one turn she can hide, strike and hide again', () => {
    const hand = ['Duck Down an Alley', `${KNIFE} 1`, 'Stab and Scarper 1']
    const at = fight({ lira: { hand, deck: ['Sidestep 1'] } }).do('play Duck Down an Alley')
    at.do(`play ${KNIFE} from hiding on Bitey Bitsy 1`)
    expect(at.read('heroes[1].concealed')).toBe(0)
    at.do('play Stab and Scarper on Bitey Bitsy 1')
    expect(read(at, 'enemies[0].health', 'heroes[1].concealed')).toEqual([10, 1])
  })
})

describe('halving', () => {
  const hidden = { concealed: 1, health: 20 }

  test('[R76, R77, A18] holds for all damage of the Enemy Turn, each rounded down; then she is seen', () => {
    const at = fight({ lira: hidden, intents: ['Sun (Sun)'] }).do('end the turn of Lira')
    expect(read(at, 'question', 'heroes[1].health')).toEqual(['use-concealment', 20])
    at.do(HALVE)
    // Half of 3 by the Minion and half of 2 by the Horde.
    expect(read(at, 'round', 'heroes[1].health', 'heroes[1].concealed')).toEqual([2, 18, 0])
  })

  test('[R78, A18] she may take it in full and stay Concealed, and is not asked again in that Enemy Turn', () => {
    const at = fight({ lira: hidden, intents: ['Sun (Sun)'] })
      .do('end the turn of Lira')
      .do(STAY)
    expect(read(at, 'round', 'heroes[1].health', 'heroes[1].concealed')).toEqual([2, 15, 1])
  })

  test('[R78, A18] if no damage comes she is not asked, and stays Concealed', () => {
    const at = fight({ lira: hidden, intents: ['Claw (Claw)'] }).do('end the turn of Lira')
    expect(read(at, 'round', 'heroes[1].health', 'heroes[1].concealed')).toEqual([2, 20, 1])
  })

  test('[A18] an attack for 0 is no damage to decide about', () => {
    const foes = [{}, { card: 'Alpha with a Plan' }]
    const at = fight({ lira: hidden, foes, intents: ['Moon (Moon)'] }).do('end the turn of Lira')
    expect(at.events()).toContain('Alpha with a Plan activates.')
    expect(read(at, 'round', 'heroes[1].health', 'heroes[1].concealed')).toEqual([2, 20, 1])
  })

  test('[A18] she is asked anew in the next Enemy Turn', () => {
    const table = { 'intentDeck.top': ['Skull (Skull)'] }
    const rolls = { heroDice: [{ shuffle: [] }] }
    const at = fight({ lira: hidden, foes: [], intents: ['Sun (Sun)'], table, rolls })
    at.do('end the turn of Lira').do(STAY).do('end the turn of Lira')
    expect(at.offers()).toEqual([HALVE, STAY])
    expect(read(at.do(HALVE), 'heroes[1].health', 'heroes[1].concealed')).toEqual([20 - 2 - 2, 0])
  })

  test('[A18, R55] Exposed doubles before it halves', () => {
    const at = fight({ lira: { ...hidden, exposed: 1 }, foes: [], intents: ['Skull (Skull)'] })
    expect(at.do('end the turn of Lira').do(HALVE).read('heroes[1].health')).toBe(15)
  })

  test('[A18, R55] Weak and hiding together leave a quarter, rounded once', () => {
    const at = fight({
      lira: hidden,
      foes: [],
      intents: ['Skull (Skull)'],
      table: { 'enemies[3]': { weak: 1, strength: 2 } },
    })
    // A quarter of 7.
    expect(at.do('end the turn of Lira').do(HALVE).read('heroes[1].health')).toBe(19)
  })

  test('[A18] a Zombie attack counts as an Enemy attack', () => {
    const foes = [{ card: 'Bag of Elbows', zombies: ['Skeleton Intern 1'] }]
    const at = fight({ lira: hidden, boss: 'necromancer', foes }).do('end the turn of Lira')
    expect(read(at, 'question', 'heroes[1].health')).toEqual(['use-concealment', 20])
    expect(at.events()).toContain('The Zombies attack together for 3.')
    expect(at.do(HALVE).events()).toContain(
      'Lira loses 1 health to the Zombies (3 halved by hiding = 1) and has 19 left.',
    )
  })

  test('[A18] damage in her own turn is not halved, and she is not asked', () => {
    const foes = [{ card: 'Moon Critic' }]
    const at = fight({ lira: { ...hidden, hand: [`${KNIFE} 1`] }, foes }).do(`play ${KNIFE} on Moon Critic`)
    // Its REACT: 3 damage.
    expect(read(at, 'question', 'heroes[1].health', 'heroes[1].concealed')).toEqual(['hero-acts', 17, 1])
  })

  test('[R76] it is hers alone: her partner takes full damage', () => {
    const at = fight({
      joan: { health: 20 },
      lira: hidden,
      foes: [],
      intents: ['Skull (Skull)', 'Star or Skull (Skull)'],
    })
    at.do('Lira fights first').do('end the turn of Lira').do('end the turn of Joan').do(HALVE)
    expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual([15, 18])
  })
})
