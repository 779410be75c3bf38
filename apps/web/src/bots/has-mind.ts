/** Whether bots can think about a game, as far as the page knows without loading them. */
import { minded } from 'virtual:minds'

export const hasMind = (game: string): boolean => minded.includes(game)
