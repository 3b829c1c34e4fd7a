import { dayAfter, dayOf, startOf } from '../../../rules/library/review-day'
import type { ReviewExam } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import { type Training, trainingsSql } from './training'

export interface Settings {
  weekdaysOff: number[]
  datesOff: string[]
  cap: number
  newPerDay: number
  retention: number
  /** Their own parameters of FSRS, and how many answers they follow from; null: the library's. */
  parameters: number[] | null
  fittedAnswers: number | null
}

/** A person who reviews, with all that their day depends on. */
export interface Reviewer extends Settings {
  userId: string
  zone: string
  now: Date
  /** Today, when it began and when it ends. */
  day: string
  from: Date
  until: Date
  /** Sittings to come, the next one first. */
  exams: ReviewExam[]
  /** What they train in with others, now or later. */
  trainings: Training[]
}

const person =
  () => `select known_zone(u.timezone) as zone, coalesce(s.weekdays_off, '{}') as "weekdaysOff", coalesce(s.dates_off, '{}')::text[] as "datesOff",
    coalesce(s.cap, 45) as cap, coalesce(s.new_per_day, 20) as "newPerDay", coalesce(s.retention, 0.9) as retention,
    s.parameters, s.fitted_answers as "fittedAnswers",
    coalesce((select json_agg(json_build_object('exam', e.exam, 'paper', e.paper, 'date', e.date) order by e.date, e.paper)
      from exam_sittings e where e.user_id = u.id and e.date > $2::date), '[]') as exams,
    (select ${trainingsSql()} from (select u.id) who) as trainings
  from users u left join review_settings s on s.user_id = u.id where u.id = $1`

/** Reads a person's settings, zone and exam sittings. */
export async function reviewerOf({ query }: Pick<Connection, 'query'>, userId: string, now: Date): Promise<Reviewer> {
  const yesterday = dayAfter(now.toISOString().slice(0, 10), -2)
  const { rows } = await query({ text: person(), values: [userId, yesterday] })
  const { zone, exams, trainings, ...settings } = rows[0] as unknown as Settings &
    Pick<Reviewer, 'zone' | 'exams' | 'trainings'>
  const day = dayOf(now, zone)
  const coming = exams.filter(({ date }) => date > day)
  return {
    ...settings,
    userId,
    zone,
    now,
    day,
    from: startOf(day, zone),
    until: startOf(dayAfter(day, 1), zone),
    exams: coming,
    trainings,
  }
}

export function settingsOf({ weekdaysOff, datesOff, cap, newPerDay, retention, ...own }: Settings): Settings {
  return {
    weekdaysOff,
    datesOff,
    cap,
    newPerDay,
    retention,
    parameters: own.parameters,
    fittedAnswers: own.fittedAnswers,
  }
}
