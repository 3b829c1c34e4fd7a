import { notify } from '../../identity/notification/notify'
import { holdersOf } from '../../identity/role/holders'
import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'
import { pounds } from '../pounds'

const HOUR_MS = 3_600_000
/** In UTC, when few people are here. */
const AT_HOUR = 2

/** A payment of which more was given back than was paid, or the last refund that names none of a person who got back more than they had paid until then. */
interface TooMuch {
  id: string
  userId: string
  paid: number
  back: number
}

/**
 * Counted as left_of_payment counts. Of a refund without a name nobody knows what it gave back, so all that was paid before counts together, without what is found
 * by itself. Adjustments cover what they have taken away since: the latest of a person is to be covered by what came after it, an earlier one along with those after it.
 */
const found = `
  with named as (
    select p.id, p.user_id, -p.amount as paid, sum(r.amount) as back, max(r.inserted_at) as at
    from transactions r join transactions p on p.id = r.reverses_id where r.type = 'refund' group by p.id having sum(r.amount) > -p.amount
  ), unnamed as (
    select (array_agg(id order by inserted_at desc))[1] as id, user_id, sum(amount) as back, max(inserted_at) as at
    from transactions where type = 'refund' and reverses_id is null group by user_id
  ), together as (
    select u.id, u.user_id, coalesce(sum(-p.amount), 0) as paid, u.back + coalesce(sum(least(-p.amount, n.back)), 0) as back, greatest(u.at, max(n.at)) as at
    from unnamed u left join transactions p on p.user_id = u.user_id and p.type in ('purchase', 'fee') and p.inserted_at <= u.at
      left join lateral (select coalesce(sum(amount), 0) as back, max(inserted_at) as at from transactions where reverses_id = p.id) n on true
    group by u.id, u.user_id, u.back, u.at
  ), wrong as (
    select *, sum(back - paid) over (partition by user_id order by at desc) as excess
    from (select * from named union all select * from together where back > paid) each_of_them
  )
  select id, user_id as "userId", paid::int, back::int from wrong w
  where excess > (select coalesce(-sum(amount), 0) from transactions where user_id = w.user_id and type = 'adjustment' and inserted_at > w.at)
  order by 1`

/**
 * The payments of which more was given back than was paid, as far as adjustments have not taken it away since. The database refuses that now, so each is of an earlier
 * year or was written past us.
 */
export async function givenBackTooMuch({ database }: Pick<Services, 'database'>): Promise<TooMuch[]> {
  return (await database.query({ text: found, values: [] })).rows as unknown as TooMuch[]
}

/** Checks the books: writes what is wrong into the log until it is put right, and tells those who keep them once. */
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
          body: `${pounds(paid)} was paid and ${pounds(back)} given back. Adjustments that take away ${pounds(back - paid)} put it right.`,
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
