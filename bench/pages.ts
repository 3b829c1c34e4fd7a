import { Notifications, Unread } from '../src/parts/notifications/notifications.documents'
import { type Cluster, startCluster } from './cluster'
import { ADMIN, type Size, seed } from './database'
import { machine, median } from './processes'
import { productArguments, signIn, startServer, temporaryFolder } from './server'
import { sized } from './size'
import { print, verdict } from './table'

const PORTS = { postgres: 5413, product: 5414 }
const SMALL: Size = sized({ users: 10_000, transactions: 100_000 }, { users: 1_000, transactions: 20_000 })
const LARGE: Size = sized({ users: 100_000, transactions: 1_000_000 }, { users: 1_100, transactions: 22_000 })
const TIMES = sized(15, 1)
const BELL_MS = 50

interface List {
  name: string
  /** The list's operation with its filters. */
  of: (page: number) => string
  fields: string
}

const lists: readonly List[] = [
  {
    name: 'users',
    of: (page) => `users(page: ${page}, pageSize: 20)`,
    fields: 'id firstName lastName email type insertedAt country { id name } roles { id name }',
  },
  {
    name: 'users of a type',
    of: (page) => `users(page: ${page}, pageSize: 20, types: [aspiringSolicitor])`,
    fields: 'id firstName lastName email type insertedAt country { id name } roles { id name }',
  },
  {
    name: 'users by search',
    of: (page) => `users(page: ${page}, pageSize: 20, search: "hartley")`,
    fields: 'id firstName lastName email type insertedAt country { id name } roles { id name }',
  },
  {
    name: 'transactions',
    of: (page) => `transactions(page: ${page}, pageSize: 20)`,
    fields: 'id type description amount status insertedAt user { id fullName email country { id name } }',
  },
  {
    name: 'transactions by amount',
    of: (page) => `transactions(page: ${page}, pageSize: 20, orderBy: amount)`,
    fields: 'id type description amount status insertedAt user { id fullName email country { id name } }',
  },
  {
    name: 'notifications of one person with 10,000',
    of: (page) => `notifications(page: ${page}, pageSize: 20)`,
    fields: 'id kind title body path insertedAt readAt',
  },
  {
    name: 'their unread',
    of: (page) => `notifications(unread: true, page: ${Math.min(page, 50)}, pageSize: 20)`,
    fields: 'id kind title body path insertedAt readAt',
  },
]

/** What the bell asks, as the browser sends it. */
const bell: readonly { name: string; document: string; variables: object }[] = [
  { name: 'the bell: its list, with the count', document: Notifications, variables: { page: 1, pageSize: 20 } },
  { name: 'the number beside it: what is unread', document: Unread, variables: {} },
]

const views = [1, 500].flatMap((page) => [false, true].map((count) => ({ page, count })))

/** Measures the time of a page of a list for one client, near and far, with and without its count, for a growing number of rows. */
export async function pages(): Promise<void> {
  const small = await timesFor(SMALL)
  const large = await timesFor(LARGE)
  const figures = (times: readonly number[]) => times.map((time) => time.toFixed(1))
  print(
    `Pages of 20: ms to one client, median of ${TIMES}; ${numbers(SMALL)}, then ten times the rows (${machine()})`,
    ['list', ...views.map(({ page, count }) => `page ${page}${count ? ' + count' : ''}`)],
    lists.flatMap(({ name }, at) => [
      [name, ...figures(small.lists[at] ?? [])],
      ['  × 10 rows', ...figures(large.lists[at] ?? [])],
      [
        '  grows by',
        ...(large.lists[at] ?? []).map((time, view) => `× ${(time / (small.lists[at]?.[view] ?? 1)).toFixed(1)}`),
      ],
    ]),
  )
  print(
    `The bell of one person with 10,000 notifications among ${LARGE.users.toLocaleString('en-GB')} users, median of ${TIMES}`,
    ['', 'ms', 'target', ''],
    bell.map(({ name }, at) => {
      const time = large.bell[at] ?? Number.NaN
      return [name, time.toFixed(1), `≤ ${BELL_MS}`, verdict(time <= BELL_MS)]
    }),
  )
}

const numbers = ({ users, transactions }: Size) =>
  `${users.toLocaleString('en-GB')} users and ${transactions.toLocaleString('en-GB')} transactions`

interface Times {
  /** Of each list, of each view. */
  lists: number[][]
  bell: number[]
}

async function timesFor(size: Size): Promise<Times> {
  const cluster = await startCluster(PORTS.postgres)
  try {
    await seed(cluster.url, size)
    return await measure(cluster)
  } finally {
    cluster.stop()
  }
}

async function measure(cluster: Cluster): Promise<Times> {
  const server = await startServer(productArguments(), {
    port: PORTS.product,
    env: { NODE_ENV: 'development', DATABASE_URL: cluster.url, DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000000' },
  })
  try {
    const { accessToken } = await signIn(server.url, ADMIN)
    const times: Times = { lists: [], bell: [] }
    for (const list of lists) {
      const row: number[] = []
      for (const { page, count } of views) {
        const query = `{ ${list.of(page)} { entries { ${list.fields} } pageInfo { hasNextPage${count ? ' totalCount' : ''} } } }`
        row.push(await timeOf(server.url, { query }, accessToken))
      }
      times.lists.push(row)
    }
    for (const { document, variables } of bell)
      times.bell.push(await timeOf(server.url, { query: document, variables }, accessToken))
    return times
  } finally {
    await server.stop()
  }
}

async function timeOf(url: string, asked: { query: string; variables?: object }, token: string): Promise<number> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(asked),
  }
  const times: number[] = []
  // The first few requests compile and prepare, so they do not count.
  for (let round = -5; round < TIMES; round++) {
    const started = performance.now()
    const text = await (await fetch(`${url}/graphql`, request)).text()
    if (round >= 0) times.push(performance.now() - started)
    if (!text.startsWith('{"data":{"')) throw new Error(`${asked.query}: ${text.slice(0, 300)}`)
  }
  return median(times)
}
