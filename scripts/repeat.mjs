// `npm run repeat -- 5` runs `npm test` five times, `npm run repeat -- 5 walk` a part or lane of it, and adds each run to tests/runs.jsonl as soon as it has ended.
// It fails where a run failed, or a test was unsteady in three of the last ten runs.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { root, runNode } from './prepare.mjs'

/**
 * @typedef {{ commit: string, at: string, of: string, load: number, seconds: number, failed: string[], unsteady: string[] }} Run
 */

const KEPT = join(root, 'tests/runs.jsonl')
const [LAST, MOST] = [10, 2]

const [times = '1', ...args] = process.argv.slice(2)
for (let run = 1; run <= Number(times); run++) {
  const at = new Date()
  const [load = 0] = loadavg()
  const code = await runNode('scripts/test.mjs', args)
  const { tests } = JSON.parse(readFileSync(join(root, 'test-results/run.json'), 'utf8'))
  const seconds = Math.round((Date.now() - at.getTime()) / 1000)
  /** @type {Run} */
  const kept = {
    commit: commit(),
    at: at.toISOString(),
    of: args.join(' ') || 'all',
    load: Math.round(load * 10) / 10,
    seconds,
    failed: named(tests, 'failed'),
    unsteady: named(tests, 'unsteady'),
  }
  appendFileSync(KEPT, `${JSON.stringify(kept)}\n`)
  const shaky = tooOften(runs(kept.of))
  for (const test of shaky) console.log(`unsteady in ${MOST + 1} of its last ${LAST} runs: ${test}`)
  console.log(`run ${run} of ${times}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s at a load of ${kept.load}`)
  if (code !== 0 || shaky.length > 0) process.exitCode = 1
}

/** The present commit, with a plus where something was changed since. */
function commit() {
  const git = (/** @type {string[]} */ ...of) => spawnSync('git', of, { cwd: root, encoding: 'utf8' }).stdout.trim()
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', ':!tests/runs.jsonl') ? '+' : '')
}

/**
 * @param {import('./result.mjs').Test[]} tests
 * @param {string} wanted
 */
function named(tests, wanted) {
  return tests.filter(({ status }) => status === wanted).map(({ file, name }) => (file ? `${file}: ${name}` : name))
}

/**
 * The kept runs of the same tests, the latest ten.
 * @param {string} of
 * @returns {Run[]}
 */
function runs(of) {
  if (!existsSync(KEPT)) return []
  const all = readFileSync(KEPT, 'utf8').split('\n').filter(Boolean)
  return all
    .map((line) => JSON.parse(line))
    .filter((run) => run.of === of)
    .slice(-LAST)
}

/** @param {Run[]} last */
function tooOften(last) {
  const unsteady = last.flatMap((run) => run.unsteady)
  return [...new Set(unsteady)].filter((test) => unsteady.filter((other) => other === test).length > MOST)
}
