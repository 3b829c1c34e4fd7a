import { LEECH_FROM } from '../../../rules/library/leech'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { openSql, shownFrom } from '../schedule/due-sql'
import { reviewerOf } from '../schedule/reviewer'
import { type Found, foundSql, shownCard } from './shown-card'
import { satSql } from './tonight'

const MOST_SHOWN = 100

const isStuck = `(c.suspended_at is not null or c.lapses >= ${LEECH_FROM})`

const counts = `with ${openSql} select count(*) filter (where c.suspended_at is not null)::int as suspended,
  count(*) filter (where c.lapses >= ${LEECH_FROM})::int as leeches ${shownFrom(isStuck, satSql)}`

/** What only stands here comes first, then what was forgotten most often. */
const cards = `with ${openSql} select ${foundSql} ${shownFrom(isStuck, satSql)} order by c.suspended_at is null, c.lapses desc, c.id limit ${MOST_SHOWN}`

/** The caller's cards that are suspended, and leeches. */
export const reviewStuck: Operation<'reviewStuck'> = async (_args, context) => {
  const { database, clock } = context
  const reviewer = await reviewerOf(database, signedIn(context).id, clock.now())
  const values = [reviewer.userId, reviewer.now]
  const { rows: found } = await database.query({ text: cards, values })
  const { rows } = await database.query({ text: counts, values })
  return {
    ...(rows[0] as { suspended: number; leeches: number }),
    cards: (found as unknown as Found[]).flatMap((card) => shownCard(card, reviewer) ?? []),
  }
}
