import pg from 'pg'
import { newId } from '../server/kernel/database/columns'
import { startCluster } from './cluster'
import { seed } from './database'
import { openTab, type Tab, type Truth } from './group-presence/tab'
import { type Attendant, enrol, SECRET } from './live/school'
import { machine, median } from './processes'
import { productArguments, type Server, startServer, temporaryFolder } from './server'
import { isSmallest, sized } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORTS = { postgres: 5472, product: 5473 }
const PEOPLE = sized(200, 6)
const TABS = 3
const AT_ONCE = 25
const CUTS = sized(5, 1)
const KILLS = sized(3, 1)
const SLEEPS = sized(2, 1)
const MOST_SECONDS = 60
const GIVEN_UP_MS = 120_000

interface Run {
  server: Server
  tabs: Tab[]
  topic: string
  people: readonly Attendant[]
}

/** How long the presence in a group is wrong after tabs that go without a word, and after the server itself is killed. */
export async function groupPresence(): Promise<void> {
  await ensureBuilt()
  const cluster = await startCluster(PORTS.postgres)
  let server: Server | undefined
  try {
    await seed(cluster.url, { users: 100, transactions: 0 })
    const { people } = await enrol(cluster.url, PEOPLE)
    const topic = `study_group:${await groupOf(cluster.url, people)}`
    const start = () => startProduct(cluster.url)
    server = await start()
    const run: Run = { server, tabs: [], topic, people }
    const came = await untilTrue(run, () => fill(run))
    const cuts = await times(CUTS, () => lose(run, 'cut'))
    const kills = await times(KILLS, () =>
      untilTrue(run, async () => {
        await run.server.kill()
        run.server = await start()
        server = run.server
      }),
    )
    const sleeps = await times(SLEEPS, () => lose(run, 'sleep'))
    show(came, { cuts, kills, sleeps })
    for (const tab of run.tabs) tab.cut()
  } finally {
    await server?.stop()
    cluster.stop()
  }
}

const startProduct = (url: string) =>
  startServer(productArguments(), {
    port: PORTS.product,
    env: {
      ...{ NODE_ENV: 'development', DATABASE_URL: url, DATA_DIR: temporaryFolder(), SECRET_KEY: SECRET },
      ...{ RATE_FACTOR: '1000000', LOG_LEVEL: 'silent' },
      ...(isSmallest && { PATIENCE: 'socketAliveMs=500' }),
    },
  })

/** A group with all these people in it. */
async function groupOf(url: string, people: readonly Attendant[]): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const id = newId()
  try {
    await client.query(
      `insert into study_groups (id, name, short_name, type, available_from, available_until, intensive_from, intensive_until)
        values ($1, 'Group', 'G', 'sqe2', current_date - 1, current_date + 30, current_date, current_date + 30)`,
      [id],
    )
    await client.query(
      `insert into members (id, study_group_id, user_id, accepted_at) select gen_random_uuid(), $1, unnest($2::uuid[]), now()`,
      [id, people.map((person) => person.id)],
    )
  } finally {
    await client.end()
  }
  return id
}

/** Opens what each person lacks of their tabs. */
async function fill({ tabs, people, topic }: Run) {
  const truth = truthOf(tabs)
  const due = people.flatMap((who) => Array<Attendant>(TABS - (truth.get(who.id) ?? 0)).fill(who))
  const open = async () => {
    for (let who = due.pop(); who; who = due.pop()) tabs.push(await openTab({ port: PORTS.product, topic, who }))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, open))
}

/** A third of the tabs goes: all of each sixth person's, and one of others'. */
async function lose(run: Run, how: 'cut' | 'sleep'): Promise<number> {
  const sixth = new Set(run.people.filter((_, at) => at % 6 === 0).map(({ id }) => id))
  const whole = run.tabs.filter(({ userId }) => sixth.has(userId))
  const single = new Map(run.tabs.filter(({ userId }) => !sixth.has(userId)).map((tab) => [tab.userId, tab]))
  const lost = new Set([...whole, ...single.values()].slice(0, Math.round(run.tabs.length / 3)))
  const seconds = await untilTrue(run, async () => {
    for (const tab of lost) tab[how]()
    run.tabs = run.tabs.filter((tab) => !lost.has(tab))
  })
  await untilTrue(run, () => fill(run))
  return seconds
}

function truthOf(tabs: readonly Tab[]): Truth {
  const truth = new Map<string, number>()
  for (const { userId } of tabs) truth.set(userId, (truth.get(userId) ?? 0) + 1)
  return truth
}

/** Does something, and answers the seconds from its beginning until each tab that is left knows exactly who is there. */
async function untilTrue(run: Run, act: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await act()
  const truth = truthOf(run.tabs)
  while (!run.tabs.every((tab) => tab.tells(truth))) {
    if (performance.now() - begun > GIVEN_UP_MS) throw new Error('the presence never told the truth')
    await new Promise((done) => setTimeout(done, 20))
  }
  return (Math.max(...run.tabs.map(({ heardAt }) => heardAt)) - begun) / 1000
}

async function times(count: number, act: () => Promise<number>): Promise<number[]> {
  const all: number[] = []
  for (let at = 0; at < count; at++) all.push(await act())
  return all
}

function show(came: number, { cuts, kills, sleeps }: Record<'cuts' | 'kills' | 'sleeps', number[]>) {
  const row = (name: string, seconds: readonly number[]) => {
    const most = Math.max(...seconds)
    const said = `${most.toFixed(2)} s`
    return [
      name,
      String(seconds.length),
      `${median(seconds).toFixed(2)} s`,
      said,
      `≤ ${MOST_SECONDS} s`,
      verdict(most <= MOST_SECONDS),
    ]
  }
  print(
    `Presence in a group of ${PEOPLE} people with ${TABS} tabs each: until every tab that is left tells the truth (${machine()})`,
    ['after', 'times', 'median', 'most', 'target', ''],
    [
      ['all came', '1', '', `${came.toFixed(2)} s`, '', ''],
      row('a third of the tabs was cut off without a close', cuts),
      row('the server was killed, its start included', kills),
      row('a third of the tabs fell asleep, their connections open', sleeps),
    ],
  )
}
