import { fork, hashFields, Stream, verifyRecord } from '@hearthkeep/engine'
import { KeptMatch, Match, MemoryStore } from '@hearthkeep/match'
import type { Happening, MatchStore, SavedMatch } from '@hearthkeep/match'
import { FileStore } from '@hearthkeep/match/file-store'
import { randomAnswer } from '@hearthkeep/testkit/vitest'
import { afterAll, expect, test } from 'vitest'
import { FAULTS, FaultStore } from './fault-store.ts'
import { failing, filesThat, newFolder, removeFolders } from './folders.ts'
import { lanterns } from './lanterns.ts'

afterAll(removeFolders)

/** A store that fails, and the same without its failures. */
interface FaultBench {
  readonly faulty: FaultStore
  readonly sound: MatchStore
}

function memoryBench(random: Stream): Promise<FaultBench> {
  const sound = new MemoryStore()
  return Promise.resolve({ sound, faulty: new FaultStore(sound, random) })
}

async function fileBench(random: Stream): Promise<FaultBench> {
  const folder = await newFolder()
  const sound = new FileStore(folder)
  const half = filesThat((path, handle) => {
    if (!path.endsWith('.txt')) return {}
    const writeFile = async (text: string): Promise<void> => {
      const bytes = Buffer.from(text)
      await handle.write(bytes.subarray(0, random.below(bytes.length)))
      await failing('EIO')()
    }
    return { writeFile, truncate: failing('EIO') }
  })
  const tearing = new FileStore(folder, half)
  const faulty = new FaultStore(sound, random, async (id, after, entries) => {
    await tearing.append(id, after, entries).catch(() => undefined)
  })
  return { sound, faulty }
}

/** Where a match stands, in one word. */
function hashOf({ reader }: KeptMatch): string {
  const table = fork(reader.game, reader.state.table)
  const hash = hashFields(lanterns.layout, table.cells)
  table.release()
  return hash
}

/** Plays one match by several writers at a store that fails; returns how many answers were given, and acknowledged. */
async function playThrough(
  bench: FaultBench,
  random: Stream,
  id: string,
  writers: number,
): Promise<{ given: number; acknowledged: number }> {
  const { faulty, sound } = bench
  faulty.oneIn = 0
  const setup = { seed: random.below(60_000), seats: 3 }
  const options = { undo: 'practice', autoForced: true } as const
  const all = [await KeptMatch.start(faulty, id, lanterns, setup, options)]
  while (all.length < writers) all.push(await KeptMatch.open(faulty, id, lanterns))
  const heard = all.map((each) => {
    const happenings: Happening[] = []
    each.subscribe('spectator', (happening) => happenings.push(happening))
    return happenings
  })
  faulty.oneIn = 4
  /** What was acknowledged: the revision it brought about, and what it was. */
  const acknowledged = new Map<number, string>()
  let given = 0
  const play = async (each: KeptMatch): Promise<void> => {
    for (let turn = 0; turn < 40; turn++) {
      const { revision } = each.reader
      const answer = random.below(10) === 0 ? undefined : randomAnswer(each, random)
      try {
        given++
        if (answer === undefined) {
          const result = await each.undo(0, revision)
          if (result.kind === 'undone') acknowledged.set(result.revision, 'undo')
          continue
        }
        const result = await each.answer(answer)
        expect(['taken', 'stale', 'repeated']).toContain(result.kind)
        if (result.kind === 'repeated') acknowledged.set(result.takenAs, answer.notation)
        if (result.kind !== 'taken') continue
        const first = result.revision - result.decisions.length + 1
        expect(acknowledged.has(first)).toBe(false)
        acknowledged.set(first, answer.notation)
      } catch (error) {
        expect(String(error)).toContain('the store failed')
      }
    }
  }
  await Promise.all(all.map(play))
  faulty.oneIn = 0

  // Nothing that was acknowledged is missing, and all see the same.
  const kept = (await sound.load(id)) as SavedMatch
  const changes = kept.entries.filter(({ kind }) => kind !== 'standing')
  for (const [revision, what] of acknowledged) {
    const entry = changes[revision - 1]
    expect(entry?.kind === 'step' ? entry.notation : entry?.kind).toBe(what)
  }
  await Promise.all(all.map((each) => each.catchUp()))
  for (const [i, each] of all.entries()) {
    expect(each.reader.saved()).toEqual(kept)
    expect(hashOf(each)).toBe(hashOf(all[0]))
    expect(heard[i]).toEqual(heard[0])
    expect(heard[i].map(({ revision }) => revision)).toEqual(changes.map((_, k) => k + 1))
  }
  // And it replays.
  expect(Match.open(lanterns, kept).view(0)).toEqual(all[0].reader.view(0))
  const verified = verifyRecord(lanterns, kept.record)
  expect(verified).toMatchObject({ isSame: true, hash: hashOf(all[0]) })
  verified.table.release()
  await Promise.all(all.map((each) => each.close()))
  return { given, acknowledged: acknowledged.size }
}

test.each([
  ['in memory', memoryBench, 8000],
  ['in a folder', fileBench, 2000],
])(
  '[M33] a store %s that fails, tears and delays loses nothing acknowledged and never diverges',
  async (_, makeBench, answers) => {
    const random = Stream.of(answers)
    const bench = await makeBench(random)
    let given = 0
    let acknowledged = 0
    for (let i = 0; given < answers; i++) {
      const played = await playThrough(bench, random, `m${i}`, 2 + (i % 2))
      given += played.given
      acknowledged += played.acknowledged
    }
    expect(acknowledged).toBeGreaterThan(answers / 4)
    for (const fault of FAULTS) expect(bench.faulty.counts[fault]).toBeGreaterThan(answers / 50)
    random.release()
  },
)
