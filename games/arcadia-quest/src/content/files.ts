/** The content files the game comes with. */
import type { Files } from '@hearthkeep/content'
import abilities from '../../content/abilities.json' with { type: 'json' }
import curses from '../../content/curses.json' with { type: 'json' }
import deck1 from '../../content/deck-1.json' with { type: 'json' }
import deck2 from '../../content/deck-2.json' with { type: 'json' }
import deck3 from '../../content/deck-3.json' with { type: 'json' }
import deck4 from '../../content/deck-4.json' with { type: 'json' }
import deck5 from '../../content/deck-5.json' with { type: 'json' }
import heroes from '../../content/heroes.json' with { type: 'json' }
import maps from '../../content/maps.json' with { type: 'json' }
import monsters from '../../content/monsters.json' with { type: 'json' }
import named from '../../content/named.json' with { type: 'json' }
import rewards from '../../content/rewards.json' with { type: 'json' }
import scenarios from '../../content/scenarios.json' with { type: 'json' }
import starters from '../../content/starter-cards.json' with { type: 'json' }
import cardText from '../../content/text-cards.json' with { type: 'json' }
import holdsText from '../../content/text-holds.json' with { type: 'json' }
import monsterHoldsText from '../../content/text-monster-holds.json' with { type: 'json' }
import monsterText from '../../content/text-monsters.json' with { type: 'json' }
import titles from '../../content/titles.json' with { type: 'json' }
import tokens from '../../content/tokens.json' with { type: 'json' }
import words from '../../content/words.json' with { type: 'json' }

export const files: Files = {
  'abilities.json': abilities,
  'curses.json': curses,
  'deck-1.json': deck1,
  'deck-2.json': deck2,
  'deck-3.json': deck3,
  'deck-4.json': deck4,
  'deck-5.json': deck5,
  'heroes.json': heroes,
  'maps.json': maps,
  'monsters.json': monsters,
  'named.json': named,
  'rewards.json': rewards,
  'scenarios.json': scenarios,
  'starter-cards.json': starters,
  'text-cards.json': cardText,
  'text-holds.json': holdsText,
  'text-monster-holds.json': monsterHoldsText,
  'text-monsters.json': monsterText,
  'titles.json': titles,
  'tokens.json': tokens,
  'words.json': words,
}
