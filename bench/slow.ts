import { setTimeout as after } from 'node:timers/promises'
import { type Held, halfSent, hold } from '../tests/server/http/half-sent'
import { median, memoryOf } from './processes'
import { ask, productArguments, type Server, signIn, startServer, temporaryFolder } from './server'
import { print, verdict } from './table'

const PORT = 4321
const CONNECTIONS = 10_000
/** Opened in one go; the queue of a listening socket takes 511. */
const AT_ONCE = 250
const SOURCES = 100
const LONGEST_MS = 90_000
const CALM_MS = 5_000

/** Holds connections that ask for nothing whole, as the product is set for use, while somebody works. */
export async function slow(): Promise<void> {
  const server = await startServer(productArguments(), {
    port: PORT,
    env: { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000' },
  })
  try {
    const { accessToken } = await signIn(server.url, 'student@articled.example')
    // What the first connections leave behind for good is no growth: code, and room that is used again.
    await besiege(server, accessToken, CONNECTIONS / 10)
    const calm = await working(server.url, accessToken, after(CALM_MS))
    const before = memoryOf(server.pid) ?? Number.NaN
    const siege = await besiege(server, accessToken, CONNECTIONS)
    await after(CALM_MS)
    report({ calm, siege, before, left: memoryOf(server.pid) ?? Number.NaN })
  } finally {
    await server.stop()
  }
}

interface Siege {
  ends: Awaited<Held['ended']>[]
  waits: number[]
  most: number
}

async function besiege({ url, pid }: Server, token: string, count: number): Promise<Siege> {
  const kinds = Object.values(halfSent({ token, everyMs: 3_000 }))
  const held: Held[] = []
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid) ?? 0)
  }, 500)
  async function open() {
    while (held.length < count) {
      for (let more = 0; more < AT_ONCE && held.length < count; more++) {
        const kind = kinds[held.length % kinds.length]
        const from = `127.0.1.${1 + (held.length % SOURCES)}`
        if (kind) held.push(hold(PORT, kind.begin, { within: LONGEST_MS, from }))
      }
      await after(100)
    }
    return Promise.all(held.map(({ ended }) => ended))
  }
  const ending = open()
  const waits = await working(url, token, ending)
  clearInterval(watch)
  return { ends: await ending, waits, most }
}

/** Asks as somebody at work does, until something is over; answers how long each answer took. */
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
  before: number
  left: number
}

function report({ calm, siege: { ends, waits, most }, before, left }: Figures) {
  const slowest = Math.max(...ends.map((end) => end?.ms ?? Number.POSITIVE_INFINITY))
  const open = ends.filter((end) => !end).length
  const at = (share: number) => waits.toSorted((a, b) => a - b)[Math.floor(share * (waits.length - 1))] ?? Number.NaN
  const ms = (value: number) => `${value.toFixed(0)} ms`
  const mib = (value: number) => `${value.toFixed(0)} MiB`
  print(
    `${CONNECTIONS.toLocaleString('en-GB')} connections that ask for nothing whole, twelve kinds`,
    ['', 'seen', 'target', ''],
    [
      ['left open', String(open), '0', verdict(open === 0)],
      ['the last was ended after', ms(slowest), '75000 ms', verdict(slowest <= 75_000)],
      ['an answer to others, median', ms(median(waits)), '', ''],
      ['the same without them', ms(median(calm)), '', ''],
      ['an answer to others, 99th of 100', ms(at(0.99)), '1000 ms', verdict(at(0.99) <= 1_000)],
      ['memory before', mib(before), '', ''],
      ['at most', mib(most), '', ''],
      ['after', mib(left), '≤ 1.2 × before', verdict(left <= 1.2 * before)],
    ],
  )
}
