// `npm test`: everything, in order, ending with one line of counts. `npm test -- server wallet` runs a part.
import { ensureBrowser, ensureShell } from './browser.mjs'
import { isBuilt } from './built.mjs'
import { missingMigration } from './migrations.mjs'
import { startPostgres } from './postgres.mjs'
import { ensureInstalled, filesIn, hashOf, npm, requireNode, runNode } from './prepare.mjs'
import { runVitest } from './vitest.mjs'

/** @typedef {import('./vitest.mjs').Result} Result */

/** @type {Result} */
const onePassed = { passed: 1, failed: 0, skipped: [], reasons: [], files: [] }

/** @type {Record<string, Array<{ name: string, run: (patterns: string[]) => Promise<Result> }>>} */
const parts = {
  generated: [
    { name: 'generated files are current', run: generated },
    { name: 'migrations are current', run: migrations },
  ],
  lint: [{ name: 'lint', run: () => script('lint') }],
  types: [{ name: 'types', run: () => script('types') }],
  unit: [{ name: 'unit tests', run: (patterns) => runVitest(['unit', 'components'], patterns, {}) }],
  server: [
    { name: 'server tests on PostgreSQL', run: onPostgres },
    { name: 'tests of the embedded database', run: onEmbedded },
  ],
  build: [{ name: 'build', run: build }],
  outage: [{ name: 'tests that take away what the server needs', run: outage }],
  e2e: [{ name: 'end-to-end tests', run: endToEnd }],
}

/** So many of the slowest files are printed. */
const SLOWEST = 10

const NO_BUILD = 'there is no build to test'

requireNode()
ensureInstalled({ dev: true })
// Exits in order, so that started programs are stopped, databases above all.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => process.exit(130))

const [part, ...patterns] = process.argv.slice(2)
if (part && !parts[part]) {
  console.error(`There is no part '${part}': ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}

/** @type {Array<{ name: string, result: Result, seconds: string }>} */
const done = []
/** @type {boolean | undefined} */
let buildDone
for (const { name, run } of part ? (parts[part] ?? []) : Object.values(parts).flat()) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const result = await run(patterns).catch((error) => oneFailed(error instanceof Error ? error.message : String(error)))
  done.push({ name, result, seconds: ((Date.now() - started) / 1000).toFixed(1) })
}
report()

function report() {
  console.log('\n── results')
  for (const { name, result, seconds } of done) {
    const all = result.passed + result.failed + result.skipped.length
    console.log(`${result.failed ? 'FAILED' : 'passed'}  ${name}: ${result.passed} of ${all} in ${seconds} s`)
    for (const reason of result.reasons) console.log(`        failed: ${reason}`)
    for (const test of result.skipped) console.log(`        skipped: ${test}`)
  }
  const slowest = done.flatMap(({ result }) => result.files).sort((a, b) => b.seconds - a.seconds)
  if (slowest.length > 1) console.log('\nthe slowest files')
  for (const { name, seconds } of slowest.slice(0, SLOWEST)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
  const failed = sum((result) => result.failed)
  // Set instead of exiting, so that all output is written first.
  process.exitCode = failed > 0 ? 1 : 0
  const skipped = sum((result) => result.skipped.length)
  console.log(`\n${sum((result) => result.passed)} passed, ${failed} failed, ${skipped} skipped`)
}

/** @param {(result: Result) => number} count */
function sum(count) {
  return done.reduce((total, { result }) => total + count(result), 0)
}

/**
 * @param {string} reason
 * @returns {Result}
 */
function oneFailed(reason) {
  return { passed: 0, failed: 1, skipped: [], reasons: [reason], files: [] }
}

/** @param {string} name a script of package.json */
async function script(name) {
  const { status } = npm(['run', '--silent', name])
  return status === 0 ? onePassed : oneFailed(`npm run ${name} ended with ${status}`)
}

async function generated() {
  const folders = ['schema', 'src', 'server', 'access', 'resources', 'public', 'texts']
  const files = () => new Map(folders.flatMap((folder) => filesIn(folder)).map((file) => [file, hashOf([file])]))
  const before = files()
  const { status } = npm(['run', '--silent', 'generate'])
  if (status !== 0) return oneFailed(`npm run generate ended with ${status}`)
  const changed = [...files()].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file)
  return changed.length === 0 ? onePassed : oneFailed(`npm run generate changed ${changed.join(', ')}`)
}

async function migrations() {
  const missing = missingMigration()
  return missing === '' ? onePassed : oneFailed(`the tables ask for a migration: ${missing}`)
}

async function build() {
  buildDone = (await runNode('scripts/build.mjs')) === 0
  return buildDone ? onePassed : oneFailed('npm run build failed')
}

/** Whether there is a build of the present sources; makes one if there is none. */
async function ensureBuilt() {
  if (buildDone === undefined && !isBuilt()) await build()
  return buildDone !== false
}

/** @param {string[]} patterns */
async function onPostgres(patterns) {
  const postgres = await startPostgres()
  try {
    return await runVitest(['server'], patterns, { DATABASE: 'postgres', DATABASE_URL_TEST: postgres.url })
  } finally {
    postgres.stop()
  }
}

/**
 * All of them, or those of the patterns that are about the embedded database, which may be none.
 * @param {string[]} patterns
 */
async function onEmbedded(patterns) {
  return await runVitest(
    ['embedded'],
    patterns,
    { DATABASE: 'pglite', DATABASE_URL_TEST: undefined },
    { mayBeNone: true },
  )
}

/** @param {string[]} patterns */
async function outage(patterns) {
  if (!(await ensureBuilt())) return oneFailed(NO_BUILD)
  return await runVitest(['outage'], patterns, { DATABASE_URL_TEST: undefined })
}

/** @param {string[]} patterns */
async function endToEnd(patterns) {
  if (!(await ensureBuilt())) return oneFailed(NO_BUILD)
  const [browser, shell] = [await ensureBrowser(), await ensureShell()]
  return await runVitest(['e2e'], patterns, { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: shell })
}
