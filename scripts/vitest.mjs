// Runs vitest and reads the counts from its report, not from its output.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, runNode } from './prepare.mjs'

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: Assertion[] }} File
 * @typedef {{ passed: number, failed: number, skipped: string[], reasons: string[], files: { name: string, seconds: number }[] }} Result
 */

/**
 * Runs projects of vitest.config.ts to their end.
 * @param {string[]} projects
 * @param {string[]} patterns parts of the paths of the files to run; all if empty
 * @param {NodeJS.ProcessEnv} env
 * @param {{ mayBeNone?: boolean }} [options] whether it is no failure that the patterns match no file
 * @returns {Promise<Result>}
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
      {
        ...process.env,
        ...env,
        NODE_ENV: 'test',
      },
    )
    if (!existsSync(report))
      return { passed: 0, failed: 1, skipped: [], reasons: [`vitest ended with ${code} and no report`], files: [] }
    return count(JSON.parse(readFileSync(report, 'utf8')).testResults, code, mayBeNone)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {File[]} files
 * @param {number} code
 * @param {boolean} mayBeNone
 * @returns {Result}
 */
function count(files, code, mayBeNone) {
  const tests = files.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, file: relative(root, file.name) })),
  )
  const failed = tests.filter(({ status }) => status === 'failed')
  const skipped = tests.filter(({ status }) => status !== 'failed' && status !== 'passed')
  // An unreadable file, or a hook that threw, fails without a test of its own.
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const reasons = [
    ...failed.map(({ file, fullName }) => `${file}: ${fullName}`),
    ...broken.map((file) => `${relative(root, file.name)}: ${firstLine(file.message)}`),
  ]
  if (tests.length === 0 && broken.length === 0 && !mayBeNone) reasons.push('there was no test to run')
  if (code !== 0 && reasons.length === 0) reasons.push(`vitest ended with ${code}: an error outside the tests`)
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: reasons.length,
    files: files.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    skipped: skipped.map(({ file, fullName }) => `${file}: ${fullName}`),
    reasons,
  }
}

/** @param {string} [text] */
function firstLine(text) {
  return text?.split('\n')[0] || 'could not be run'
}
