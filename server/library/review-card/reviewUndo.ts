import { signedIn } from '../../kernel/context'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nameOf } from '../../kernel/spoken'
import { reviewerOf } from '../schedule/reviewer'
import { openCard } from './open-card'
import { shownCard } from './shown-card'

const undo = `with latest as (select l.id, l.card_id, l.before from review_logs l where l.card_id = $1 and l.user_id = $2 and l.change = $3
    and l.undone_at is null and not exists (select 1 from review_logs o where o.card_id = l.card_id and o.undone_at is null
      and (o.at, coalesce(o.event_id, o.id)) > (l.at, coalesce(l.event_id, l.id)))),
  back as (update review_cards c set state = l.before ->> 'state', due = (l.before ->> 'due')::timestamptz, stability = (l.before ->> 'stability')::float8,
      difficulty = (l.before ->> 'difficulty')::float8, reps = (l.before ->> 'reps')::int, lapses = (l.before ->> 'lapses')::int,
      steps = (l.before ->> 'steps')::int, scheduled_days = (l.before ->> 'scheduledDays')::int, last_review = (l.before ->> 'lastReview')::timestamptz
    from latest l where c.id = l.card_id and c.reps = (l.before ->> 'reps')::int + 1 returning l.id)
  update review_logs g set undone_at = $4 from back where g.id = back.id returning g.id`

/** Takes back an answer of the caller, the latest of its card. */
export const reviewUndo: Operation<'reviewUndo'> = async ({ id, change }, context) => {
  const { database, clock } = context
  const { id: userId } = signedIn(context)
  const now = clock.now()
  const { rows } = await database.query({ text: undo, values: [id, userId, change, now] })
  if (!rows.length) {
    const { rows: known } = await database.query({
      text: 'select undone_at is not null as undone from review_logs where card_id = $1 and user_id = $2 and change = $3',
      values: [id, userId, change],
    })
    if (!known[0]) throw notFound(nameOf('ReviewCard'))
    if (!known[0].undone) throw conflict('This card was answered again since.')
  }
  const card = await openCard(database, { id, userId, now })
  const shown = card && shownCard(card, await reviewerOf(database, userId, now))
  if (!shown || card.sat) throw notFound(nameOf('ReviewCard'))
  return shown
}
