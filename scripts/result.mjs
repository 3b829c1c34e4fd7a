// What a part of the tests came to, test by test.
import { stripVTControlCharacters } from 'node:util'

/**
 * `unsteady`: failed, and passed when its file was run again alone, or the other way round.
 * @typedef {'passed' | 'failed' | 'skipped' | 'unsteady'} Status
 * @typedef {{ name: string, status: Status, file?: string, reason?: string, trace?: string }} Test
 * @typedef {{ tests: Test[], files: { name: string, seconds: number }[] }} Result
 */

/**
 * The result of a part that is one test.
 * @param {string} name
 * @param {string} [reason] why it failed; it passed if there is none
 * @returns {Result}
 */
export function one(name, reason) {
  return { tests: [reason === undefined ? { name, status: 'passed' } : { name, status: 'failed', reason }], files: [] }
}

/** Stands for a file that could not be read, or whose hook threw, so that none of its tests failed. */
export const THE_FILE = 'the file'

/** @param {Pick<Test, 'name' | 'file'>} test */
export const titleOf = ({ file, name }) => [file, name].filter(Boolean).join(': ')

/** @param {string | undefined} message */
export function firstLine(message = '') {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines.find((line) => line.trim()) ?? 'it could not be run'
}

/**
 * Runs tests and, once and alone, each file in which some failed.
 * @param {(files?: string[]) => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function withSecondTry(run) {
  const first = await run()
  let { tests } = first
  for (const file of failedFiles(first)) {
    console.log(`\n── ${file}, again and alone`)
    tests = joined(tests, file, (await run([file])).tests)
  }
  return { ...first, tests }
}

/** @param {Result} result */
function failedFiles({ tests }) {
  return new Set(tests.flatMap(({ status, file }) => (status === 'failed' && file ? [file] : [])))
}

/**
 * The tests of a first run, with those of one file judged by both.
 * @param {Test[]} first
 * @param {string} file
 * @param {Test[]} second
 * @returns {Test[]}
 */
function joined(first, file, second) {
  const others = first.filter((test) => test.file !== file)
  const before = new Map(first.filter((test) => test.file === file).map((test) => [test.name, test]))
  const after = new Map(second.map((test) => [test.name, test]))
  const broke = before.get(THE_FILE)
  if (broke && !after.has(THE_FILE)) after.set(THE_FILE, { ...broke, status: 'passed' })
  const names = new Set([...before.keys(), ...after.keys()])
  return [...others, ...[...names].map((name) => judged(before.get(name), after.get(name)))]
}

/**
 * @param {Test | undefined} first
 * @param {Test | undefined} second absent where its file broke before it
 * @returns {Test}
 */
function judged(first, second) {
  const failed = [second, first].filter((test) => test?.status === 'failed')
  const [last] = failed
  if (!last) return /** @type {Test} */ (second ?? first)
  const hasPassed = [first, second].some((test) => test?.status === 'passed')
  return { ...last, status: hasPassed ? 'unsteady' : 'failed' }
}
