import { fork } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/prepare.mjs'
import { startCluster } from '../cluster'
import { seed } from '../database'
import { machine, median, memoryOf } from '../processes'
import { ask, productArguments, type Server, startServer, temporaryFolder } from '../server'
import { sized } from '../size'
import { ensureBuilt } from '../start'
import { print, verdict } from '../table'
import type { Guest, Order, Post, Report, Round } from './crowd'
import { type Attendant, enrol, type School, SECRET } from './school'

const PORTS = { postgres: 4410, product: 4411, plain: 4412 }
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? sized(30, 1))
const FEW_ROUNDS = sized(5, 1)
const WARM_UP = sized(5, 1)
/** The limit for the product's time, as a multiple of the plain server's. */
const MOST_TIMES = 1.5
const MOST_KILOBYTES = 25
/** With fewer sockets, other memory hides theirs. */
const LEAST_WEIGHED = 2_000
const crowds = sized(
  [
    { people: 40, sockets: 720 },
    { people: 500, sockets: 5_000 },
  ],
  [{ people: 40, sockets: 120 }],
)
const sides = ['product', 'plain'] as const
type Side = (typeof sides)[number]

const subscription = 'subscription TypeUpdated { sessionTypeUpdated { id name price status } }'
const mutation = `mutation ($id: ID!, $name: String!) { sessionTypeUpdate(id: $id, name: $name, group: oral, mode: live,
  techName: "live-bench", shortName: "I", price: 9000, reschedulePrice: 2000, status: active, duration: 60) { id name } }`

const touchRole = 'mutation ($id: ID!) { roleUpdate(id: $id, name: "Desk", abilities: ["view_all_sessions"]) { id } }'

/** Measures how long a change takes to reach all listeners, and the memory of a socket. A plain server that sends the same text is the comparison. */
export async function live(): Promise<void> {
  await ensureBuilt()
  const cluster = await startCluster(PORTS.postgres)
  try {
    await seed(cluster.url, { users: 1_000, transactions: 0 })
    const school = await enrol(cluster.url, 500)
    for (const { people, sockets } of crowds) {
      const attendants = Array.from({ length: sockets }, (_, at) => school.people[at % people] as Attendant)
      await race(`${sockets.toLocaleString('en-GB')} sockets of ${people} people`, cluster.url, school, attendants)
    }
  } finally {
    cluster.stop()
  }
}

async function race(title: string, database: string, school: School, attendants: readonly Attendant[]) {
  const servers = { product: await startProduct(database), plain: await startPlain() }
  const crowd = gather()
  try {
    const tell = async (side: Side, number: number, expected: number) => {
      const post = postOf[side](school, `Interview ${number}`)
      const round = await crowd.do({ do: 'ask', side, post, expected, pid: servers[side].pid })
      if (round?.heard === expected && !round.answer.includes('errors')) return round
      throw new Error(`${side} told ${round?.heard} of ${expected} and answered ${round?.answer}`)
    }
    const kilobytes = {} as Record<Side, number>
    for (const side of sides) {
      // The memory that the server uses once for all, including its compiled code, does not count for a socket.
      await crowd.do(entry(side, attendants.slice(0, 100)))
      await tell(side, 0, 100)
      await crowd.do({ do: 'leave', side })
      const before = await settledMemory(servers[side])
      await crowd.do(entry(side, attendants))
      kilobytes[side] = ((await settledMemory(servers[side])) - before) / attendants.length
    }
    const rounds: Record<Side, Round[]> = { product: [], plain: [] }
    for (let number = 1; number <= WARM_UP + ROUNDS; number++)
      for (const side of number % 2 ? sides : [...sides].reverse()) {
        const round = await tell(side, number, attendants.length)
        if (number > WARM_UP) rounds[side].push(round)
      }
    // After a change of a role, the server asks for every listener's rights again, since the role may be theirs.
    const doubted: Round[] = []
    for (let number = 0; number < FEW_ROUNDS; number++) {
      await ask(servers.product.url, touchRole, { id: school.role }, school.admin.token)
      doubted.push(await tell('product', WARM_UP + ROUNDS + 1 + number, attendants.length))
    }
    show(title, { ...rounds, doubted }, kilobytes, attendants.length)
  } finally {
    crowd.end()
    await Promise.all([servers.product.stop(), servers.plain.stop()])
  }
}

