/** Everything that can be looked up: cards, Enemies, and the words of the rules. */
import type { GlossaryEntry } from '@hearthkeep/engine'
import { plainText } from '@hearthkeep/content'
import type { Data } from '../content/data.ts'
import { CARD_TYPES, SYMBOLS } from '../content/limits.ts'

/** The first of each name: copies say the same. */
function unique(entries: readonly GlossaryEntry[]): GlossaryEntry[] {
  const names = entries.map(({ name }) => name)
  return entries.filter(({ name }, i) => names.indexOf(name) === i)
}

function heroCards({ cards, say }: Data): GlossaryEntry[] {
  return cards
    .filter(({ isMinion }) => !isMinion)
    .map(({ title, cost, type, text }) => ({
      name: title,
      kind: say('hero-card'),
      text: say('about-card', { cost, type: say(`type-${CARD_TYPES[type]}`), text: plainText(text) }),
    }))
}

function minions({ cards, bosses, say }: Data): GlossaryEntry[] {
  return cards
    .filter(({ isMinion }) => isMinion)
    .map((card) => {
      const reward =
        card.rewardText === '' ? '' : say('defeat-reward', { reward: plainText(card.rewardText) })
      const text = [plainText(card.text), reward].filter(Boolean).join(' ')
      const values = {
        ...{ boss: bosses[card.boss].name, wave: card.wave + 1, health: card.health },
        ...(card.attack < 0 ? {} : { attack: card.attack }),
        ...(card.block === 0 ? {} : { block: card.block }),
        ...(text === '' ? {} : { text }),
        ...(card.bombText === '' ? {} : { bomb: plainText(card.bombText) }),
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
  return bosses.flatMap(({ name, hordeName, health, hordeTexts, abilityTexts }) => [
    { name: hordeName, kind: say('horde'), text: say('about-mat', { text: abilities(hordeTexts) }) },
    { name, kind: say('boss'), text: say('about-mat', { health, text: abilities(abilityTexts) }) },
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

function keywords(words: Readonly<Record<string, string>>, kind: string): GlossaryEntry[] {
  return Object.entries(words).map(([name, text]) => ({ name, kind, text }))
}

/** All of it; what Heroes and Enemies have in common, such as Block, is explained for each. */
export function glossary(data: Data): GlossaryEntry[] {
  const { files, heroes, knowledge, potions, say } = data
  return [
    ...unique([...heroCards(data), ...minions(data)]),
    ...mats(data),
    ...unique(
      potions.map(({ title, text }) => ({ name: title, kind: say('potion'), text: plainText(text) })),
    ),
    ...knowledge.map(({ name, hero, text }) => ({
      name,
      kind: say('knowledge-of', { hero: heroes[hero].name }),
      text: plainText(text),
    })),
    ...challenges(data),
    ...keywords(files.heroText.keywords, say('keyword')),
    ...keywords(files.enemyText.keywords, say('enemy-keyword')),
  ]
}
