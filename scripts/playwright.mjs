// Runs the journeys of playwright.config.ts and reads each test from its report, not from its output.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root, runNode } from './prepare.mjs'
import { firstLine, one } from './result.mjs'

/**
 * @typedef {import('./result.mjs').Test} Test
 * @typedef {import('playwright/types/testReporter').JSONReport} Report
 * @typedef {import('playwright/types/testReporter').JSONReportSuite} Suite
 * @typedef {import('playwright/types/testReporter').JSONReportSpec} Spec
 */

/**
 * Runs journeys to their end. What failed leaves a picture, and a trace where the environment's TRACES asks for it.
 * @param {string[]} patterns parts of the paths of the files to run; all if empty
 * @param {NodeJS.ProcessEnv} env
 * @param {string} output the folder for them, which is emptied first
 * @param {string[]} projects of playwright.config.ts
 * @returns {Promise<import('./result.mjs').Result>}
 */
export async function runPlaywright(patterns, env, output, projects) {
  const folder = mkdtempSync(join(tmpdir(), 'articled-report-'))
  const report = join(folder, 'report.json')
  try {
    const code = await runNode(
      'node_modules/playwright/cli.js',
      [
        'test',
        '--reporter=list,json',
        `--output=${output}`,
        ...projects.map((name) => `--project=${name}`),
        ...patterns,
      ],
      { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_ENV: 'test' },
    )
    if (!existsSync(report)) return one('playwright', `it ended with ${code} and no report`)
    /** @type {Report} */
    const { config, suites, errors } = JSON.parse(readFileSync(report, 'utf8'))
    const specs = suites.flatMap((suite) => specsOf(suite, ''))
    const nameOf = (/** @type {string} */ file) => relative(root, join(config.rootDir, file))
    const tests = specs.map(({ spec, name }) => testOf(spec, name, nameOf(spec.file)))
    for (const { message } of errors) tests.push({ name: 'playwright', status: 'failed', reason: firstLine(message) })
    if (code !== 0 && tests.every(({ status }) => status !== 'failed'))
      tests.push({ name: 'playwright', status: 'failed', reason: `it ended with ${code}: an error outside the tests` })
    return { tests, files: suites.map((suite) => ({ name: nameOf(suite.file), seconds: secondsOf(suite) })) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {Suite} suite
 * @param {string} before the titles of the suites around it
 * @returns {{ spec: Spec, name: string }[]}
 */
function specsOf({ specs, suites = [] }, before) {
  const inside = suites.flatMap((suite) => specsOf(suite, `${before}${suite.title} `))
  return [...specs.map((spec) => ({ spec, name: before + spec.title })), ...inside]
}

/**
 * @param {Spec} spec
 * @param {string} name
 * @param {string} file
 * @returns {Test}
 */
function testOf({ tests: [test] }, name, file) {
  const result = test?.results.at(-1)
  if (test?.status === 'expected') return { name, status: 'passed', file }
  if (test?.status === 'skipped') return { name, status: 'skipped', file }
  const kept = (/** @type {string} */ wanted) => result?.attachments.find(({ name: kind }) => kind === wanted)?.path
  const trace = kept('trace') ?? kept('screenshot')
  const reason = reasonOf(result?.error?.message ?? result?.errors[0]?.message)
  return { name, status: 'failed', file, reason, ...(trace && { trace: relative(root, trace) }) }
}

/** @param {string | undefined} message whose first line does not name what was waited for */
function reasonOf(message) {
  const [, what] = stripVTControlCharacters(message ?? '').match(/^\s*(?:Locator:|- waiting for) (.+)$/m) ?? []
  return [firstLine(message), ...(what ? [firstLine(what)] : [])].join(' ')
}

/**
 * @param {Suite} suite
 * @returns {number}
 */
function secondsOf({ specs, suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)),
  )
  return [...own, ...suites.map(secondsOf)].reduce((total, seconds) => total + seconds, 0)
}
