import { setImmediate } from 'node:timers/promises'
import type { Connection } from '../../kernel/database/database'
import type { Reviewer } from '../schedule/reviewer'
import type { HeldCard } from './held-cards'
import { rowsOf } from './recount'

/** So many answers at most are counted without a turn for other requests. */
const IN_ONE_GO = 250

/** Counts the cards that events have changed anew, and saves them with their answers. */
export async function saveReplayed(
  { query, now }: Connection & { now: Date },
  cards: readonly HeldCard[],
  reviewer: Reviewer,
): Promise<void> {
  const changes: ReturnType<typeof rowsOf>[] = []
  let counted = 0
  for (const card of cards) {
    if (!card.answers.some(({ changed }) => changed)) continue
    counted += card.answers.length
    if (counted > IN_ONE_GO) {
      await setImmediate()
      counted = card.answers.length
    }
    changes.push(rowsOf(card, reviewer))
  }
  if (!changes.length) return
  const answers = changes.flatMap((change) => change.answers)
  const values = [JSON.stringify(answers), reviewer.userId, now]
  await query({ text: insertSql, values })
  await query({ text: updateSql, values: [JSON.stringify(answers.filter(({ come }) => !come)), now] })
  await query({ text: cardsSql, values: [JSON.stringify(changes.map(({ card }) => card)), reviewer.userId] })
}

const insertSql = `insert into review_logs (id, card_id, user_id, side, at, grade, event_id, seconds, before, undone_at)
  select e.id, e."cardId", $2, e.side, e.at, e.grade, e."eventId", e.seconds, e.before, case when e.undone then $3::timestamptz end
  from jsonb_to_recordset($1) as e(id uuid, "cardId" uuid, "eventId" uuid, side text, at timestamptz, grade text, seconds int, undone boolean, before jsonb, come boolean)
  where e.come`

const updateSql = `update review_logs l set before = e.before, undone_at = case when e.undone then coalesce(l.undone_at, $2) end
  from jsonb_to_recordset($1) as e(id uuid, undone boolean, before jsonb) where l.id = e.id`

const cardsSql = `update review_cards c set state = e.state, due = e.due, stability = e.stability, difficulty = e.difficulty, reps = e.reps, lapses = e.lapses,
    steps = e.steps, scheduled_days = e."scheduledDays", last_review = e."lastReview", set_aside_until = case when not e.answered then c.set_aside_until end
  from jsonb_to_recordset($1) as e(id uuid, state text, due timestamptz, stability float8, difficulty float8, reps int, lapses int, steps int,
    "scheduledDays" int, "lastReview" timestamptz, answered boolean) where c.id = e.id and c.user_id = $2`