function show(
  title: string,
  rounds: Record<Side | 'doubted', Round[]>,
  kilobytes: Record<Side, number>,
  sockets: number,
) {
  const of = (side: Side | 'doubted', key: 'first' | 'afterAnswer' | 'afterQuestion' | 'cpu') =>
    median(rounds[side].map((round) => round[key]))
  const isSmall = sockets < LEAST_WEIGHED
  const cells = (side: Side | 'doubted') => [
    of(side, 'first').toFixed(1),
    of(side, 'afterAnswer').toFixed(1),
    of(side, 'afterQuestion').toFixed(1),
    ((of(side, 'cpu') / sockets) * 1000).toFixed(1),
    side === 'doubted' || isSmall ? '' : kilobytes[side].toFixed(1),
  ]
  const times = of('product', 'afterAnswer') / of('plain', 'afterAnswer')
  print(
    `Live: a change told to ${title}, medians of ${ROUNDS} in turns (${machine()})`,
    ['server', 'first, ms after the answer', 'last', 'last after the question', 'CPU µs a message', 'kB a socket'],
    [
      ['plain', ...cells('plain')],
      ['product', ...cells('product')],
      ['product, after a role changed', ...cells('doubted')],
      ['times', '', times.toFixed(2), '', '', ''],
      ['target', '', `≤ ${MOST_TIMES}`, '', '', isSmall ? '' : `≤ ${MOST_KILOBYTES}`],
      ['', '', verdict(times <= MOST_TIMES), '', '', isSmall ? '' : verdict(kilobytes.product <= MOST_KILOBYTES)],
    ],
  )
}

const collecting = ['--expose-gc', '--import', join(root, 'bench/live/collect.mjs')]

const startProduct = (database: string) =>
  startServer([...collecting, ...(process.env.BENCH_NODE?.split(' ') ?? []), ...productArguments()], {
    port: PORTS.product,
    env: {
      NODE_ENV: 'development',
      DATABASE_URL: database,
      DATA_DIR: temporaryFolder(),
      RATE_FACTOR: '1000000',
      SECRET_KEY: SECRET,
    },
  })

const startPlain = () =>
  startServer([...collecting, '--import', 'tsx', join(root, 'bench/live/plain.ts')], { port: PORTS.plain, path: '/' })

/** The clients, in their own process. */
function gather() {
  const crowd = fork(join(root, 'bench/live/crowd.ts'), { execArgv: ['--import', 'tsx'] })
  return {
    do: (order: Order) =>
      new Promise<Round | undefined>((resolve, reject) => {
        crowd.once('message', (report: Report) => {
          if (report.done) resolve(report.round)
          else reject(new Error(report.problem))
        })
        crowd.send(order)
      }),
    end: () => crowd.disconnect(),
  }
}

/** How people connect. The plain server expects no message. */
const entry = (side: Side, attendants: readonly Attendant[]): Order =>
  side === 'plain'
    ? { do: 'open', side, port: PORTS.plain, path: '/', guests: attendants.map(() => []) }
    : {
        do: 'open',
        side,
        port: PORTS.product,
        path: '/graphql',
        protocol: 'graphql-transport-ws',
        guests: attendants.map(({ token }) => subscriber(token)),
      }

/** A subscriber's messages: first its token, then its subscription. The answer to a ping shows that the server has read that. */
const subscriber = (token: string): Guest => [
  [JSON.stringify({ type: 'connection_init', payload: { token } })],
  [JSON.stringify({ type: 'subscribe', id: '1', payload: { query: subscription } }), '{"type":"ping"}'],
]

const postOf: Record<Side, (school: School, name: string) => Post> = {
  product: ({ admin, sessionType }, name) => ({
    port: PORTS.product,
    path: '/graphql',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ query: mutation, variables: { id: sessionType, name } }),
  }),
  // The same message as the product's.
  plain: ({ sessionType }, name) => ({
    port: PORTS.plain,
    path: '/',
    headers: {},
    body: `{"id":"1","type":"next","payload":{"data":{"sessionTypeUpdated":{"id":"${sessionType}","name":"${name}","price":9000,"status":"active"}}}}`,
  }),
}

/** The memory of a server after a garbage collection, in kB. */
async function settledMemory({ pid }: Server): Promise<number> {
  for (let times = 0; times < 3; times++) {
    process.kill(pid, 'SIGUSR2')
    await new Promise((done) => setTimeout(done, 700))
  }
  return (memoryOf(pid) ?? Number.NaN) * 1024
}
