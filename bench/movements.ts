import pg from 'pg'
import { startCluster } from './cluster'
import { fill, MOST } from './movements/fill'
import { measured, type Side, type Times, timesOf } from './movements/measure'
import type { Books } from './movements/plan'
import { type Question, questions, type Samples } from './movements/questions'
import { machine } from './processes'
import { makeSchool, type School } from './school/schools'
import { productArguments, renew, type Server, signIn, startServer } from './server'
import { sized } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORTS = { postgres: 5463, few: 5464, many: 5465 }
const PEOPLE = sized({ people: 4000, most: 2000 }, { people: 40, most: 30 })
const SIZES = sized([10_000, 1_000_000], [200, 2000])
const TIMES = Number(process.env.BENCH_TIMES ?? sized(101, 2))
/** The slowest twentieth in the large school, as a multiple of that in the small one. */
const TARGET = 3

/** Compares the lists of movements, payments and purchases, filter by filter, in a school with few movements and in one with a hundred times as many. */
export async function movements(): Promise<void> {
  await ensureBuilt()
  const cluster = await startCluster(PORTS.postgres)
  const servers: Server[] = []
  try {
    const schools: School[] = []
    for (const [at, count] of SIZES.entries()) {
      const school = await makeSchool(cluster, at ? 'many' : 'few')
      const started = performance.now()
      await fill(school.databaseUrl ?? '', { ...PEOPLE, movements: count } satisfies Books)
      console.log(`${count.toLocaleString('en-GB')} movements written in ${seconds(performance.now() - started)}`)
      schools.push(school)
    }
    // The first answers then come from a database that holds nothing in its memory.
    await cluster.halt('fast')
    await cluster.begin()
    for (const [at, school] of schools.entries()) servers.push(await open(school, at ? PORTS.many : PORTS.few))
    await compare(schools, servers)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    cluster.stop()
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`

const open = ({ databaseUrl, folder }: School, port: number) =>
  startServer(productArguments(), {
    port,
    env: { NODE_ENV: 'development', DATA_DIR: folder, DATABASE_URL: databaseUrl, RATE_FACTOR: '1000000' },
  })

export async function compare(schools: readonly School[], servers: readonly Server[]) {
  const signedIn = []
  for (const { url } of servers)
    signedIn.push({ staff: await signIn(url, 'admin@articled.example'), person: await signIn(url, MOST) })
  const samples = await Promise.all(schools.map(({ databaseUrl }) => samplesOf(databaseUrl ?? '')))
  const all: number[][] = servers.map(() => [])
  const rows: string[][] = []
  for (const question of questions) {
    const sides: Side[] = []
    for (const [at, { url }] of servers.entries()) {
      const kept = signedIn[at]
      if (!kept) continue
      kept.staff = await renew(url, kept.staff)
      kept.person = await renew(url, kept.person)
      const tokens = { staff: kept.staff.accessToken, person: kept.person.accessToken }
      sides.push({ url, samples: samples[at] as Samples, tokens })
    }
    const taken = await measured(question, sides, TIMES)
    for (const [at, [, ...others]] of taken.entries()) all[at]?.push(...others)
    rows.push(rowOf(question, taken.map(timesOf)))
  }
  const overall = all.map((taken) => timesOf([Number.NaN, ...taken]))
  show(rows, overall)
}

function rowOf({ list, name }: Pick<Question, 'list' | 'name'>, [few, many]: Times[]): string[] {
  const cells = (of: Times | undefined) => [of?.first, of?.p50, of?.p95].map((ms) => (ms ?? Number.NaN).toFixed(1))
  const growth = (many?.p95 ?? Number.NaN) / (few?.p95 ?? Number.NaN)
  return [
    `${list}: ${name}`,
    ...cells(few),
    ...cells(many),
    `× ${growth.toFixed(1)}`,
    `< ${TARGET}`,
    verdict(growth < TARGET),
  ]
}

function show(rows: readonly string[][], overall: Times[]) {
  const [few, many] = SIZES.map((count) => count.toLocaleString('en-GB'))
  print(
    `Lists of money: ms to one client with ${few} movements and with ${many}, ${TIMES - 1} times each in turns after the first (${machine()})`,
    ['list and filter', 'few: first', 'p50', 'p95', 'many: first', 'p50', 'p95', 'p95 grows', 'target', ''],
    [...rows, rowOf({ list: 'transactions', name: 'all of the above' }, overall)],
  )
  const missed = rows.filter((row) => row.at(-1) !== verdict(true))
  console.log(`${rows.length - missed.length} of ${rows.length} filters meet the target`)
}

const users = (where: string) =>
  `(select array_agg(id) from (select id from users where email like 'payer%' ${where} order by md5(id::text) limit 200) t)`
const ids = (of: string) => `(select array_agg(id) from (select id from ${of} order by md5(id::text) limit 200) t)`

async function samplesOf(connectionString: string): Promise<Samples> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select ${users(`and email <> '${MOST}'`)} as users,
        (select id from users where email = '${MOST}') as most, ${ids('mocks')} as mocks, ${ids('session_types')} as "sessionTypes",
        ${ids('bundles')} as bundles, (select array_agg(distinct category_id) from bundles) as "bundleCategories", ${ids('transactions')} as movements`,
    )
    return rows[0]
  } finally {
    await client.end()
  }
}
