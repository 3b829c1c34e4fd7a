import { join } from 'node:path'
import { isBuilt } from '../scripts/built.mjs'
import { root, runNode } from '../scripts/prepare.mjs'
import { machine, median, memoryOf } from './processes'
import { ask, startServer, temporaryFolder } from './server'
import { print, verdict } from './table'

const PORT = 5415
const TIMES = 3
const REQUESTS = 1000
const TARGET_SECONDS = 3

/** How soon `npm start` answers on a data folder that is there, with the web application built, and what the server holds in memory. */
export async function start(): Promise<void> {
  await ensureBuilt()
  const env = { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000' }
  // npm says where it is to what it runs; run without it, its own time is not counted.
  const npm = process.env.npm_execpath
  const command = npm?.endsWith('.js') ? [npm, 'start'] : [join(root, 'scripts/start.mjs')]
  const begin = () => startServer(command, { port: PORT, env, path: '/login' })
  // The first start makes the folder, and the demo school in it.
  const first = await begin()
  await first.stop()
  const runs: { seconds: number; fresh: number; used: number }[] = []
  for (let run = 0; run < TIMES; run++) {
    const server = await begin()
    const fresh = memoryOf(server.pid) ?? Number.NaN
    for (let request = 0; request < REQUESTS; request++) await ask(server.url, '{ countries { id name } serverTime }')
    runs.push({ seconds: server.startedInMs / 1000, fresh, used: memoryOf(server.pid) ?? Number.NaN })
    await server.stop()
  }
  const of = (key: 'seconds' | 'fresh' | 'used') => median(runs.map((run) => run[key]))
  print(
    `Start: the embedded database, an existing data folder, median of ${TIMES} (${machine()})`,
    ['', 'figure', 'target', ''],
    [
      ['first start, making the demo school', `${(first.startedInMs / 1000).toFixed(1)} s`, '', ''],
      [
        'npm start to first answer',
        `${of('seconds').toFixed(1)} s`,
        `≤ ${TARGET_SECONDS} s`,
        verdict(of('seconds') <= TARGET_SECONDS),
      ],
      ['memory after start', `${of('fresh').toFixed(0)} MiB`, '', ''],
      [`memory after ${REQUESTS.toLocaleString('en-GB')} requests`, `${of('used').toFixed(0)} MiB`, '', ''],
    ],
  )
}

/** Builds what is old, so that the figures are those of the sources as they stand. */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return
  console.log('Building first')
  if ((await runNode('scripts/build.mjs')) !== 0) throw new Error('the build failed')
}
