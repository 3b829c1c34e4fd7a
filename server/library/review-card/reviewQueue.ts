import { daysBetween } from '../../../rules/library/review-day'
import { isOff } from '../../../rules/library/reviewing'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { loadOf } from '../schedule/load'
import { reviewerOf } from '../schedule/reviewer'
import { todayOf } from '../schedule/today'
import { tonightOf } from './tonight'

/** So many days ahead at most are looked at. */
export const MOST_DAYS = 98
export const DAYS_WITHOUT_EXAM = 28

/** What is due today, what was done, and the load to come. */
export const reviewQueue: Operation<'reviewQueue'> = async (_args, context) => {
  const { database, clock } = context
  const reviewer = await reviewerOf(database, signedIn(context).id, clock.now())
  const { day, exams, cap } = reviewer
  const last = exams.at(-1)
  const length = Math.min(MOST_DAYS, last ? daysBetween(day, last.date) : DAYS_WITHOUT_EXAM)
  const today = await todayOf(database, reviewer)
  const { due, today: amount } = await tonightOf(database, reviewer, today)
  const { load, waiting } = await loadOf(database, reviewer, today, length)
  const off = isOff(reviewer, day)
  return { day, off, due, today: off ? nothing : amount, done: today.done, waiting, load, exams, cap }
}

const nothing = { cards: 0, hard: 0, questions: 0, cardMinutes: 0, questionMinutes: 0, minutes: 0 }
