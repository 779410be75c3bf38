/** Everything that can be looked up: cards, Enemies, and the words of the rules. */
import type { GlossaryEntry } from '@hearthkeep/engine'
import { explained, firstOfEach, plainText, present, said } from '@hearthkeep/content'
import type { Data } from '../content/data.ts'
import { SYMBOLS } from '../content/limits.ts'
import { typeText } from './describe.ts'

function heroCards(data: Data): GlossaryEntry[] {
  const { cards, say } = data
  return cards.flatMap(({ isMinion, title, cost, text }, card) => {
    if (isMinion) return []
    const about = say('about-card', { cost, type: typeText(data, card), text: plainText(text) })
    return { name: title, kind: say('hero-card'), text: about }
  })
}

function minions({ cards, bosses, say }: Data): GlossaryEntry[] {
  return cards
    .filter(({ isMinion }) => isMinion)
    .map((card) => {
      const { wave, health, attack, block, rewardText, bombText } = card
      const reward = rewardText !== '' && say('defeat-reward', { reward: plainText(rewardText) })
      const text = said([plainText(card.text), reward]).join(' ')
      const values = {
        ...{ boss: bosses[card.boss].name, wave: wave + 1, health, ...(attack >= 0 && { attack }) },
        ...present({ block, text, bomb: plainText(bombText) }),
      }
      return { name: card.title, kind: say('minion'), text: say('about-minion', values) }
    })
}

/** Both sides of each mat. */
function mats({ bosses, say }: Data): GlossaryEntry[] {
  const abilities = (texts: readonly string[]): string =>
    texts
      .map((does, i) => say('ability', { symbol: say(`symbol-${SYMBOLS[i]}`), does: plainText(does) }))
      .join(' ')
  return bosses.flatMap(({ name, hordeName, health, block, hordeTexts, abilityTexts }) => [
    { name: hordeName, kind: say('horde'), text: say('about-mat', { text: abilities(hordeTexts) }) },
    {
      ...{ name, kind: say('boss') },
      text: say('about-mat', { ...present({ health, block }), text: abilities(abilityTexts) }),
    },
  ])
}

/** Challenges with their Rewards, Advanced Challenges with their Treasures. */
function challenges(data: Data): GlossaryEntry[] {
  const { say } = data
  return data.challenges.flatMap((one): GlossaryEntry[] => {
    const { name, treasure } = one
    const text = plainText(one.text)
    const reward = plainText(one.rewardText)
    if (!one.isAdvanced)
      return [{ name, kind: say('challenge'), text: say('about-challenge', { text, reward }) }]
    const use = say(one.isConsumable ? 'consumable' : 'start-of-wave')
    return [
      { name, kind: say('advanced'), text: say('about-advanced', { text, treasure }) },
      { name: treasure, kind: say('treasure'), text: say('about-treasure', { use, text: reward }) },
    ]
  })
}

/** All of it; what Heroes and Enemies have in common, such as Block, is explained for each. */
export function glossary(data: Data): GlossaryEntry[] {
  const { files, heroes, knowledge, potions, say } = data
  return [
    ...firstOfEach([...heroCards(data), ...minions(data)]),
    ...mats(data),
    ...firstOfEach(
      potions.map(({ title, text }) => ({ name: title, kind: say('potion'), text: plainText(text) })),
    ),
    ...knowledge.map(({ name, hero, text }) => ({
      name,
      kind: say('knowledge-of', { hero: heroes[hero].name }),
      text: plainText(text),
    })),
    ...challenges(data),
    ...explained(files.heroText.keywords, say('keyword')),
    ...explained(files.enemyText.keywords, say('enemy-keyword')),
  ]
}
