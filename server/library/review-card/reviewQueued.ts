import { dayOf } from '../../../rules/library/review-day'
import { signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { reviewerOf } from '../schedule/reviewer'

const ofSession = `select count(*)::int as cards, min(turn) as first from review_cards
  where user_id = $1 and side = 'criterion' and criterion ->> 'sessionId' = $2 and ended_at is null and suspended_at is null`

const ofAttempt = `select count(*)::int as cards, min(c.turn) as first from attempt_questions q
  join review_cards c on c.user_id = q.user_id and c.block_id = q.block_id and c.side = 'question'
  where q.user_id = $1 and q.attempt_id = $2 and c.suspended_at is null`

/** What of a session's marks or of an attempt at a test comes back in the caller's reviews. */
export const reviewQueued: Operation<'reviewQueued'> = async ({ sessionId, attemptId }, context) => {
  if (!sessionId === !attemptId) throw invalid('sessionId', 'Name a session or an attempt.')
  const { database, clock } = context
  const { userId, zone } = await reviewerOf(database, signedIn(context).id, clock.now())
  const { rows } = await database.query({
    text: sessionId ? ofSession : ofAttempt,
    values: [userId, sessionId ?? attemptId],
  })
  const { cards, first } = rows[0] as { cards: number; first: Date | null }
  return { cards, first: first && dayOf(first, zone) }
}
