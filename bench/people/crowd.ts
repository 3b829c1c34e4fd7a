import { startCluster } from '../cluster'
import { cpuOf, machine } from '../processes'
import { sizeOf, sizeWords } from '../school'
import { makeSchool } from '../school/schools'
import { print, verdict } from '../table'
import { countOf, quantile, refusalsIn, tellUnexpected } from './figures'
import { deedOf, keepPace } from './pace'
import { recordStudentPages } from './pages'
import { createPerson, type Deed, type Person, type Visit } from './person'
import { openWatched, type Watched } from './watched'

const PORTS = { postgres: 5425, product: 5426 }
const PEOPLE = 300
/** Pages a second when each person opens one in ten seconds. */
const PACE = PEOPLE / 10
const SECONDS = 20
const TARGET_MS = 300
const LADDER = 1.3
const DESCENT = 3
const MOST_STEPS = 12

const round: readonly Deed[] = [
  'dashboard',
  'starts',
  'hold',
  'dashboard',
  'book',
  'answer',
  'dashboard',
  'starts',
  'dashboard',
  'answer',
]

interface Step {
  perSecond: number
  visits: Visit[]
  /** Until the last page was complete. */
  ms: number
  longestMs: number
  /** The server's share of one core. */
  cpu: number
}

const slow = ({ visits }: Step) =>
  quantile(
    visits.map(({ ms }) => ms),
    0.95,
  )
const isHeld = (step: Step) => slow(step) <= TARGET_MS

/** A crowd in a big school on PostgreSQL, at its own pace, then faster while the server holds the pace, or slower until it does. */
export async function crowd(words: readonly string[] = []): Promise<void> {
  const size = sizeOf(words)
  const cluster = await startCluster(PORTS.postgres)
  try {
    const school = await makeSchool(cluster, 'big', { size, signedIn: PEOPLE })
    const server = await openWatched(school, PORTS.product)
    try {
      const pages = await recordStudentPages(server)
      const people = school.accounts.map((account, number) => createPerson(server.url, account, pages, number))
      // The first visits wait for compiling and preparing.
      for (const [number, person] of people.slice(0, round.length).entries()) await person.do(deedOf(round, number, 0))
      const steps = await climb(server, people)
      report(steps, sizeWords(size))
      for (const person of people) person.leave()
    } finally {
      await server.stop()
    }
  } finally {
    cluster.stop()
  }
}

/** Measures the crowd's pace. If the server does not hold it, slower ones follow until it holds one, and then faster ones until it fails one. */
async function climb(server: Watched, people: readonly Person[]): Promise<Step[]> {
  const steps = [await measure(server, people, PACE)]
  const last = () => steps.at(-1) as Step
  while (!isHeld(last()) && last().perSecond > 1) steps.push(await measure(server, people, last().perSecond / DESCENT))
  const missed = steps.at(-2)?.perSecond ?? Infinity
  while (isHeld(last()) && last().perSecond * LADDER < missed && steps.length < MOST_STEPS)
    steps.push(await measure(server, people, last().perSecond * LADDER))
  return steps
}

async function measure(server: Watched, people: readonly Person[], perSecond: number): Promise<Step> {
  await server.inside()
  const used = cpuOf(server.pid) ?? Number.NaN
  const started = performance.now()
  const visits = await keepPace({ people, round, perSecond, seconds: SECONDS })
  const ms = performance.now() - started
  const cpu = ((cpuOf(server.pid) ?? Number.NaN) - used) / 1000 / ms
  return { perSecond, visits, ms, cpu, longestMs: (await server.inside()).longestMs }
}

function report(steps: readonly Step[], size: string): void {
  print(
    `${PEOPLE} people at dashboards, free starts, holds, bookings and answers, with ${size}: ms of whole pages, which begin by the clock for ${SECONDS} s (${machine()})`,
    [
      'pages/s',
      'pages',
      'requests/s',
      'median',
      'p95',
      'slowest',
      'longest turn',
      'CPU',
      'refused',
      'wrong',
      'target',
      '',
    ],
    steps.map((step, at) => {
      const times = step.visits.map(({ ms }) => ms)
      const { expected, unexpected } = refusalsIn(step.visits)
      const requests = step.visits.reduce((sum, { answers }) => sum + answers.length, 0)
      return [
        step.perSecond.toFixed(1),
        `${times.length}`,
        ((requests * 1000) / step.ms).toFixed(0),
        ...[quantile(times, 0.5), slow(step), Math.max(...times), step.longestMs].map((ms) => ms.toFixed(0)),
        `${(step.cpu * 100).toFixed(0)} %`,
        `${countOf(expected)}`,
        `${countOf(unexpected)}`,
        ...(at === 0 ? [`p95 ≤ ${TARGET_MS}`, verdict(isHeld(step) && countOf(unexpected) === 0)] : ['', '']),
      ]
    }),
  )
  const held = Math.max(0, ...steps.filter(isHeld).map(({ perSecond }) => perSecond))
  console.log(`The highest rate held (p95 ≤ ${TARGET_MS} ms) is ${held.toFixed(1)} pages a second.`)
  tellUnexpected(refusalsIn(steps.flatMap(({ visits }) => visits)).unexpected)
}
