/** The table as data, and what the forecasts say of it. */
import { outlookFor } from '../../coming/outlook.ts'
import type { Coming } from '../../coming/outlook.ts'
import { useComing } from '../../coming/use-coming.ts'
import type { Threat } from '../../kit/threat.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { say } from '../../words/keep-the-heroes-out.ts'
import { modelOf } from './model.ts'
import type { Model, SeatView } from './model.ts'
import type { RoomModel } from './model-rooms.ts'

export function useModel(): Model {
  const { driver } = useSession()
  const { cells } = useTable()
  return modelOf(driver.game, cells)
}

/** How likely the chest of a room falls before the next turn; 0 while that is not known. */
export function fallOf(coming: Coming | null, room: number): number {
  return outlookFor(coming, 'chest', room)?.falls ?? 0
}

/** `58%`; never 0 or 100 for what may come otherwise. */
export const percent = (chance: number): string =>
  `${chance === 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance)))}%`

/** The chest that is most likely to fall: the great one before all others. */
export function worstChest(
  coming: Coming | null,
  { rooms }: Model,
): { readonly room: RoomModel; readonly chance: number } | undefined {
  const [worst] = rooms
    .map((room) => ({ room, chance: fallOf(coming, room.room) }))
    .filter(({ chance }) => chance > 0)
    .sort((one, other) => Number(other.room.isVault) - Number(one.room.isVault) || other.chance - one.chance)
  return worst
}

export const chestWords = ({ name, isVault }: RoomModel): string =>
  isVault ? say('great-chest') : say('chest-falls', { name })

export const cardsFollow = ({ guild: { level, levels } }: Model): string => {
  const each = levels[level - 1]
  return say.count('guild-cards-follow', each)
}

/** What ending the turn brings. */
export function useInvasion(): Threat | null {
  const model = useModel()
  const { coming } = useComing()
  if (coming === null) return null
  const worst = worstChest(coming, model)
  const about = cardsFollow(model)
  if (worst === undefined) return { figure: '0%', level: 'safe', title: say('no-chest'), about }
  return {
    figure: `${coming.isExact ? '' : '≈'}${percent(worst.chance)}`,
    level: worst.room.isVault ? 'lethal' : 'hurts',
    title: chestWords(worst.room),
    about: worst.room.isVault ? say('great-chest-may') : about,
  }
}

/** What comes at a clan: at worst so many of its meeples, or so much of its health, and where. */
export function useClanThreat({ seat, name, health }: SeatView): Threat | null {
  const { rooms } = useModel()
  const { coming } = useComing()
  const outlook = outlookFor(coming, 'clan', seat)
  if (coming === null || outlook === undefined) return null
  const { least, most } = outlook
  if (most <= 0) return { figure: '0', level: 'safe', title: say('nobody-hit'), about: say('before-your') }
  const where = rooms
    .filter(({ room, meeples }) => meeples.some((one) => one.seat === seat) && isHit(coming, room))
    .map((room) => room.name)
  const about = where.length > 2 ? say('in-rooms', { whereCount: where.length }) : where.join(', ')
  const isSure = coming.isExact && least === most
  return {
    figure: `${most}`,
    level: 'hurts',
    title:
      health > 1
        ? `${say.count('wounds', most)}${isSure ? '' : say('at-most-word')}`
        : say('hit', { name, what: isSure ? say('are') : say('may-be') }),
    about,
    brief: about,
  }
}

const isHit = (coming: Coming, room: number): boolean => (outlookFor(coming, 'monsters', room)?.most ?? 0) > 0
