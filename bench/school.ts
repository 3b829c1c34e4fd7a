import { type Browser, chromium } from 'playwright'
import { ensureBrowser } from '../scripts/browser.mjs'
import { startCluster } from './cluster'
import { machine } from './processes'
import type { LibrarySize } from './school/library'
import { type Recording, record } from './school/record'
import { type Cost, pairsOf, replay, TIMES } from './school/replay'
import { makeSchool, openSchool } from './school/schools'
import { BIG, BIG_EVENTS, BIG_LIBRARY, type SchoolSize } from './school/seed'
import { countStatements, type Statements } from './school/statements'
import { renew, type Server } from './server'
import { sized } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'
import type { Visitor } from './visitors'

const PORTS = { postgres: 5420, demo: 5421, big: 5422 }
const TARGET_MS = 20
const TARGET_SWEEP_MS = 2
const people: readonly Visitor[] = sized(['student', 'tutor', 'admin'], ['tutor'])

/** The size given by up to three numbers. Missing ones are as in the big school. */
export const sizeOf = ([students, tutors, sessions]: readonly string[]): SchoolSize => ({
  students: Number(students ?? BIG.students),
  tutors: Number(tutors ?? BIG.tutors),
  sessions: Number(sessions ?? BIG.sessions),
})

/** The size of the library by up to five more numbers. */
const librarySizeOf = ([bundles, questions, answers, reviews, permissions]: readonly string[]): LibrarySize => ({
  bundles: Number(bundles ?? BIG_LIBRARY.bundles),
  questions: Number(questions ?? BIG_LIBRARY.questions),
  answers: Number(answers ?? BIG_LIBRARY.answers),
  reviews: Number(reviews ?? BIG_LIBRARY.reviews),
  permissions: Number(permissions ?? BIG_LIBRARY.permissions),
})

const inWords = (sizes: object) =>
  Object.entries(sizes)
    .map(([what, count]) => `${Number(count).toLocaleString('en-GB')} ${what}`)
    .join(', ')

export const sizeWords = ({ library, ...rest }: SchoolSize) => inWords({ ...rest, ...library })

/** Measures each operation of the pages in the demo school and in a big one, with the largest growth first. */
export async function school(words: readonly string[] = []): Promise<void> {
  const size = { ...sizeOf(words), library: librarySizeOf(words.slice(3)), events: Number(words[8] ?? BIG_EVENTS) }
  await ensureBuilt()
  const cluster = await startCluster(PORTS.postgres, { statements: true })
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  const servers: Server[] = []
  let statements: Statements | null = null
  try {
    const demo = await makeSchool(cluster, 'demo')
    const big = await makeSchool(cluster, 'big', { size })
    servers.push(await openSchool(demo, PORTS.demo), await openSchool(big, PORTS.big))
    statements = await countStatements(cluster)
    const costs: Cost[] = []
    for (const visitor of people) costs.push(...(await costsFor(visitor, browser, servers, statements)))
    report(costs, size)
    if (statements) reportSweep(await statements.sweeps())
  } finally {
    await browser.close()
    await Promise.all(servers.map((server) => server.stop()))
    await statements?.close()
    cluster.stop()
  }
}

async function costsFor(
  visitor: Visitor,
  browser: Browser,
  servers: readonly Server[],
  statements: Statements | null,
): Promise<Cost[]> {
  const recordings: Recording[] = []
  for (const server of servers) recordings.push(await record(browser, server, visitor))
  const pairs = pairsOf(recordings)
  const [demo] = recordings
  console.log(`${visitor}: ${pairs.length} queries recorded; ${demo?.mutations} mutations that pages sent are left out`)
  const names = ['demo', 'big']
  const sides = await Promise.all(
    recordings.map(async ({ signedIn, url }, at) => {
      const { accessToken } = await renew(url, signedIn)
      return { name: names[at] ?? '', url, token: accessToken }
    }),
  )
  const costs: Cost[] = []
  for (const pair of pairs) costs.push(await replay(pair, sides, statements))
  return costs
}

const growth = ({ ms: [small = Number.NaN, large = Number.NaN] }: Cost) => large / small

function report(costs: readonly Cost[], size: SchoolSize): void {
  print(
    `Operations of the pages: ms to one client, median of ${TIMES}, in the demo school and with ${sizeWords(size)} (${machine()})`,
    ['who, where and which', 'demo', 'big', 'grows by', 'statements: demo', 'big', 'target', ''],
    [...costs]
      .sort((a, b) => growth(b) - growth(a))
      .map((cost) => [
        cost.label,
        ...cost.ms.map((ms) => ms.toFixed(1)),
        `× ${growth(cost).toFixed(1)}`,
        ...(cost.spent.length ? cost.spent.map((spent) => spent.toFixed(1)) : ['', '']),
        ...(cost.isList ? [`≤ ${TARGET_MS}`, verdict((cost.ms[1] ?? Infinity) <= TARGET_MS)] : ['', '']),
      ]),
  )
}

function reportSweep(sweeps: ReadonlyMap<string, number>): void {
  const [demo = Number.NaN, big = Number.NaN] = ['demo', 'big'].map((name) => sweeps.get(name))
  print(
    'The sweep, which looks for due sessions every 5 s: mean ms of its statement',
    ['', 'demo', 'big', 'target', ''],
    [['sweep', demo.toFixed(1), big.toFixed(1), `≤ ${TARGET_SWEEP_MS}`, verdict(big <= TARGET_SWEEP_MS)]],
  )
}
