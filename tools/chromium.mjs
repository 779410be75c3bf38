// Browser tests run on Debian's Chromium, because a test tool's own browser download fails offline.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Tells the tests where Chromium is (HEARTHKEEP_CHROMIUM), or that there is none (HEARTHKEEP_NO_CHROMIUM=1). */
export function provideChromium(env) {
  const path = findChromium(env) ?? installChromium(env)
  if (path !== undefined) {
    env.HEARTHKEEP_CHROMIUM = path
    return
  }
  env.HEARTHKEEP_NO_CHROMIUM = '1'
  console.log(
    'No Chromium here, so browser tests are skipped. To run them, install it, on Debian as root with:\n' +
      '  apt-get update && apt-get install -y --no-install-recommends chromium\n' +
      'or name one: HEARTHKEEP_CHROMIUM=/path/to/chromium npm test',
  )
}

function findChromium(env) {
  return (
    env.HEARTHKEEP_CHROMIUM ?? ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean)
  )
}

function installChromium(env) {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return undefined
  console.log('Installing Chromium with apt-get for the browser tests (about half a minute) …')
  const aptGet = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
      timeout: 300_000,
    })
  // A failed update may still leave lists that are good enough, so the install is what counts.
  const tries = [aptGet('update'), aptGet('install', '-y', '--no-install-recommends', 'chromium')]
  if (tries[1].status !== 0) console.log(tries.map(({ stderr }) => stderr).join(''))
  return findChromium(env)
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
