import { setTimeout as wait } from 'node:timers/promises'
import { startCluster } from './cluster'
import { countOf, quantile, refusalsIn, tellUnexpected } from './people/figures'
import { keepPace } from './people/pace'
import { recordStudentPages } from './people/pages'
import { createPerson, type Deed, type Person, type Visit } from './people/person'
import { keepSockets, type Sockets } from './people/sockets'
import { type Sample, trendOf } from './people/trend'
import { openWatched, type Watched } from './people/watched'
import { descriptorsOf, machine, memoryOf } from './processes'
import { makeSchool } from './school/schools'
import { sized } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORTS = { postgres: 5427, product: 5428 }
const SIZE = sized({ students: 1_000, tutors: 40, sessions: 10_000 }, { students: 60, tutors: 8, sessions: 200 })
/** Each person has an open window for answers. */
const PEOPLE = sized(40, 4)
const SOCKETS = sized(60, 3)
const MINUTES = sized(30, 0.1)
const SAMPLE_SECONDS = sized(10, 1)
/** Pages a second, tried in this order. */
const PACES = [16, 8, 4, 2, 1]
const TRY_SECONDS = sized(15, 2)
const HELD_MS = 1_000
/** The share by which a figure may grow in the observed time. */
const FLAT = 0.05

const round: readonly Deed[] = [
  'dashboard',
  'starts',
  'hold',
  'book',
  'dashboard',
  'upload',
  'starts',
  'cancel',
  'answer',
  'dashboard',
]

interface Samples {
  rss: Sample[]
  heap: Sample[]
  descriptors: Sample[]
}

/** Keeps a small crowd for half an hour at a rate that the machine holds. Nothing may grow, and no answer may be wrong. */
export async function soak([asked, ...others]: readonly string[] = []): Promise<void> {
  const minutes = Number(asked ?? MINUTES)
  if (!(minutes > 0 && minutes <= 600) || others.length)
    throw new Error('a soak takes a number of minutes, at most 600')
  await ensureBuilt()
  const cluster = await startCluster(PORTS.postgres)
  try {
    const school = await makeSchool(cluster, 'soak', { size: SIZE, signedIn: PEOPLE })
    const server = await openWatched(school, PORTS.product)
    try {
      const pages = await recordStudentPages(server)
      const people = school.accounts.map((account, number) => createPerson(server.url, account, pages, number))
      const sockets = keepSockets(server.url, school.accounts, SOCKETS)
      const pace = await heldPace(people)
      const seconds = minutes * 60
      const watching = watch(server, seconds)
      const visits = await keepPace({ people, round, perSecond: pace, seconds })
      const samples = await watching
      sockets.stop()
      for (const person of people) person.leave()
      report({ samples, visits, sockets, pace, minutes })
    } finally {
      await server.stop()
    }
  } finally {
    cluster.stop()
  }
}

/** The first pace at which nearly all pages are complete within a second. */
async function heldPace(people: readonly Person[]): Promise<number> {
  for (const perSecond of PACES) {
    const visits = await keepPace({ people, round, perSecond, seconds: TRY_SECONDS })
    const times = visits.map(({ ms }) => ms)
    if (quantile(times, 0.95) <= HELD_MS) return perSecond
  }
  return PACES.at(-1) ?? 1
}

async function watch(server: Watched, seconds: number): Promise<Samples> {
  const samples: Samples = { rss: [], heap: [], descriptors: [] }
  const started = performance.now()
  const gone = () => (performance.now() - started) / 1000
  while (gone() < seconds) {
    const { heapMiB } = await server.inside()
    const take = (to: Sample[], value: number | null) => value !== null && to.push({ seconds: gone(), value })
    take(samples.heap, heapMiB)
    take(samples.rss, memoryOf(server.pid))
    take(samples.descriptors, descriptorsOf(server.pid))
    await wait(SAMPLE_SECONDS * 1000)
  }
  return samples
}

interface Outcome {
  samples: Samples
  visits: Visit[]
  sockets: Sockets
  pace: number
  minutes: number
}

function report({ samples, visits, sockets, pace, minutes }: Outcome): void {
  // The first third fills the caches.
  const settled = (all: readonly Sample[]) => all.slice(Math.floor(all.length / 3))
  const row = (name: string, all: readonly Sample[], unit: string, least: number) => {
    const { middle, perHour, gain } = trendOf(settled(all))
    const most = Math.max(least, middle * FLAT)
    const said = (value: number) => `${value.toFixed(1)}${unit}`
    return [name, said(middle), said(perHour), said(gain), `≤ ${said(most)}`, verdict(gain <= most)]
  }
  const { expected, unexpected } = refusalsIn(visits)
  for (const [what, times] of sockets.unexpected) unexpected.set(what, times)
  const answers = visits.reduce((sum, each) => sum + each.answers.length, 0)
  const made = (name: string) => `${visits.flatMap(({ changes }) => changes).filter((each) => each === name).length}`
  const wrong = countOf(unexpected)
  print(
    `Soak: ${minutes} minutes at ${pace} pages a second, ${SOCKETS} sockets, trends after the first third (${machine()})`,
    ['', 'median', 'an hour', 'gained', 'target', ''],
    [
      row('memory of the process', samples.rss, ' MiB', 8),
      row('heap after a collection', samples.heap, ' MiB', 2),
      row('open descriptors', samples.descriptors, '', 8),
      ['unexpected answers', `${wrong}`, '', '', '≤ 0', verdict(wrong === 0)],
      ...[...expected].map(([code, times]) => [`expected: ${code}`, `${times}`, '', '', '', '']),
      ['answers', `${answers}`, '', '', '', ''],
      ['of them holds', made('HoldStart'), '', '', '', ''],
      ['bookings', made('BookHeld'), '', '', '', ''],
      ['uploads', made('Upload'), '', '', '', ''],
      ['written answers', made('ClassroomAnswerCreate'), '', '', '', ''],
      ['sockets opened', `${sockets.opened}`, '', '', '', ''],
      ['news on them', `${sockets.news}`, '', '', '', ''],
    ],
  )
  tellUnexpected(unexpected)
}
