import { type Cluster, startCluster } from '../cluster'
import { machine, median } from '../processes'
import { makeSchool } from '../school/schools'
import { sized } from '../size'
import { print, verdict } from '../table'
import { countOf, quantile, refusalsIn, tellUnexpected } from './figures'
import { type Pages, recordStudentPages } from './pages'
import { createPerson, type Visit } from './person'
import { openWatched, type Watched } from './watched'

const PORTS = { postgres: 5423, product: 5424 }
const CROWDS = sized([100, 300], [3])
const FIRST = sized(10, 2)
const TARGET_TIMES = 5
const TARGET_TURN_MS = 20

interface Outcome {
  database: string
  people: number
  visits: Visit[]
  longestMs: number
}

/** Lets many people come to the demo school at the same moment, and compares the slowest answer with the median, on both databases. */
export async function burst(): Promise<void> {
  const outcomes = [...(await onDatabase('embedded', null))]
  const cluster = await startCluster(PORTS.postgres)
  try {
    outcomes.push(...(await onDatabase('PostgreSQL', cluster)))
  } finally {
    cluster.stop()
  }
  print(
    `People who come at once, each loading the application, the dashboard and free starts over connections of their own; ms of each answer (${machine()})`,
    [
      'database',
      'people',
      'answers',
      'median',
      'p95',
      'slowest',
      '/ median',
      'target',
      '',
      'longest turn',
      'target',
      '',
    ],
    outcomes.map(rowOf),
  )
  tellUnexpected(refusalsIn(outcomes.flatMap(({ visits }) => visits)).unexpected)
}

function rowOf({ database, people, visits, longestMs }: Outcome): string[] {
  const times = visits.flatMap(({ answers }) => answers)
  const slowest = Math.max(...times)
  const ratio = slowest / median(times)
  // With a database server beside it, the product's event loop has little work.
  const turn = database === 'embedded' ? [`≤ ${TARGET_TURN_MS}`, verdict(longestMs <= TARGET_TURN_MS)] : ['', '']
  return [
    database,
    `${people}`,
    `${times.length}`,
    ...[median(times), quantile(times, 0.95), slowest].map((ms) => ms.toFixed(0)),
    ratio.toFixed(1),
    `≤ ${TARGET_TIMES}`,
    verdict(ratio <= TARGET_TIMES),
    longestMs.toFixed(0),
    ...turn,
  ]
}

async function onDatabase(database: string, cluster: Cluster | null): Promise<Outcome[]> {
  const most = Math.max(...CROWDS) + FIRST
  const school = await makeSchool(cluster, 'demo', {
    size: { students: most + 50, tutors: 0, sessions: 0 },
    signedIn: most,
  })
  const server = await openWatched(school, PORTS.product)
  try {
    const pages = await recordStudentPages(server)
    const crowd = (from: number, people: number) => come(server, pages, school.accounts.slice(from, from + people))
    // The first visits wait for compiling and preparing.
    await crowd(Math.max(...CROWDS), FIRST)
    const outcomes: Outcome[] = []
    for (const people of CROWDS) {
      await server.inside()
      const visits = await crowd(0, people)
      const { longestMs } = await server.inside()
      outcomes.push({ database, people, visits, longestMs })
      if (countOf(refusalsIn(visits).expected)) throw new Error('a visit that only reads must not be refused')
    }
    return outcomes
  } finally {
    await server.stop()
  }
}

async function come(server: Watched, pages: Pages, accounts: Parameters<typeof createPerson>[1][]): Promise<Visit[]> {
  const people = accounts.map((account, number) => createPerson(server.url, account, pages, number))
  try {
    return await Promise.all(people.map((person) => person.arrive()))
  } finally {
    for (const person of people) person.leave()
  }
}
