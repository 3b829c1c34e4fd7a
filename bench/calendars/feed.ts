import { performance } from 'node:perf_hooks'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import pg from 'pg'
import { startCluster } from '../cluster'
import { createClient } from '../people/client'
import { quantile } from '../people/figures'
import { makeSchool, openSchool } from '../school/schools'
import { sized } from '../size'
import { ensureBuilt } from '../start'
import { print, verdict } from '../table'

const PORTS = { postgres: 5433, product: 5434 }
const ENTRIES = sized(2_000, 20)
const ROUNDS = sized(20, 2)
const MOST_MS = 200

/** Events that the person has a ticket for, an hour each. */
const fill = `with made as (insert into meetings (id, title, type, timezone, start_at, end_at, published_at)
    select gen_random_uuid(), 'Attendance note ' || n, 'workshop', 'Europe/London', now() + n * interval '4 hours', now() + n * interval '4 hours' + interval '1 hour', now()
    from generate_series(1, ${ENTRIES}) n returning id)
  insert into meeting_members (id, meeting_id, user_id, type, bought_at) select gen_random_uuid(), id, $1, 'attendee', now() from made`

/** Measures the feed of somebody with very many entries, and has two programs read it. */
export async function feed(): Promise<void> {
  await ensureBuilt()
  const cluster = await startCluster(PORTS.postgres)
  try {
    const school = await makeSchool(cluster, 'calendars', {
      size: { students: 50, tutors: 2, sessions: 50 },
      signedIn: 1,
    })
    const [account] = school.accounts
    if (!account || !school.databaseUrl) throw new Error('the school has no students')
    const client = new pg.Client({ connectionString: school.databaseUrl })
    await client.connect()
    await client.query(fill, [account.userId])
    await client.query('analyze')
    await client.end()
    const server = await openSchool(school, PORTS.product)
    const { text: made } = await createClient(server.url).post(
      JSON.stringify({ query: 'mutation { calendarFeedCreate { url } }', variables: {} }),
      account.token(),
    )
    const address = server.url + new URL(JSON.parse(made).data.calendarFeedCreate.url).pathname
    const taken: number[] = []
    let text = ''
    for (let round = 0; round <= ROUNDS; round++) {
      const began = performance.now()
      text = await (await fetch(address)).text()
      // The first also compiles what makes it.
      if (round > 0) taken.push(performance.now() - began)
    }
    await server.stop()
    const one = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').length
    const other = Object.values(nodeIcal.parseICS(text)).filter((part) => part?.type === 'VEVENT').length
    const [half, late] = [quantile(taken, 0.5), quantile(taken, 0.95)]
    print(
      `The feed of ${ENTRIES.toLocaleString('en-GB')} entries, ${(text.length / 1000).toFixed(0)} kB, ms from the request to its last byte, of ${ROUNDS}`,
      ['half of them', 'p95', 'target', '', 'read by ical.js', 'read by node-ical', ''],
      [
        [
          ...[half.toFixed(0), late.toFixed(0), `≤ ${MOST_MS}`, verdict(half <= MOST_MS), String(one), String(other)],
          verdict(one >= ENTRIES && one === other),
        ],
      ],
    )
  } finally {
    await cluster.stop()
  }
}
