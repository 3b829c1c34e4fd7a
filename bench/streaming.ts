import http, { type Agent, get } from 'node:http'
import { StudentDashboard } from '../src/learn/dashboard/student/student.documents'
import {
  LibraryBegun,
  LibraryBundles,
  LibraryOwn,
  LibraryRecommended,
  LibraryShelves,
} from '../src/learn/library/shelves/library.documents'
import { ReviewTonight } from '../src/learn/library/tonight/tonight.documents'
import { startCluster } from './cluster'
import { machine, memoryOf } from './processes'
import { makeSchool, openSchool } from './school/schools'
import { ask, renew, type SignedIn, signIn } from './server'
import { sized } from './size'
import { print, verdict } from './table'

const PORTS = { postgres: 5427, product: 5428 }
const LISTENERS = sized(200, 4)
const SECONDS = sized(60, 2)
/** A film of 2 Mbit/s, as a browser reads it ahead. */
const PART_BYTES = 512 * 1024
const PART_MS = 2_000
const VISITORS = 10
const THINK_MS = 1_000
const TARGET_MS = 300

/** What a visit to each page asks at once. */
const pages: Record<string, readonly { document: string; variables?: object }[]> = {
  '/library': [
    { document: LibraryShelves },
    { document: LibraryOwn },
    { document: LibraryBegun },
    { document: LibraryRecommended },
    { document: ReviewTonight },
    { document: LibraryBundles, variables: { page: 1, pageSize: 20 } },
  ],
  '/dashboard': [{ document: StudentDashboard }],
}

/** Has 200 people stream a film by ranges of bytes at 2 Mbit/s each, and measures the pages of others meanwhile. */
export async function streaming(): Promise<void> {
  const cluster = await startCluster(PORTS.postgres)
  const server = await openSchool(await makeSchool(cluster, 'streaming'), PORTS.product)
  const agent = new http.Agent({ keepAlive: true })
  try {
    const student = await signIn(server.url, 'student@articled.example')
    const alone = await visits(server.url, student)
    const film = await filmOf(server.url, student)
    const before = memoryOf(server.pid) ?? Number.NaN
    const seen = { parts: 0, bytes: 0, late: 0, faults: 0 }
    const until = Date.now() + SECONDS * 1000
    const listening = Array.from({ length: LISTENERS }, (_, at) => listen(film, { at, until, agent, seen }))
    const beside = await visits(server.url, await renew(server.url, student))
    await Promise.all(listening)
    const growth = Math.round((memoryOf(server.pid) ?? Number.NaN) - before)
    const rate = (8 * seen.bytes) / SECONDS / 1e6
    const two = await part(`${server.url}${film.path}`, 'bytes=0-1', agent)
    print(
      `${LISTENERS} people stream for ${SECONDS} s, ${rate.toFixed(0)} Mbit/s in all; ${VISITORS} visitors, a page a second each (${machine()})`,
      ['', 'seen', 'target', ''],
      [
        ...Object.keys(pages).flatMap((page) => [
          [`${page}, p95, ms, nobody streaming`, p95(alone, page).toFixed(0), '', ''],
          [`${page}, p95, ms`, p95(beside, page).toFixed(0), `≤ ${TARGET_MS}`, verdict(p95(beside, page) <= TARGET_MS)],
        ]),
        ['parts that came later than they play', `${seen.late} of ${seen.parts}`, '0', verdict(seen.late === 0)],
        ['parts that did not come', String(seen.faults), '0', verdict(seen.faults === 0)],
        ['growth of the server, MiB', String(growth), '', ''],
        [
          'Range: bytes=0-1',
          `${two.status}, ${two.bytes} bytes`,
          '206, 2 bytes',
          verdict(two.status === 206 && two.bytes === 2),
        ],
      ],
    )
  } finally {
    agent.destroy()
    await server.stop()
    cluster.stop()
  }
}

interface Film {
  path: string
  bytes: number
}

/** A video that the student has opened, and its size. */
async function filmOf(url: string, { accessToken }: SignedIn): Promise<Film & { url: string }> {
  const { bundles } = await ask<{ bundles: { entries: { id: string; parts: { videos: number } }[] } }>(
    url,
    '{ bundles(scope: bought, pageSize: 100) { entries { id parts { videos } } } }',
    {},
    accessToken,
  )
  const bundleId = bundles.entries.find(({ parts }) => parts.videos > 0)?.id
  const { libraryVideos } = await ask<{ libraryVideos: { file: string | null }[] }>(
    url,
    'query ($bundleId: ID!) { libraryVideos(bundleId: $bundleId) { file } }',
    { bundleId },
    accessToken,
  )
  const address = libraryVideos.find(({ file }) => file)?.file
  if (!address) throw new Error('The student has opened no video.')
  const path = new URL(address, url).href.slice(url.length)
  const { headers } = await fetch(url + path, { headers: { range: 'bytes=0-0' } })
  return { url, path, bytes: Number(headers.get('content-range')?.split('/')[1]) }
}

interface Listening {
  at: number
  until: number
  agent: Agent
  seen: { parts: number; bytes: number; late: number; faults: number }
}

/** Reads part after part, as fast as it plays, and begins again at the end. */
async function listen({ url, path, bytes }: Film & { url: string }, { at, until, agent, seen }: Listening) {
  await new Promise((done) => setTimeout(done, (at * PART_MS) / LISTENERS))
  for (let from = 0; Date.now() < until; from = from + PART_BYTES < bytes ? from + PART_BYTES : 0) {
    const begun = Date.now()
    const got = await part(url + path, `bytes=${from}-${Math.min(bytes, from + PART_BYTES) - 1}`, agent)
    seen.parts++
    seen.bytes += got.bytes
    if (got.status !== 206) seen.faults++
    const left = PART_MS - (Date.now() - begun)
    if (left < 0) seen.late++
    else await new Promise((done) => setTimeout(done, left))
  }
}

const part = (address: string, range: string, agent: Agent): Promise<{ status: number; bytes: number }> =>
  new Promise((done) => {
    const request = get(address, { agent, headers: { range } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => done({ status: answer.statusCode ?? 0, bytes }))
      answer.on('error', () => done({ status: 0, bytes }))
    })
    request.on('error', () => done({ status: 0, bytes: 0 }))
  })

/** Visits the pages in turns for the time that the others stream; answers the milliseconds of each by page. */
async function visits(url: string, { accessToken }: SignedIn): Promise<Map<string, number[]>> {
  const times = new Map(Object.keys(pages).map((page) => [page, [] as number[]]))
  const until = Date.now() + SECONDS * 1000
  const visitor = async (at: number) => {
    await new Promise((done) => setTimeout(done, (at * THINK_MS) / VISITORS))
    for (let turn = at; Date.now() < until; turn++) {
      const [page, asked] = Object.entries(pages)[turn % Object.keys(pages).length] ?? ['', []]
      const begun = performance.now()
      await (await fetch(url + page, { headers: { accept: 'text/html' } })).text()
      await Promise.all(
        asked.map(({ document, variables }) => ask(url, String(document), variables ?? {}, accessToken)),
      )
      times.get(page)?.push(performance.now() - begun)
      await new Promise((done) => setTimeout(done, THINK_MS))
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, at) => visitor(at)))
  return times
}

function p95(times: Map<string, number[]>, page: string): number {
  const sorted = [...(times.get(page) ?? [])].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}
