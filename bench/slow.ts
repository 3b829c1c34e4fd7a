import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { type Held, halfSent, hold } from '../tests/server/kernel/http/half-sent'
import { median, memoryOf } from './processes'
import { ask, productArguments, type Server, signIn, startServer, temporaryFolder } from './server'
import { sized } from './size'
import { print, verdict } from './table'

const PORT = 4321
const CONNECTIONS = sized(10_000, 50)
/** The connections opened at once. The system drops those beyond the listening socket's queue, and a silent client never notices. */
const AT_ONCE = 50
const BETWEEN_MS = 50
const SOURCES = 100
const LONGEST_MS = sized(80_000, 2_000)
const WARM_UP_MS = sized(20_000, 1_000)
const CALM_MS = sized(5_000, 200)
/** The server accepts some connections from the queue half a minute after their clients consider them open. */
const SETTLED_MS = sized(45_000, 1_000)

/** Holds connections without a whole request, with the product's normal settings, while a person works. */
export async function slow(): Promise<void> {
  const server = await startServer(productArguments(), {
    port: PORT,
    env: { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000' },
  })
  try {
    const { accessToken } = await signIn(server.url, 'student@articled.example')
    // The first connections leave compiled code and reusable room behind for good, which is not growth.
    await besiege(server, accessToken, { count: CONNECTIONS / 10, within: WARM_UP_MS })
    const calm = await working(server.url, accessToken, after(CALM_MS))
    const before = heldBy(server)
    const siege = await besiege(server, accessToken, { count: CONNECTIONS, within: LONGEST_MS })
    await settled(server, before)
    report({ calm, siege, before, left: heldBy(server) })
  } finally {
    await server.stop()
  }
}

interface Holding {
  mebibytes: number
  sockets: number
}

/** The memory and sockets of a server, or NaN where the system does not report them. */
function heldBy({ pid }: Server): Holding {
  return { mebibytes: memoryOf(pid) ?? Number.NaN, sockets: socketsOf(pid) }
}

/** Counts sockets alone, since the embedded database opens files as it goes. */
function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`
  if (!existsSync(folder)) return Number.NaN
  return readdirSync(folder).filter((name) => isSocket(join(folder, name))).length
}

function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith('socket:')
  } catch {
    // The file was closed meanwhile.
    return false
  }
}

async function settled(server: Server, { sockets }: Holding) {
  for (const end = Date.now() + SETTLED_MS; heldBy(server).sockets > sockets && Date.now() < end; ) await after(1_000)
  await after(CALM_MS)
}

interface Siege {
  /** The milliseconds for which each connection was held. */
  ends: number[]
  /** The connections that the server did not end. The system dropped them before the server knew of them. */
  dropped: number
  waits: number[]
  most: Holding
}

async function besiege(
  server: Server,
  token: string,
  { count, within }: { count: number; within: number },
): Promise<Siege> {
  const kinds = Object.values(halfSent({ token, everyMs: 3_000 }))
  const held: Held[] = []
  const most = heldBy(server)
  const watch = setInterval(() => {
    const now = heldBy(server)
    most.mebibytes = Math.max(most.mebibytes, now.mebibytes)
    most.sockets = Math.max(most.sockets, now.sockets)
  }, 500)
  async function open() {
    while (held.length < count) {
      for (let more = 0; more < AT_ONCE && held.length < count; more++) {
        const kind = kinds[held.length % kinds.length]
        const from = `127.0.1.${1 + (held.length % SOURCES)}`
        if (kind) held.push(hold(PORT, kind.begin, { within, from }))
      }
      await after(BETWEEN_MS)
    }
    return Promise.all(held.map(({ ended }) => ended))
  }
  const ending = open()
  const waits = await working(server.url, token, ending)
  clearInterval(watch)
  const ends = await ending
  return { ends: ends.flatMap((end) => end?.ms ?? []), dropped: ends.filter((end) => !end).length, waits, most }
}

/** Sends small queries like a working person until the promise resolves, and answers the time of each. */
async function working(url: string, token: string, until: Promise<unknown>): Promise<number[]> {
  const waits: number[] = []
  let isOver = false
  const over = until.then(() => {
    isOver = true
  })
  while (!isOver) {
    const begun = performance.now()
    await ask(url, '{ currentUser { id } }', {}, token)
    waits.push(performance.now() - begun)
    await after(50)
  }
  await over
  return waits
}

interface Figures {
  calm: number[]
  siege: Siege
  before: Holding
  left: Holding
}

function report({ calm, siege: { ends, dropped, waits, most }, before, left }: Figures) {
  const slowest = Math.max(...ends)
  const at = (share: number) => waits.toSorted((a, b) => a - b)[Math.floor(share * (waits.length - 1))] ?? Number.NaN
  const ms = (value: number) => `${value.toFixed(0)} ms`
  const mib = ({ mebibytes }: Holding) => `${mebibytes.toFixed(0)} MiB`
  print(
    `${CONNECTIONS.toLocaleString('en-GB')} connections without a whole request, twelve kinds`,
    ['', 'seen', 'target', ''],
    [
      ['open at once, with all other sockets', String(most.sockets), '', ''],
      [
        'left open afterwards',
        String(left.sockets - before.sockets),
        '≤ 5',
        verdict(left.sockets - before.sockets <= 5),
      ],
      ['dropped by the system, unseen', String(dropped), '', ''],
      ['the last was ended after', ms(slowest), '80000 ms', verdict(slowest <= 80_000)],
      ['an answer to others, median', ms(median(waits)), '', ''],
      ['the same without them', ms(median(calm)), '', ''],
      ['an answer to others, 99th of 100', ms(at(0.99)), '1000 ms', verdict(at(0.99) <= 1_000)],
      ['memory before', mib(before), '', ''],
      ['at most', mib(most), '', ''],
      ['after', mib(left), '≤ 1.2 × before', verdict(left.mebibytes <= 1.2 * before.mebibytes)],
    ],
  )
}
