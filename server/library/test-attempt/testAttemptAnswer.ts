import { markAnswer } from '../../../rules/content/mark-answer'
import { isCheckable } from '../../../rules/library/shown'
import { isToLearn } from '../../../rules/library/to-learn'
import type { MutationArguments } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nameOf } from '../../kernel/spoken'
import { type Asked, askedOf, type Given, givenSql } from '../asking/asked'
import { shownQuestion } from '../asking/shown-question'
import { takenAnswer, takenStruck } from '../asking/taken-answer'
import { reviewToLearn } from '../review-card/to-learn'
import { refuseChecked, refuseOver } from './closed'

type Arguments = MutationArguments['testAttemptAnswer']

const MOST_SECONDS = 3_600
/** A day is the longest time limit; the times of all people are added up. */
const MOST_COUNTED = 86_400
const TRIES = 3

/**
 * Saves an answer by one statement; a check that went wrong adds another, for the review queue. It holds the attempt, so a hand-in at the same moment waits for it, or refuses it.
 */
export const testAttemptAnswer: Operation<'testAttemptAnswer'> = async (args, context) => {
  refuseOutOfRange(args)
  const now = context.clock.now()
  const { id: userId } = signedIn(context)
  for (let tries = 0; tries < TRIES; tries++) {
    const asked = await askedOf(context.database, { id: args.questionId, attemptId: args.id, userId }, now)
    if (!asked) throw notFound(nameOf('TestAttempt'))
    if (args.change <= asked.change) return shownQuestion(asked)
    refuseOver(asked, now)
    if (!isNoteAlone(args)) refuseChecked(asked)
    const meets = isSince(args.since) && writes(args)
    if (meets && clashes(asked, args)) return shownQuestion(asked)
    const saved = await save(context, asked, args, now, meets)
    if (saved) {
      if (args.check && isToLearn(saved)) await reviewToLearn(context.database, [asked.id], now)
      return shownQuestion({ ...asked, ...saved })
    }
  }
  throw conflict('This was changed elsewhere at the same moment. Please try again.')
}

const isSince = (since: Arguments['since']): since is number => typeof since === 'number'

const writes = ({ answer, note }: Arguments) => answer !== undefined || note !== undefined

/** Whether another answer or note than the caller's stands there, saved after what the caller saw. */
function clashes(asked: Asked, { since, answer, note }: Arguments): boolean {
  if (!isSince(since) || asked.change <= since) return false
  const isOther = (kept: unknown, given: unknown) =>
    kept !== null && given !== undefined && JSON.stringify(kept) !== JSON.stringify(given)
  return isOther(asked.answer, answer) || isOther(asked.note, note)
}

function refuseOutOfRange({ change, seconds }: Arguments) {
  if (!(change > 0 && change <= Number.MAX_SAFE_INTEGER)) throw invalid('change', 'Must be a number above 0.')
  if (typeof seconds === 'number' && (seconds < 0 || seconds > MOST_SECONDS))
    throw invalid('seconds', 'Must be a whole number from 0 to 3,600.')
}

/** A note may be written after its answer was checked too; the time for it no longer counts. */
const isNoteAlone = ({ note, answer, confidence, flagged, struck, check }: Arguments) =>
  note !== undefined && [answer, confidence, flagged, struck, check].every((each) => each === undefined)

const statement = `with open as (select id from test_attempts
    where id = $2 and user_id = $3 and status = 'in_progress' and (ends_at is null or ends_at > $4) for share)
  update attempt_questions q set change = $5, saved_at = $4,
    answer = case when $6 then $7::text[] else q.answer end,
    changes = q.changes + ($6 and q.answer is not null and q.answer is distinct from $7::text[])::int,
    confidence = case when $8 then $9 else q.confidence end,
    flagged = coalesce($10::boolean, q.flagged), struck = coalesce($11::text[], q.struck),
    note = case when $12 then $13 else q.note end, seconds = case when q.checked_at is null then least(${MOST_COUNTED}, q.seconds + $14::int) else q.seconds end,
    checked_at = case when $15 then $4::timestamptz else q.checked_at end,
    points = case when $15 then $16::float8 else q.points end, "right" = case when $15 then $17::boolean else q."right" end
  from open where q.id = $1 and q.attempt_id = open.id and q.change < $5 and (q.checked_at is null or $20) and (not $19 or q.change = $18)
  returning ${givenSql}`

/** Null: something has changed since the question was read. */
async function save(context: Context, asked: Asked, args: Arguments, now: Date, meets: boolean): Promise<Given | null> {
  const { answer, confidence, flagged, struck, note } = args
  const taken = answer === undefined ? asked.answer : takenAnswer(asked, answer)
  const check = args.check === true
  const mark = check ? checked(asked, taken) : { points: null, right: null }
  const { rows } = await context.database.query({
    text: statement,
    values: [
      asked.id,
      args.id,
      signedIn(context).id,
      now,
      args.change,
      answer !== undefined,
      taken,
      confidence !== undefined,
      confidence ?? null,
      flagged ?? null,
      struck ? takenStruck(asked, struck) : null,
      note !== undefined,
      note?.trim() ? note : null,
      args.seconds ?? 0,
      check,
      mark.points,
      mark.right,
      asked.change,
      check || meets,
      isNoteAlone(args),
    ],
  })
  return (rows[0] as unknown as Given | undefined) ?? null
}

/** Throws CONFLICT: nothing is shown yet, or there is no answer. */
function checked(asked: Asked, answer: readonly string[] | null) {
  if (!isCheckable(asked)) throw conflict('This test shows how you did after you have handed it in.')
  if (asked.voidedAt) throw conflict('This question was taken out. It counts nowhere.')
  if (asked.satElsewhere) throw conflict('You sit this question in another attempt. Hand that in first.')
  if (!answer) throw conflict('There is no answer to check yet.')
  return markAnswer(asked, answer)
}
