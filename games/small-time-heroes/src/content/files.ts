/** The content files the game comes with. */
import type { Files } from '@hearthkeep/content'
import advanced from '../../content/advanced-challenges.json' with { type: 'json' }
import bosses from '../../content/bosses.json' with { type: 'json' }
import challenges from '../../content/challenges.json' with { type: 'json' }
import heroes from '../../content/heroes.json' with { type: 'json' }
import intents from '../../content/intents.json' with { type: 'json' }
import knowledge from '../../content/knowledge.json' with { type: 'json' }
import goblinKing from '../../content/minions-goblin-king.json' with { type: 'json' }
import guardian from '../../content/minions-guardian.json' with { type: 'json' }
import houndmaster from '../../content/minions-houndmaster.json' with { type: 'json' }
import necromancer from '../../content/minions-necromancer.json' with { type: 'json' }
import potions from '../../content/potions.json' with { type: 'json' }
import rogueCards from '../../content/rogue-cards.json' with { type: 'json' }
import enemyText from '../../content/text-enemies.json' with { type: 'json' }
import heroText from '../../content/text-heroes.json' with { type: 'json' }
import warriorCards from '../../content/warrior-cards.json' with { type: 'json' }
import words from '../../content/words.json' with { type: 'json' }

export const files: Files = {
  'advanced-challenges.json': advanced,
  'bosses.json': bosses,
  'challenges.json': challenges,
  'heroes.json': heroes,
  'intents.json': intents,
  'knowledge.json': knowledge,
  'minions-goblin-king.json': goblinKing,
  'minions-guardian.json': guardian,
  'minions-houndmaster.json': houndmaster,
  'minions-necromancer.json': necromancer,
  'potions.json': potions,
  'rogue-cards.json': rogueCards,
  'text-enemies.json': enemyText,
  'text-heroes.json': heroText,
  'warrior-cards.json': warriorCards,
  'words.json': words,
}
