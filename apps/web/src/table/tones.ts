/** How the sounds are made: a few notes each, on the spot. By itself, so that a test can listen to them. */

export const SOUNDS = ['card', 'hit', 'block', 'heal', 'win', 'lose', 'drum'] as const
export type Sound = (typeof SOUNDS)[number]

interface Tone {
  readonly wave: OscillatorType
  /** Hertz, one after the other. */
  readonly notes: readonly number[]
  /** Seconds for each note. */
  readonly each: number
  /** At its loudest; several at once must stay below 1. */
  readonly loud: number
}

const TONES: Readonly<Record<Sound, Tone>> = {
  card: { wave: 'triangle', notes: [620, 380], each: 0.035, loud: 0.1 },
  hit: { wave: 'square', notes: [140, 80], each: 0.06, loud: 0.1 },
  block: { wave: 'triangle', notes: [300, 220], each: 0.07, loud: 0.16 },
  heal: { wave: 'sine', notes: [520, 660, 780], each: 0.08, loud: 0.12 },
  win: { wave: 'triangle', notes: [392, 494, 587, 784], each: 0.14, loud: 0.16 },
  lose: { wave: 'triangle', notes: [330, 294, 247, 196], each: 0.2, loud: 0.16 },
  // One low beat: what comes is more than somebody can bear.
  drum: { wave: 'sine', notes: [92, 64, 48], each: 0.07, loud: 0.28 },
}

/** Plays a sound from now on. */
export function sound(audio: BaseAudioContext, which: Sound): void {
  const { wave, notes, each, loud } = TONES[which]
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
