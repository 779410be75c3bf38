/** Small sounds, made on the spot: no files. Off unless the player wants them. */
import { settings } from '../storage/settings.ts'

export const SOUNDS = ['card', 'hit', 'block', 'heal', 'win', 'lose'] as const
export type Sound = (typeof SOUNDS)[number]

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

interface Tone {
  readonly wave: OscillatorType
  /** Hertz, one after the other. */
  readonly notes: readonly number[]
  /** Seconds for each note. */
  readonly each: number
  readonly loud: number
}

const TONES: Readonly<Record<Sound, Tone>> = {
  card: { wave: 'triangle', notes: [620, 380], each: 0.035, loud: 0.05 },
  hit: { wave: 'square', notes: [140, 80], each: 0.06, loud: 0.06 },
  block: { wave: 'triangle', notes: [300, 220], each: 0.07, loud: 0.09 },
  heal: { wave: 'sine', notes: [520, 660, 780], each: 0.08, loud: 0.07 },
  win: { wave: 'triangle', notes: [392, 494, 587, 784], each: 0.14, loud: 0.09 },
  lose: { wave: 'triangle', notes: [330, 294, 247, 196], each: 0.2, loud: 0.09 },
}

/** Sounds closer together than this become noise. */
const APART = 60

let audio: AudioContext | undefined
let last = 0

/** Plays a sound if the player wants sounds. */
export function play(sound: Sound): void {
  const now = performance.now()
  if (!settings().sound || now - last < APART) return
  last = now
  audio ??= new AudioContext()
  void audio.resume()
  const { wave, notes, each, loud } = TONES[sound]
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  const from = audio.currentTime
  oscillator.type = wave
  notes.forEach((note, i) => oscillator.frequency.setValueAtTime(note, from + i * each))
  const end = from + notes.length * each
  gain.gain.setValueAtTime(loud, from)
  gain.gain.exponentialRampToValueAtTime(0.0001, end + 0.08)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(from)
  oscillator.stop(end + 0.1)
}
