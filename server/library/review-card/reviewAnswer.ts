import { eq } from 'drizzle-orm'
import { type Mark, markAnswer } from '../../../rules/content/mark-answer'
import { dayOf, daysBetween } from '../../../rules/library/review-day'
import type { Memory } from '../../../rules/library/review-memory'
import { answered } from '../../../rules/library/reviewing'
import type { MutationArguments, ReviewAnswered, ReviewGrade } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { conflict, invalid, notFound } from '../../kernel/errors'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { nameOf } from '../../kernel/spoken'
import type { Asked } from '../asking/asked'
import { shownQuestion } from '../asking/shown-question'
import { takenAnswer } from '../asking/taken-answer'
import { MOST_ANSWERS } from '../schedule/answer-limit'
import { type Reviewer, reviewerOf } from '../schedule/reviewer'
import { openCard } from './open-card'
import { askedOf, type Found, isQuestion } from './shown-card'
import { reviewLogs } from './table'

type Arguments = MutationArguments['reviewAnswer']

const MOST_SECONDS = 3_600
const MOST_COUNTED = 600

/** Answers a card by one statement, its only write; of two devices at once one succeeds. */
export const reviewAnswer: Operation<'reviewAnswer'> = async (args, context) => {
  refuseOutOfRange(args)
  const { database, clock } = context
  const reviewer = await reviewerOf(database, signedIn(context).id, clock.now())
  const card = await openCard(database, { id: args.id, userId: reviewer.userId, now: reviewer.now })
  if (!card) throw notFound(nameOf('ReviewCard'))
  if (card.sat) throw conflict('You sit this question in another attempt. Hand that in first.')
  const repeated = await takenBefore(context, args)
  if (repeated) return answeredAs(card, args, repeated, reviewer)
  if (card.reps !== args.reps) throw answeredElsewhere()
  const { grade, question } = graded(card, args, reviewer.now)
  const next = answered(card, card, grade, reviewer.now, reviewer)
  if (await save(context, card, args, grade, next)) return { ...told(card.id, grade, next, reviewer), question }
  const first = await takenBefore(context, args)
  if (!first) throw await whyNot(context, args)
  const present = await openCard(database, { id: args.id, userId: reviewer.userId, now: reviewer.now })
  return answeredAs(present ?? card, args, first, reviewer)
}

/** Why an answer was not taken: there are as many as are kept, or another came first. */
async function whyNot({ database }: Context, { id }: Arguments) {
  const isFull = (await database.orm.$count(reviewLogs, eq(reviewLogs.cardId, id))) >= MOST_ANSWERS
  return isFull
    ? conflict(`This card was answered ${MOST_ANSWERS} times, which is the most. Suspend it, or make a new one.`)
    : answeredElsewhere()
}

const answeredElsewhere = () => conflict('This card was answered elsewhere meanwhile.', { field: 'reps' })

function refuseOutOfRange({ change, seconds }: Arguments) {
  if (!(change > 0 && change <= Number.MAX_SAFE_INTEGER)) throw invalid('change', 'Must be a number above 0.')
  if (typeof seconds === 'number' && (seconds < 0 || seconds > MOST_SECONDS))
    throw invalid('seconds', 'Must be a whole number from 0 to 3,600.')
}

interface Graded {
  grade: ReviewGrade
  question: Answer<ReviewAnswered['question']>
}

/** What an answer is worth. Throws VALIDATION: missing, or not of the card's kind. */
function graded(card: Found, { grade, answer }: Arguments, now: Date): Graded {
  if (!isQuestion(card)) {
    if (!grade) throw invalid('grade', 'Say how well you knew it.')
    return { grade, question: null }
  }
  const given = takenAnswer(card, answer ?? null)
  if (!given) throw invalid('answer', 'Answer the question first.')
  const mark = markAnswer(card, given)
  return { grade: mark.right ? 'good' : 'again', question: outcomeOf(card, given, mark, now) }
}

const outcomeOf = (card: Found, answer: string[] | null, mark: Mark, now: Date) =>
  shownQuestion(askedOf(card, { answer, ...mark, checkedAt: now } satisfies Partial<Asked>))

function told(id: string, grade: ReviewGrade, { due, reps }: Pick<Memory, 'due' | 'reps'>, reviewer: Reviewer) {
  const days = daysBetween(reviewer.day, dayOf(due, reviewer.zone))
  const minutes = Math.max(0, Math.round((due.getTime() - reviewer.now.getTime()) / 60_000))
  return { id, grade, dueAt: due, minutes: days > 0 ? null : minutes, days: days > 0 ? days : null, reps }
}

function answeredAs(card: Found, { answer }: Arguments, { grade }: { grade: ReviewGrade }, reviewer: Reviewer) {
  const given = isQuestion(card) ? takenAnswer(card, answer ?? null) : null
  const question = given ? outcomeOf(card, given, markAnswer(card, given), reviewer.now) : null
  return { ...told(card.id, grade, card, reviewer), question }
}

async function takenBefore({ database }: Context, { id, change }: Arguments) {
  const { rows } = await database.query({
    text: 'select grade from review_logs where card_id = $1 and change = $2',
    values: [id, change],
  })
  return rows[0] as { grade: ReviewGrade } | undefined
}

const statement = `with answered as (update review_cards set state = $4, due = $5, stability = $6, difficulty = $7, reps = $8, lapses = $9, steps = $10,
    scheduled_days = $11, last_review = $12, set_aside_until = null where id = $1 and user_id = $2 and reps = $3
      and (select count(*) from review_logs where card_id = $1) < ${MOST_ANSWERS} returning id, user_id, side)
  insert into review_logs (id, card_id, user_id, side, at, grade, change, seconds, before)
  select $13, id, user_id, side, $12, $14, $15, $16, $17 from answered returning id`

async function save(
  context: Context,
  card: Found,
  args: Arguments,
  grade: ReviewGrade,
  next: Memory,
): Promise<boolean> {
  const { state, due, stability, difficulty, reps, lapses, steps, scheduledDays, lastReview } = card
  const before = { state, due, stability, difficulty, reps, lapses, steps, scheduledDays, lastReview }
  const { rows } = await context.database.query({
    text: statement,
    values: [
      card.id,
      signedIn(context).id,
      args.reps,
      next.state,
      next.due,
      next.stability,
      next.difficulty,
      next.reps,
      next.lapses,
      next.steps,
      next.scheduledDays,
      next.lastReview,
      newId(),
      grade,
      args.change,
      Math.min(MOST_COUNTED, args.seconds ?? 0),
      JSON.stringify(before),
    ],
  })
  return rows.length > 0
}
