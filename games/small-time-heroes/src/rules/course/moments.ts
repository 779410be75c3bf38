/** When lasting abilities and Advanced Challenges happen, by number. */
export const MOMENT = {
  TURN_START: 0,
  ATTACK_PLAYED: 1,
  DEFENSE_PLAYED: 2,
  SKILL_PLAYED: 3,
  ENEMY_DEFEATED: 4,
  HEALTH_LOST: 5,
} as const

export const SPECIAL = {
  HERO_TURN_START: 0,
  ENEMY_TURN_START: 1,
  MINION_DEFEATED: 2,
  MINION_ARRIVED: 3,
} as const
