// Runs vitest and reads each test from its report, not from its output.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, runNode } from './prepare.mjs'
import { firstLine, one, THE_FILE } from './result.mjs'

/**
 * @typedef {import('./result.mjs').Test} Test
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: Assertion[] }} File
 */

/**
 * Runs projects of vitest.config.ts to their end.
 * @param {string[]} projects
 * @param {string[]} patterns parts of the paths of the files to run; all if empty
 * @param {NodeJS.ProcessEnv} env
 * @param {{ mayBeNone?: boolean }} [options] whether it is no failure that the patterns match no file
 * @returns {Promise<import('./result.mjs').Result>}
 */
export async function runVitest(projects, patterns, env, { mayBeNone = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'articled-report-'))
  const report = join(folder, 'report.json')
  try {
    const args = [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      ...(mayBeNone ? ['--passWithNoTests'] : []),
    ]
    const code = await runNode(
      'node_modules/vitest/vitest.mjs',
      [...args, `--outputFile.json=${report}`, ...patterns],
      { ...process.env, ...env, NODE_ENV: 'test' },
    )
    if (!existsSync(report)) return one('vitest', `it ended with ${code} and no report`)
    /** @type {File[]} */
    const files = JSON.parse(readFileSync(report, 'utf8')).testResults
    const tests = files.flatMap(testsOf)
    if (tests.length === 0 && !mayBeNone) return one('vitest', 'there was no test to run')
    if (code !== 0 && tests.every(({ status }) => status !== 'failed'))
      tests.push({ name: 'vitest', status: 'failed', reason: `it ended with ${code}: an error outside the tests` })
    return { tests, files: files.map(secondsOf) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {File} read
 * @returns {Test[]}
 */
function testsOf(read) {
  const file = relative(root, read.name)
  const tests = read.assertionResults.map(({ fullName, status, failureMessages }) =>
    testOf(fullName, status, failureMessages),
  )
  // An unreadable file, or a hook that threw, fails without a test of its own.
  const isBroken = read.status === 'failed' && tests.every(({ status }) => status !== 'failed')
  if (isBroken) tests.push({ name: THE_FILE, status: 'failed', reason: firstLine(read.message) })
  return tests.map((test) => ({ ...test, file }))
}

/**
 * @param {string} name
 * @param {string} status
 * @param {string[]} messages
 * @returns {Test}
 */
function testOf(name, status, messages) {
  if (status === 'failed') return { name, status, reason: firstLine(messages[0]) }
  return { name, status: status === 'passed' ? status : 'skipped' }
}

/** @param {File} file */
function secondsOf({ name, startTime, endTime }) {
  return { name: relative(root, name), seconds: (endTime - startTime) / 1000 }
}
