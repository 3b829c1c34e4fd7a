import type { ExamPaper } from '../../../schema/generated/types'
import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { begin } from '../asking/begin'
import type { Chosen } from '../asking/chosen-questions'
import { paperOf, questionsAgain } from './questions'

/** A mock day as its sessions need it. */
export interface Day {
  id: string
  userId: string
  paper: ExamPaper
  half: boolean
  minutes: number
  extraTime: number
  breaks: number
}

/** Begins a session at an instant, which may be past: its end follows from it. */
export async function beginSession(
  writing: Writing,
  day: Day,
  { session, startedAt, questions }: { session: 1 | 2; startedAt: Date; questions: readonly Chosen[] },
): Promise<void> {
  const { minutesASitting, scale } = paperOf(day.paper)
  await begin(writing, {
    bundleId: null,
    userId: day.userId,
    title: titleOf(day, session),
    mode: 'exam',
    timeLimit: minutesASitting,
    passPercent: scale?.passPercent ?? null,
    passEstimated: false,
    resultsShow: 'never',
    turn: null,
    counted: false,
    shuffle: true,
    questions,
    clock: { startedAt, minutes: day.minutes, extraTime: day.extraTime, breaks: day.breaks },
    mockDayId: day.id,
    mockSession: session,
  })
}

const titleOf = ({ paper, half }: Day, session: number) => {
  const name = paper.toUpperCase()
  return half ? `SQE1 half mock day, ${name}` : `SQE1 mock day, ${name}, session ${session}`
}

/** Of the person at once and the clock, one begins it. */
const beginning = `update mock_days set second_started_at = least($2::timestamptz, start_by)
  where id = $1 and break_from is not null and second_started_at is null and given_up_at is null and ended_at is null
  returning id, user_id as "userId", paper, half, minutes, extra_time as "extraTime", breaks, second, second_started_at as "startedAt"`

/** Begins the second session of a day in its break: now, or when it began by itself. Answers whether it was this call. */
export async function beginSecond(writing: Writing, id: string): Promise<boolean> {
  const { rows } = await writing.query({ text: beginning, values: [id, writing.now] })
  const day = rows[0] as unknown as (Day & { second: string[]; startedAt: Date }) | undefined
  if (!day) return false
  const questions = await questionsAgain(writing, day.userId, day.second)
  await beginSession(writing, day, { session: 2, startedAt: day.startedAt, questions })
  writing.changed('MockDay', id)
  return true
}

/** Begins it if nobody came back in time; does nothing before, and nothing twice. */
export const beginSecondDue = (services: Services, id: string): Promise<boolean> =>
  write(services, async (writing) => {
    const { rows } = await writing.query({
      text: 'select 1 from mock_days where id = $1 and start_by <= $2',
      values: [id, writing.now],
    })
    return rows.length > 0 && beginSecond(writing, id)
  })
