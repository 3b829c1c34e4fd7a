import { join } from 'node:path'
import { isBuilt } from '../scripts/built.mjs'
import { root, runNode } from '../scripts/prepare.mjs'
import { machine, median, memoryOf } from './processes'
import { ask, type Server, startServer, temporaryFolder } from './server'
import { sized } from './size'
import { print, verdict } from './table'

const PORT = 5415
const TIMES = sized(3, 1)
const REQUESTS = sized(1000, 5)
const TARGET_SECONDS = 3
const CRASHES = sized(5, 1)
const WRITES = sized(200, 5)
const AFTER_CRASH_SECONDS = 5

/** Measures how soon `npm start` answers with an existing data folder and a built web application, and the server's memory. */
export async function start(): Promise<void> {
  await ensureBuilt()
  const env = { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000' }
  // npm tells its children where it is. Run without npm, this bench does not count npm's own time.
  const npm = process.env.npm_execpath
  const command = npm?.endsWith('.js') ? [npm, 'start'] : [join(root, 'scripts/start.mjs')]
  const begin = () => startServer(command, { port: PORT, env, path: '/login' })
  // The first start makes the folder with the demo school.
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
  const restarts: number[] = []
  for (let crash = 0; crash <= CRASHES; crash++) {
    const server = await begin()
    if (crash) restarts.push(server.startedInMs / 1000)
    if (crash === CRASHES) await server.stop()
    else await crashAmidWrites(server, crash)
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
      [
        `the same after a crash amid writes, median of ${CRASHES}`,
        `${median(restarts).toFixed(1)} s`,
        `≤ ${AFTER_CRASH_SECONDS} s`,
        verdict(median(restarts) <= AFTER_CRASH_SECONDS),
      ],
      ['memory after start', `${of('fresh').toFixed(0)} MiB`, '', ''],
      [`memory after ${REQUESTS.toLocaleString('en-GB')} requests`, `${of('used').toFixed(0)} MiB`, '', ''],
    ],
  )
}

/** Kills the server while many people ask for sign-in links. */
async function crashAmidWrites(server: Server, crash: number) {
  const document = 'mutation ($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }'
  const write = (at: number) => ask(server.url, document, { email: `person-${crash}-${at}@bench.example` })
  for (let at = 0; at < WRITES; at++) await write(at)
  // These requests never get an answer.
  for (let at = WRITES; at < WRITES + 20; at++) write(at).catch(() => {})
  await server.kill()
}

/** Builds anew where the sources have changed, so that the figures belong to them. */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return
  console.log('Building first')
  if ((await runNode('scripts/build.mjs')) !== 0) throw new Error('the build failed')
}
