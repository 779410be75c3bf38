/** The content files the game comes with. */
import type { Files } from '@hearthkeep/content'
import classes from '../../content/classes.json' with { type: 'json' }
import combat from '../../content/combat.json' with { type: 'json' }
import companions from '../../content/companions.json' with { type: 'json' }
import defenses from '../../content/defenses.json' with { type: 'json' }
import demons from '../../content/demons.json' with { type: 'json' }
import enchantments from '../../content/enchantments.json' with { type: 'json' }
import items from '../../content/items.json' with { type: 'json' }
import locations from '../../content/locations.json' with { type: 'json' }
import monsters from '../../content/monsters.json' with { type: 'json' }
import moose from '../../content/moose.json' with { type: 'json' }
import perks from '../../content/perks.json' with { type: 'json' }
import potions from '../../content/potions.json' with { type: 'json' }
import scenarios from '../../content/scenarios.json' with { type: 'json' }
import skills from '../../content/skills.json' with { type: 'json' }
import starterCards from '../../content/starter-cards.json' with { type: 'json' }
import starterMonsters from '../../content/starter-monsters.json' with { type: 'json' }
import cardText from '../../content/text-cards.json' with { type: 'json' }
import enemyText from '../../content/text-enemies.json' with { type: 'json' }
import lastingText from '../../content/text-lasting.json' with { type: 'json' }
import tokens from '../../content/tokens.json' with { type: 'json' }
import tomes from '../../content/tomes.json' with { type: 'json' }
import words from '../../content/words.json' with { type: 'json' }

export const files: Files = {
  'classes.json': classes,
  'combat.json': combat,
  'companions.json': companions,
  'defenses.json': defenses,
  'demons.json': demons,
  'enchantments.json': enchantments,
  'items.json': items,
  'locations.json': locations,
  'monsters.json': monsters,
  'moose.json': moose,
  'perks.json': perks,
  'potions.json': potions,
  'scenarios.json': scenarios,
  'skills.json': skills,
  'starter-cards.json': starterCards,
  'starter-monsters.json': starterMonsters,
  'text-cards.json': cardText,
  'text-enemies.json': enemyText,
  'text-lasting.json': lastingText,
  'tokens.json': tokens,
  'tomes.json': tomes,
  'words.json': words,
}
