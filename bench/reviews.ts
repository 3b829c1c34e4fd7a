import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { ReviewTonight } from '../src/learn/library/tonight/tonight.documents'
import { ReviewNext } from '../src/learn/review/review.documents'
import { startCluster } from './cluster'
import { createClient } from './people/client'
import { quantile } from './people/figures'
import { machine } from './processes'
import { makeSchool, openSchool } from './school/schools'
import { sized } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORTS = { postgres: 5433, product: 5434 }
const CARDS = sized(20_000, 100)
const ROUNDS = sized(40, 2)
const WARM_UP = sized(10, 1)
const TARGET_MS = 100

/** A bundle of flashcards that the student has open, each in their queue: a third of them due, the others in the weeks to come. */
const fill = `with place as (select u.id as bundle_id, u.content_id from bundles u where u.status = 'published' order by u.id limit 1),
    held as (insert into library_permissions (id, bundle_id, user_id, status, "from") select gen_random_uuid(), bundle_id, $1, 'active', now() from place
      on conflict (bundle_id, user_id) do update set status = 'active', until = null returning id),
    blocks as (insert into content_blocks (id, content_id, type, subtype, assignment, answer, position, complete)
      select gen_random_uuid(), place.content_id, 'flashcard', 'basic', '<p>What is consideration ' || n || '?</p>', '<p>A price.</p>', 1000 + n, true
      from place, generate_series(1, ${CARDS}) n returning id, content_id, position)
  insert into review_cards (id, user_id, block_id, content_id, side, state, due, stability, difficulty, reps, scheduled_days, last_review)
  select gen_random_uuid(), $1, id, content_id, 'front', 'review', now() + ((position % 90) - 30) * interval '1 day', 1 + position % 120, 1 + position % 9, 4,
    10, now() - (1 + position % 60) * interval '1 day' from blocks`

/** Measures the queue and the next cards of a student with very many cards. */
export async function reviews(): Promise<void> {
  await ensureBuilt()
  const cluster = await startCluster(PORTS.postgres)
  try {
    const school = await makeSchool(cluster, 'reviews', {
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
    const browser = createClient(server.url)
    const rows: string[][] = []
    for (const [name, query] of [
      ['the queue of today and the load to come', ReviewTonight],
      ['the next ten cards', ReviewNext],
    ] as const) {
      const taken: number[] = []
      for (let round = 0; round < WARM_UP + ROUNDS; round++) {
        const began = performance.now()
        const { text } = await browser.post(JSON.stringify({ query, variables: {} }), account.token())
        if (JSON.parse(text).errors) throw new Error(text.slice(0, 300))
        if (round >= WARM_UP) taken.push(performance.now() - began)
      }
      const p95 = quantile(taken, 0.95)
      rows.push([`${name}, median`, `${quantile(taken, 0.5).toFixed(1)} ms`, '', ''])
      rows.push([`${name}, p95`, `${p95.toFixed(1)} ms`, `≤ ${TARGET_MS} ms`, verdict(p95 <= TARGET_MS)])
    }
    print(`A student with ${CARDS.toLocaleString('en-GB')} cards (${machine()})`, ['', 'figure', 'target', ''], rows)
    browser.close()
    await server.stop()
  } finally {
    cluster.stop()
  }
}
