// `npm test`: all checks, then all tests. The last line is `N passed, N failed`; what was skipped is said before it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertNode24, runChecks, runTool } from './checks.mjs'
import { provideChromium } from './chromium.mjs'

assertNode24('0 passed, 1 failed')
provideChromium(process.env)
const counts = [runChecks(), runTests(process.argv.slice(2))]
const sum = (key) => counts.reduce((total, count) => total + (count[key] ?? 0), 0)
if (sum('skipped') > 0) console.log(`skipped: ${sum('skipped')}, for the reasons in their names`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1

/** Runs vitest in the open and counts from its JSON report. */
function runTests(args) {
  const folder = mkdtempSync(join(tmpdir(), 'hearthkeep-'))
  const report = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const { status } = runTool('vitest/vitest.mjs', ['run', ...reporters, ...args], { stdio: 'inherit' })
    return countTests(JSON.parse(readFileSync(report, 'utf8')), status === 0)
  } catch (error) {
    console.log(`vitest left no report: ${error}`)
    return { failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function countTests(report, succeeded) {
  // A file that does not load, or whose hooks throw, fails without a failed test: it counts as one.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  return {
    passed: report.numPassedTests,
    // vitest also fails for errors outside of any test, such as an unhandled rejection.
    failed: failed === 0 && !succeeded ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
