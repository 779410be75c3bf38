/** The tiny fight in C++, where there is a compiler: what any game's speed is a share of. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHECKED_GAMES, EXPECTED_CHECK } from './check.ts'

const source = fileURLToPath(new URL('./fight.cpp', import.meta.url))
const COMPILERS = ['c++', 'g++', 'clang++']

/** The fight, built. */
interface CppFight {
  /** Decisions a second of processor time, over so many games. */
  readonly speed: (games: number) => number
  readonly remove: () => void
}

/** Builds it with the first compiler there is; null if there is none. */
export function buildCppFight(compilers: readonly string[] = COMPILERS): CppFight | null {
  const folder = mkdtempSync(join(tmpdir(), 'hearthkeep-fight-'))
  const program = join(folder, 'fight')
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  if (!compilers.some((compiler) => builds(compiler, program))) {
    remove()
    return null
  }
  const play = (games: number): number[] =>
    execFileSync(program, [String(games)], { encoding: 'utf8' })
      .split(' ')
      .map(Number)
  if (play(CHECKED_GAMES)[2] !== EXPECTED_CHECK)
    throw new Error('the tiny fight in C++ plays other games than the rules say')
  return {
    speed: (games) => {
      const [decisions, seconds] = play(games)
      return decisions / seconds
    },
    remove,
  }
}

function builds(compiler: string, program: string): boolean {
  try {
    execFileSync(compiler, ['-O2', '-std=c++17', source, '-o', program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
