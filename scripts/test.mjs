// `npm test`: everything, in order, ending with one line of counts. `npm test -- server wallet` runs a part, `npm test -- gate` a lane.
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ensureBrowser, ensureShell } from './browser.mjs'
import { isBuilt } from './built.mjs'
import { ensureGenerated, generatedNow } from './generate.mjs'
import { nextMigration } from './migrations.mjs'
import { runPlaywright } from './playwright.mjs'
import { serverVersion, startPostgres } from './postgres.mjs'
import { ensureInstalled, npm, requireNode, root, runNode } from './prepare.mjs'
import { one, titleOf, withSecondTry } from './result.mjs'
import { sharesOf } from './shares.mjs'
import { checkLetters, setStage } from './stage.mjs'
import { keepInMemory } from './temporary-folder.mjs'
import { runVitest } from './vitest.mjs'

/** @typedef {import('./result.mjs').Result} Result */

/** @type {Record<string, Record<string, { name: string, run: (patterns: string[]) => Promise<Result> }>>} */
const lanes = {
  // Pure cause and effect: what fails here fails again.
  gate: {
    stage: { name: 'stage', run: stage },
    generated: { name: 'generated files', run: generated },
    lint: { name: 'lint', run: () => script('lint') },
    types: { name: 'types', run: () => script('types') },
    unit: { name: 'unit tests', run: (patterns) => runVitest(['unit', 'providers'], patterns, {}) },
    components: { name: 'tests of components', run: (patterns) => runVitest(['components'], patterns, {}) },
    server: { name: 'server tests on PostgreSQL', run: onPostgres },
    embedded: { name: 'tests of the embedded database', run: onEmbedded },
    build: { name: 'build', run: build },
    bench: { name: 'the bench, each part loaded', run: loadBench },
  },
  // What is away or slow is waited for by the clock of the machine, so a file that failed has a second try.
  timing: { timing: { name: 'tests that take away what the server needs', run: timing } },
  walk: { walk: { name: 'journeys in Chromium', run: walk } },
  // It takes minutes, and starts servers at fixed ports.
  begun: { begun: { name: 'the bench, each part begun', run: beginBench } },
}

/** What `npm run explore` looks at in full. */
const EXPLORED = ['stage', 'unit', 'components', 'server', 'walk', 'begun']

/** More tests that pass only sometimes fail the run. */
const MOST_UNSTEADY = 2

/** So many of the slowest files are printed. */
const SLOWEST = 10

requireNode()
setStage()
keepInMemory()
ensureInstalled({ dev: true })
await ensureGenerated()
// Exits in order, so that started programs are stopped, databases above all.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => process.exit(130))

const [part, ...patterns] = process.argv.slice(2)
const explores = Boolean(process.env.EXPLORE)
const all = Object.values(lanes).flatMap((lane) => Object.entries(lane))
const byDefault = all.filter(([key]) => (explores ? EXPLORED.includes(key) : key !== 'begun'))
const wanted = part ? (lanes[part] ? Object.entries(lanes[part]) : all.filter(([key]) => key === part)) : byDefault
if (wanted.length === 0) {
  const names = new Set([...all.map(([key]) => key), ...Object.keys(lanes)])
  console.error(`There is no part '${part}': ${[...names].join(', ')}`)
  process.exit(2)
}

/** @type {Array<{ part: string, name: string, result: Result, seconds: number }>} */
const done = []
/** @type {boolean | undefined} */
let buildDone
for (const [key, { name, run }] of wanted) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const result = await run(patterns).catch((error) => one(name, error instanceof Error ? error.message : String(error)))
  done.push({ part: key, name, result, seconds: (Date.now() - started) / 1000 })
  // Everything else would fail for the same reason.
  if (run === stage && result.tests.some(({ status }) => status === 'failed')) break
}
report()

