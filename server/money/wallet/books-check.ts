import { notify } from '../../identity/notification/notify'
import { holdersOf } from '../../identity/role/holders'
import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'
import { pounds } from '../pounds'

const HOUR_MS = 3_600_000
/** In UTC, when few people are here. */
const AT_HOUR = 2

/** A payment, or the last refund of a person whose earlier refunds name none, of which more was given back than was paid. */
interface TooMuch {
  id: string
  userId: string
  paid: number
  back: number
}

const found = `
  select p.id, p.user_id as "userId", -p.amount as paid, sum(r.amount)::int as back
  from transactions r join transactions p on p.id = r.reverses_id where r.type = 'refund' group by p.id having sum(r.amount) > -p.amount
  union all
  select (array_agg(t.id order by t.inserted_at desc) filter (where t.type = 'refund'))[1], t.user_id,
    coalesce(-sum(t.amount) filter (where t.type <> 'refund'), 0)::int, sum(t.amount) filter (where t.type = 'refund')::int
  from transactions t where t.type in ('purchase', 'fee', 'refund')
    and t.user_id in (select user_id from transactions where type = 'refund' and reverses_id is null)
  group by t.user_id having sum(t.amount) > 0
  order by 1`

/** The payments of which more was given back than was paid. The database refuses that now, so each is of an earlier year or was written past us. */
export async function givenBackTooMuch({ database }: Pick<Services, 'database'>): Promise<TooMuch[]> {
  return (await database.query({ text: found, values: [] })).rows as unknown as TooMuch[]
}

/** Checks the books: writes what is wrong into the log each time, and tells those who keep them once. */
export async function checkBooks(services: Services): Promise<void> {
  const wrong = await givenBackTooMuch(services)
  if (!wrong.length) return
  services.log.error({ wrong }, 'more was given back than was paid')
  await write(services, async (writing) => {
    // Servers that share a database check it at the same hour.
    await writing.query({ text: "select pg_advisory_xact_lock(hashtext('check the books'))" })
    const { rows } = await writing.query({
      text: `select about_id as id from notifications where kind = 'staff_alerts' and about_type = 'Transaction' and about_id = any($1::uuid[])`,
      values: [wrong.map(({ id }) => id)],
    })
    const told = new Set(rows.map(({ id }) => id))
    const keepers = await holdersOf(writing, ['manage_billing'])
    for (const { id, userId, paid, back } of wrong.filter((each) => !told.has(each.id)))
      await notify(writing, services, keepers, {
        kind: 'staff_alerts',
        about: { type: 'Transaction', id },
        path: `/users/${userId}/wallet`,
        action: () => 'Open the wallet',
        words: () => ({
          title: 'More was given back than was paid',
          body: `${pounds(paid)} was paid and ${pounds(back)} given back. An adjustment puts it right.`,
        }),
      })
  })
}

/** Checks the books at the start and every night. */
export function createBooksCheck(services: Services): () => Promise<void> {
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    const now = services.clock.now()
    if (now.getTime() < next) return
    const night = new Date(now).setUTCHours(AT_HOUR, 0, 0, 0)
    next = night > now.getTime() ? night : night + 24 * HOUR_MS
    await checkBooks(services)
  }
}
