/** Calls the command line inside this process, where thousands of calls are cheap, and measures what each takes. */
import { Readable } from 'node:stream'
import { vi } from 'vitest'
import { main } from '../../src/main.ts'

/** What came of a call. */
export interface Called {
  readonly code: number
  readonly output: string
  /** What a mistake in Hearthkeep threw, where a process would end with code 70. */
  readonly crash?: Error
  /** Milliseconds of the processor. Not of the clock: the machine may be busy with other things. */
  readonly time: number
  /** By how many bytes the heap grew. */
  readonly growth: number
}

const heap = (): number => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Runs a command; nobody types anything. */
export async function call(args: readonly string[]): Promise<Called> {
  let output = ''
  const write = (text: string | Uint8Array): boolean => {
    output += typeof text === 'string' ? text : new TextDecoder().decode(text)
    return true
  }
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(write),
  )
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')
  Object.defineProperty(process, 'stdin', { value: Readable.from([]), configurable: true })
  process.exitCode = undefined
  const before = { heap: heap(), cpu: process.cpuUsage() }
  let crash: Error | undefined
  try {
    await main([process.execPath, 'hearthkeep', ...args])
  } catch (error) {
    crash = error as Error
  } finally {
    if (stdin) Object.defineProperty(process, 'stdin', stdin)
    for (const spy of spies) spy.mockRestore()
  }
  const { user, system } = process.cpuUsage(before.cpu)
  const code = Number(process.exitCode ?? 0)
  process.exitCode = undefined
  const growth = heap() - before.heap
  return { code, output, time: (user + system) / 1000, growth, ...(crash && { crash }) }
}