function report() {
  const tests = done.flatMap(({ result }) => result.tests)
  const of = (/** @type {string} */ status) => tests.filter((test) => test.status === status)
  console.log('\n── results')
  const allFiles = done.flatMap(({ result }) => result.files)
  const slowest = allFiles.toSorted((a, b) => b.seconds - a.seconds)
  if (slowest.length > 1) console.log('the slowest files')
  for (const { name, seconds } of slowest.slice(0, SLOWEST)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
  if (slowest.length > 1) console.log()
  // A part of a run has other shares.
  if (!part) console.log(['what each area takes, beside its committed share', ...sharesOf(allFiles), ''].join('\n'))
  for (const { name, result, seconds } of done) {
    const notPassed = result.tests.filter(({ status }) => status !== 'passed')
    const failed = notPassed.filter(({ status }) => status === 'failed')
    const held = result.tests.length - failed.length - notPassed.filter(({ status }) => status === 'skipped').length
    console.log(
      `${failed.length ? 'FAILED' : 'passed'}  ${name}: ${held} of ${result.tests.length} in ${seconds.toFixed(1)} s`,
    )
    for (const test of notPassed) console.log(`        ${test.status}: ${[titleOf(test), ...why(test)].join(': ')}`)
  }
  const tooMany = of('unsteady').length > MOST_UNSTEADY
  if (tooMany) console.log(`FAILED  ${of('unsteady').length} tests are unsteady, and ${MOST_UNSTEADY} may be`)
  keep(tests)
  const failed = of('failed').length + (tooMany ? 1 : 0)
  // Set instead of exiting, so that all output is written first.
  process.exitCode = failed > 0 ? 1 : 0
  console.log(
    `\n${of('passed').length + of('unsteady').length} passed, ${failed} failed, ${of('skipped').length} skipped`,
  )
}

/** @param {import('./result.mjs').Test} test */
function why({ reason, trace }) {
  return [...(reason ? [reason] : []), ...(trace ? [`see ${trace}`] : [])]
}

/**
 * Keeps what `npm run repeat` asks of a run.
 * @param {import('./result.mjs').Test[]} tests
 */
function keep(tests) {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const seconds = Object.fromEntries(done.map(({ part: key, seconds }) => [key, Math.round(seconds)]))
  const run = { seconds, tests: tests.filter(({ status }) => status !== 'passed') }
  writeFileSync(join(root, 'test-results/run.json'), JSON.stringify(run, null, 2))
}

/** The programs that the whole run needs, so that it ends at once where one cannot be had. */
async function stage() {
  await ensureBrowser({ wanted: true })
  await checkLetters(await ensureShell())
  const postgres = await startPostgres()
  try {
    console.log(`PostgreSQL ${await serverVersion(postgres.url)}, Node ${process.versions.node}`)
    return one('stage')
  } finally {
    postgres.stop()
  }
}

/** @param {string} name a script of package.json */
async function script(name) {
  const { status } = npm(['run', '--silent', name])
  return one(name, status === 0 ? undefined : `npm run ${name} ended with ${status}`)
}

/** Whether everything that is generated comes out the same each time, and no migration is missing. */
async function generated() {
  const before = generatedNow()
  await ensureGenerated({ anew: true })
  if (generatedNow() !== before) return one('generated', 'npm run generate makes something else each time')
  const missing = nextMigration()
  return one('generated', missing ? `the tables ask for a migration: ${missing.sql}` : undefined)
}

async function build() {
  buildDone = (await runNode('scripts/build.mjs')) === 0
  return one('build', buildDone ? undefined : 'npm run build failed')
}

/** Whether the modules of each part of the bench can be loaded, all in one process. */
async function loadBench() {
  const code = await runBench([], 'none')
  return one('bench', code === 0 ? undefined : 'a part of the bench cannot be loaded')
}

/**
 * Begins each part of the bench with as little as it can be, so that none rots unseen between two measurements.
 * @param {string[]} patterns the parts; all if empty
 */
async function beginBench(patterns) {
  await ensureBuilt()
  const { tsImport } = await import('tsx/esm/api')
  /** @type {typeof import('../bench/parts')} */
  const { parts } = await tsImport('../bench/parts.ts', import.meta.url)
  /** @type {Result} */
  const result = { tests: [], files: [] }
  for (const name of Object.keys(parts).filter((each) => patterns.length === 0 || patterns.includes(each))) {
    const started = Date.now()
    const code = await runBench([name], 'smallest')
    result.tests.push(...one(name, code === 0 ? undefined : `npm run bench -- ${name} does not run`).tests)
    result.files.push({ name: `bench ${name}`, seconds: (Date.now() - started) / 1000 })
  }
  return result
}

/**
 * @param {string[]} names all if empty
 * @param {'none' | 'smallest'} size
 */
function runBench(names, size) {
  const env = { ...process.env, BENCH_SIZE: size }
  return runNode('node_modules/tsx/dist/cli.mjs', ['bench/run.ts', ...names], env)
}

/** Makes a build of the present sources if there is none. */
async function ensureBuilt() {
  if (buildDone === undefined && !isBuilt()) await build()
  if (buildDone === false) throw new Error('there is no build to test')
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
  const env = { DATABASE: 'pglite', DATABASE_URL_TEST: undefined }
  return await runVitest(['embedded'], patterns, env, { mayBeNone: true })
}

/** @param {string[]} patterns */
async function timing(patterns) {
  await ensureBuilt()
  return await withSecondTry((files = patterns) => runVitest(['timing'], files, { DATABASE_URL_TEST: undefined }))
}

/** @param {string[]} patterns */
async function walk(patterns) {
  await ensureBuilt()
  const [browser, shell] = [await ensureBrowser(), await ensureShell()]
  if (part) await checkLetters(shell)
  const env = { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: shell }
  const output = 'test-results/walk'
  const projects = explores ? ['walk', 'explore'] : ['walk']
  return await withSecondTry((again) =>
    again
      ? runPlaywright(again, { ...env, TRACES: '1' }, join(output, 'again', basename(again[0] ?? '')), projects)
      : runPlaywright(patterns, env, join(output, 'first'), projects),
  )
}
