import { LibraryBundles } from '../src/learn/library/shelves/library.documents'
import { startCluster } from './cluster'
import { machine } from './processes'
import { makeSchool, openSchool } from './school/schools'
import { type Server, signIn } from './server'
import { sized } from './size'
import { print, verdict } from './table'

const PORTS = { postgres: 5424, few: 5425, many: 5426 }
const FEW = sized(500, 60)
const MANY = sized(50_000, 80)
const PEOPLE = { students: 100, tutors: 20, sessions: 0 }
const TIMES = sized(60, 2)
const WARM_UP = sized(8, 1)
/** The list with many bundles may take so many times as long as with few. */
const MOST_GROWTH = 2

const looks: readonly { name: string; variables: Record<string, unknown> }[] = [
  { name: 'first page', variables: {} },
  { name: 'page 20', variables: { page: 20 } },
  { name: 'tests only', variables: { type: 'test' } },
  { name: 'search for a frequent word', variables: { search: 'land' } },
  { name: 'search for a rare word', variables: { search: 'overreaching' } },
  { name: 'search for what is in no bundle', variables: { search: 'zeppelin' } },
]

/** Measures the library's list of bundles as its page asks for it, with few and with many bundles, in turns. */
export async function bundles(): Promise<void> {
  const cluster = await startCluster(PORTS.postgres)
  const servers: Server[] = []
  try {
    for (const [name, count] of [['few', FEW] as const, ['many', MANY] as const]) {
      const library = { bundles: count, questions: 0, answers: 0, reviews: 0, permissions: 0 }
      const school = await makeSchool(cluster, name, { size: { ...PEOPLE, library } })
      servers.push(await openSchool(school, PORTS[name]))
    }
    const tokens = await Promise.all(
      servers.map(async ({ url }) => (await signIn(url, 'student@articled.example')).accessToken),
    )
    const rows: string[][] = []
    for (const { name, variables } of looks) {
      const [few = 0, many = 0] = await inTurns(servers, tokens, { pageSize: 20, ...variables })
      const growth = many / few
      rows.push([name, few.toFixed(1), many.toFixed(1), `× ${growth.toFixed(2)}`, verdict(growth < MOST_GROWTH)])
    }
    print(
      `Bundles of the library, 20 a page with their count: ms to one student, p95 of ${TIMES} in turns (${machine()})`,
      ['list', `${FEW} bundles`, `${MANY.toLocaleString('en-GB')} bundles`, `grows by (< × ${MOST_GROWTH})`, ''],
      rows,
    )
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    cluster.stop()
  }
}

async function inTurns(servers: readonly Server[], tokens: readonly string[], variables: object): Promise<number[]> {
  const times: number[][] = servers.map(() => [])
  for (let round = -WARM_UP; round < TIMES; round++)
    for (const [at, { url }] of servers.entries()) {
      const time = await timeOf(url, tokens[at] ?? '', variables)
      if (round >= 0) times[at]?.push(time)
    }
  return times.map((each) => each.sort((a, b) => a - b)[Math.ceil(TIMES * 0.95) - 1] ?? Number.NaN)
}

async function timeOf(url: string, token: string, variables: object): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: String(LibraryBundles), variables }),
  })
  const text = await answer.text()
  if (!text.startsWith('{"data":{"bundles":{"entries"')) throw new Error(text.slice(0, 300))
  return performance.now() - started
}
