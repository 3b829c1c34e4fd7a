import { join } from 'node:path'
import autocannon, { type Sent } from 'autocannon'
import pg from 'pg'
import { root } from '../scripts/prepare.mjs'
import { type Cluster, startCluster } from './cluster'
import { ADMIN, seed, someUsers } from './database'
import { cpuOf, machine, median } from './processes'
import { type Pick, type Question, questions } from './questions'
import { productArguments, renew, type Server, signIn, startServer, temporaryFolder } from './server'
import { sized } from './size'
import { print, verdict } from './table'

const SIZE = sized({ users: 100_000, transactions: 1_000_000 }, { users: 1_200, transactions: 24_000 })
const PORTS = { postgres: 5410, product: 5411, bare: 5412 }
const CONNECTIONS = 10
const SLICE_SECONDS = sized(2, 0.2)
const WARM_UP_SECONDS = sized(2, 0.2)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? sized(10, 1))
const SAMPLES = sized(500, 60)

interface Slice {
  perSecond: number
  p99: number
  nodeUs: number
  postgresUs: number
}

interface Side {
  name: 'product' | 'bare'
  server: Server
  requests: Sent[]
}

/** Compares the product's requests a second with a server without rules and sign-in, in turns on the same database. */
export async function reads(): Promise<void> {
  const cluster = await startCluster(PORTS.postgres)
  try {
    await seed(cluster.url, SIZE)
    await compare(cluster)
  } finally {
    cluster.stop()
  }
}

export async function compare(cluster: Cluster) {
  const named = (name: string) => `${cluster.url}?application_name=${name}`
  const product = await startServer(productArguments(), {
    port: PORTS.product,
    env: {
      NODE_ENV: 'development',
      DATABASE_URL: named('product'),
      DATA_DIR: temporaryFolder(),
      RATE_FACTOR: '1000000',
    },
  })
  const bare = await startServer(['--import', 'tsx', join(root, 'bench/bare.ts')], {
    port: PORTS.bare,
    env: { DATABASE_URL: named('bare') },
    path: '/',
  })
  try {
    let admin = await signIn(product.url, ADMIN)
    const ids = await someUsers(cluster.url, SAMPLES)
    // Pages 1 to 50, evenly, but not in an order that suits a cache.
    const picks = ids.map((id, at) => ({ id, page: 1 + ((at * 17) % 50), word: `nick ${at % 1000}` }))
    const rows: string[][] = []
    for (const [number, question] of questions.entries()) {
      admin = await renew(product.url, admin)
      const sides: [Side, Side] = [
        {
          name: 'product',
          server: product,
          requests: picks.map((pick) => toProduct(question, pick, admin.accessToken)),
        },
        { name: 'bare', server: bare, requests: picks.map((pick) => toBare(number, question, pick)) },
      ]
      await checkEqual(question, sides)
      rows.push(...(await race(question, sides, cluster)))
    }
    print(
      `Reads: ${SIZE.users.toLocaleString('en-GB')} users, ${SIZE.transactions.toLocaleString('en-GB')} transactions, ${CONNECTIONS} connections, medians of ${ROUNDS} × ${SLICE_SECONDS} s in turns (${machine()})`,
      ['question', 'server', 'requests/s', 'p99 ms', 'node µs', 'postgres µs', 'of bare', 'of its CPU', 'target', ''],
      rows,
    )
  } finally {
    await Promise.all([product.stop(), bare.stop()])
  }
}

function toProduct(question: Question, pick: Pick, token: string): Sent {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: question.document, variables: question.variables(pick) }),
  }
}

function toBare(number: number, question: Question, pick: Pick): Sent {
  const values = new URLSearchParams(question.values.map((name) => [name, String(pick[name as keyof Pick])]))
  return { method: 'GET', path: `/${number}?${values}` }
}

/** Checks that both servers send the same bytes, since the comparison means nothing otherwise. */
async function checkEqual(question: Question, [product, bare]: [Side, Side]) {
  for (let at = 0; at < 60; at++) {
    const [ours, theirs] = await Promise.all([textOf(product, at), textOf(bare, at)])
    if (ours !== theirs || ours.length < 60)
      throw new Error(
        `${question.name}: the answers differ.\nproduct ${ours.slice(0, 800)}\nbare    ${theirs.slice(0, 800)}`,
      )
  }
}

async function textOf({ server, requests }: Side, at: number) {
  const request = requests[at]
  if (!request) throw new Error('There are fewer requests than comparisons.')
  return (await fetch(server.url + request.path, { ...request })).text()
}

async function race(question: Question, sides: [Side, Side], cluster: Cluster): Promise<string[][]> {
  const slices = { product: [] as Slice[], bare: [] as Slice[] }
  for (const side of sides) await load(side, WARM_UP_SECONDS, [])
  const backends = { product: await backendsOf(cluster, 'product'), bare: await backendsOf(cluster, 'bare') }
  for (let round = 0; round < ROUNDS; round++)
    for (const side of round % 2 ? [...sides].reverse() : sides)
      slices[side.name].push(await load(side, SLICE_SECONDS, backends[side.name]))
  const of = (name: Side['name'], key: keyof Slice) => median(slices[name].map((slice) => slice[key]))
  const ratio = of('product', 'perSecond') / of('bare', 'perSecond')
  const cpu = (name: Side['name']) => of(name, 'nodeUs') + of(name, 'postgresUs')
  const cells = (name: Side['name']) => [
    of(name, 'perSecond').toFixed(0),
    of(name, 'p99').toFixed(0),
    of(name, 'nodeUs').toFixed(0),
    of(name, 'postgresUs').toFixed(0),
  ]
  const { target = 0 } = question
  return [
    [question.name, 'bare', ...cells('bare'), '', '', '', ''],
    [
      '',
      'product',
      ...cells('product'),
      ratio.toFixed(2),
      (cpu('bare') / cpu('product')).toFixed(2),
      `≥ ${target}`,
      verdict(ratio >= target),
    ],
  ]
}

async function load({ name, server, requests }: Side, duration: number, backends: readonly number[]): Promise<Slice> {
  const used = () => ({
    node: cpuOf(server.pid) ?? Number.NaN,
    postgres: backends.reduce((sum, pid) => sum + (cpuOf(pid) ?? Number.NaN), 0),
  })
  const before = used()
  // A refusal has the status 200, so the bench checks the body too.
  const verifyBody = (body: string) => body.startsWith('{"data":{"')
  const result = await autocannon({ url: server.url, connections: CONNECTIONS, duration, requests, verifyBody })
  const after = used()
  const { total } = result.requests
  if (result.non2xx || result.errors || result.mismatches || !total)
    throw new Error(
      `${name}: ${total} requests, ${result.non2xx} refused, ${result.errors} failed, ${result.mismatches} wrong.`,
    )
  return {
    perSecond: total / result.duration,
    p99: result.latency.p99,
    nodeUs: (after.node - before.node) / total,
    postgresUs: (after.postgres - before.postgres) / total,
  }
}

async function backendsOf(cluster: Cluster, name: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  try {
    const { rows } = await client.query('select pid from pg_stat_activity where application_name = $1', [name])
    return rows.map(({ pid }) => pid as number)
  } finally {
    await client.end()
  }
}
