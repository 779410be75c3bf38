/** Which program made a file, so that another can tell whether it is still running. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname, uptime } from 'node:os'
import { codeOf } from './file-port.ts'

/** By how much two reckonings of when something began may differ, in milliseconds. */
const TOLERANCE = 2000

const startOf = (seconds: number): number => Math.round(Date.now() - seconds * 1000)
/** When this program began, the same in all its threads. */
const STARTED = startOf(process.uptime())

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
}

/**
 * When a program began, in the system's own ticks; empty where the system does not tell. Unlike a time of day it stays
 * the same when the clock is set.
 */
function ticksOf(pid: number | 'self'): string {
  try {
    const said = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return said.slice(said.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** What a lock says of who holds it: which program, since when it runs, on which machine. */
export const OURSELVES: string = `${process.pid} ${STARTED} ${hostname()} ${ticksOf('self')}`.trim()

/** Whether the program that made a lock is gone. Numbers of programs are given anew, in a container all the time. */
export function isLeft(holder: string): boolean {
  const [pid, started, host, ticks = ''] = holder.split(' ')
  if (host !== hostname()) return false // cannot be told from here
  if (Number(pid) === process.pid) return Math.abs(Number(started) - STARTED) > TOLERANCE
  if (!isRunning(Number(pid)) || Number(started) < startOf(uptime()) - TOLERANCE) return true
  const now = ticks === '' ? '' : ticksOf(Number(pid))
  return now !== '' && now !== ticks // another program has its number by now
}

/** Who holds a lock, in words. */
export function holderText(holder: string): string {
  const [pid, started, host] = holder.split(' ')
  if (host === undefined) return 'a program that does not say which'
  const since = new Date(Number(started))
  const when = Number.isNaN(since.getTime()) ? '' : `, running since ${since.toISOString().slice(0, 16)} UTC`
  return `process ${pid} on ${host === hostname() ? 'this machine' : host}${when}`
}

/** A machine in a few letters, for names of files. */
const MACHINE = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)

/** The end of the name of a temporary file of ours: who makes it. */
export const TEMPORARY: string = `${process.pid}-${MACHINE}`

/** Whether a temporary file was left by a program of this machine that is gone. */
export function isLeftTemporary(pid: string, machine: string): boolean {
  return machine === MACHINE && Number(pid) !== process.pid && !isRunning(Number(pid))
}
