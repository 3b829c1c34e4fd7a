import pg from 'pg'
import { mailbox } from '../tests/server/mailbox'
import { type Load, startLoad } from '../tests/timing/load'
import { lostOf } from '../tests/timing/lost'
import { startCluster } from './cluster'
import { machine, median } from './processes'
import { productArguments, signIn, startServer, temporaryFolder } from './server'
import { sized } from './size'
import { print, verdict } from './table'

const PORTS = { product: 5461, postgres: 5462 }
const TIMES = sized(20, 1)
const WRITERS = 8
const TARGET_SECONDS = 5
const ADMIN = 'admin@articled.example'

/** Restarts PostgreSQL under a load of writes, half of which queue a mail. All that the server acknowledged must be there, and the server must run. */
export async function restarts(): Promise<void> {
  const cluster = await startCluster(PORTS.postgres)
  const post = await mailbox()
  const server = await startServer(productArguments(), {
    port: PORTS.product,
    env: {
      NODE_ENV: 'development',
      DATABASE_URL: cluster.url,
      DATA_DIR: temporaryFolder(),
      RATE_FACTOR: '1000000',
      SMTP_URL: post.smtpUrl,
      LOG_LEVEL: 'silent',
    },
  })
  try {
    const { accessToken } = await signIn(server.url, ADMIN, async () =>
      post.mails.map(({ to, text = '' }) => ({ to: to?.text ?? '', text })),
    )
    const loads: Load[] = []
    const returns: number[] = []
    for (let round = 0; round < TIMES; round++) {
      const load = startLoad(server.url, accessToken, { writers: WRITERS })
      loads.push(load)
      await load.untilWritten()
      await rest(1000 * Math.random())
      await cluster.halt(round % 2 ? 'immediate' : 'fast')
      await rest(1000 * Math.random())
      await cluster.begin()
      returns.push((await load.untilWritten()) / 1000)
      await load.stop()
    }
    const lost = await lostOf(loads, { post, ask: asker(cluster.url) })
    show(loads, returns, { ...lost, exits: isRunning(server.pid) ? 0 : 1 })
  } finally {
    await server.stop()
    await post.close()
    cluster.stop()
  }
}

interface Losses {
  writes: string[]
  mails: string[]
  exits: number
}

function show(loads: readonly Load[], returns: readonly number[], { writes, mails, exits }: Losses) {
  const acknowledged = loads.flatMap(({ areas }) => areas).length + loads.flatMap(({ addresses }) => addresses).length
  const answers = new Map<string, number>()
  for (const load of loads)
    for (const [name, count] of load.answers) answers.set(name, (answers.get(name) ?? 0) + count)
  const unexpected = [...answers].filter(([name]) => name !== '200 done' && name !== '503 UNAVAILABLE')
  const slowest = Math.max(...returns)
  const none = (name: string, count: number) => [name, String(count), '0', verdict(count === 0)]
  print(
    `PostgreSQL restarted ${TIMES} times, half of them without a checkpoint, ${WRITERS} writers (${machine()})`,
    ['', 'figure', 'target', ''],
    [
      none('exits', exits),
      ['acknowledged writes', acknowledged.toLocaleString('en-GB'), '', ''],
      none('lost acknowledged writes', writes.length),
      none('lost mails', mails.length),
      ['answers of 503', (answers.get('503 UNAVAILABLE') ?? 0).toLocaleString('en-GB'), '', ''],
      none(
        'other answers',
        unexpected.reduce((sum, [, count]) => sum + count, 0),
      ),
      ['slowest return', `${slowest.toFixed(2)} s`, `≤ ${TARGET_SECONDS} s`, verdict(slowest <= TARGET_SECONDS)],
      ['median return', `${median(returns).toFixed(2)} s`, '', ''],
      ['slowest answer', `${(Math.max(...loads.map(({ slowestMs }) => slowestMs)) / 1000).toFixed(2)} s`, '', ''],
    ],
  )
  for (const [name, count] of unexpected) console.log(`  ${count} × ${name}`)
}

const asker = (connectionString: string) => async (text: string) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return (await client.query(text).finally(() => client.end())).rows
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms))
