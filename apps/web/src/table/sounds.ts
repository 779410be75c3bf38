/** Small sounds, made on the spot: no files. Off unless the player wants them. */
import { settings } from '../storage/settings.ts'
import { sound } from './tones.ts'
import type { Sound } from './tones.ts'

/** Which sound an event makes, by the words of its kind: every game names its events in the past tense. */
export function soundOf(kind: string): Sound | undefined {
  if (/won|cleared/.test(kind)) return 'win'
  if (/lost|knocked|stalemate/.test(kind)) return 'lose'
  if (/damaged|attacked|hit|exploded|fell|defeated/.test(kind)) return 'hit'
  if (/block|protect/.test(kind)) return 'block'
  if (/heal|mend|regain|potion/.test(kind)) return 'heal'
  if (/card|drawn|played|discarded|shuffled|gained/.test(kind)) return 'card'
  return undefined
}

/** Sounds closer together than this become noise. */
const APART = 60

let audio: AudioContext | undefined
let last = 0

/** Plays a sound if the player wants sounds. */
export function play(which: Sound): void {
  const now = performance.now()
  if (!settings().sound || now - last < APART) return
  last = now
  audio ??= new AudioContext()
  void audio.resume()
  sound(audio, which)
}
