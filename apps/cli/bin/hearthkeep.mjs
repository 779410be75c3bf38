#!/usr/bin/env node
// Starts the command line. Plain JavaScript without anything new, so that on an old Node the message below
// appears instead of a syntax error.
const isDebugging = process.argv.includes('--debug')

if (Number(process.versions.node.split('.')[0]) >= 24) {
  run()
} else {
  console.error(
    `Hearthkeep needs Node 24, and this is ${process.version} (${process.execPath}).\n` +
      "It comes with the install: run `npm ci` (without --ignore-scripts, which leaves Node's binary out),\n" +
      'then start through npm: `npm test`, `npm run check`, `npx hearthkeep`.',
  )
  process.exitCode = 1
}

function run() {
  // Whoever reads the output may stop early, as `hearthkeep games | head -1` does: that is no mistake.
  process.stdout.on('error', endOutput)
  process.stderr.on('error', endOutput)
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  // Rules read the table through small accessors. By default V8 stops inlining them after the first few in a large
  // function; without that limit games run a third faster. (Also in worker threads, which share the flags.)
  import('node:v8')
    .then((v8) => v8.setFlagsFromString('--max-inlined-bytecode-size-cumulative=5000'))
    .then(start, crash)
}

function start() {
  // Threads start as this program did, with what stands here.
  process.execArgv.push('--import', new URL('./plain-javascript.mjs', import.meta.url).href)
  // Keeping the compiled code between runs halves the time to start.
  import('node:module')
    .then((module) => module.enableCompileCache())
    .then(() => import('./plain-javascript.mjs'))
    .then(() => import('../src/main.ts'))
    .then(({ main }) => main(process.argv))
    .catch(crash)
}

function endOutput(error) {
  // A command sets its exit code before it prints: what it found holds, whoever read it.
  if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') process.exit(process.exitCode ?? 0)
  process.stderr.write(`hearthkeep: cannot write the output: ${error.message}\n`)
  process.exit(2)
}

function crash(error) {
  // It may quote a file: what would move the cursor or change colours is left out.
  const message = (error instanceof Error ? error.message : String(error)).replace(
    /(?!\n)[\x00-\x1f\x7f-\x9f]/g,
    '?',
  )
  const advice = isDebugging
    ? error instanceof Error
      ? error.stack
      : ''
    : 'This is a mistake in Hearthkeep: please report it, with the command and what `--debug` adds to it.'
  process.stderr.write(`hearthkeep: something went wrong inside: ${message}\n${advice}\n`)
  process.exit(70)
}
