/** When lasting abilities and Advanced Challenges happen, by number. */
export const MOMENT = {
  TURN_START: 0,
  WAVE_START: 1,
  ATTACK_PLAYED: 2,
  DEFENSE_PLAYED: 3,
  SKILL_PLAYED: 4,
  ENEMY_DEFEATED: 5,
  HEALTH_LOST: 6,
} as const

export const SPECIAL = {
  HERO_TURN_START: 0,
  ENEMY_TURN_START: 1,
  MINION_DEFEATED: 2,
  MINION_ARRIVED: 3,
} as const
