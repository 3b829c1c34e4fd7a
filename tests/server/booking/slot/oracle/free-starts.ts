import type { Connection } from '../../../../../server/kernel/database/database'
import { clipRanges, subtractRanges, type TimeRange } from '../../../../../server/kernel/time/ranges'
import type { sessionTypes } from '../../../../../server/school/session-type/table'
import { temporalInstant } from '../../../../rule-instant'
import { freeStarts, openRanges, type StartConditions, type WeeklyRule } from './availability'

export type SessionTypeRow = typeof sessionTypes.$inferSelect

export interface Question {
  type: SessionTypeRow
  practiceAreaId: string
  studentId: string
  /** Limits the answer to this tutor. */
  tutorId?: string | null
  /** Limits the answer to starts from here until before `until`. */
  from: Date
  until: Date
  now: Date
  /** The session to move: its own time counts as free, and its own mock as not sat. */
  moving?: { id: string; mockId: string | null } | null
}

/** A start that can be booked, with the tutors who are free for it, least loaded first. */
export interface FreeStart {
  at: Date
  tutors: Candidate[]
}

/** A tutor who may conduct mocks that the student has not sat. */
export interface Candidate {
  userId: string
  /** The possible mocks in a stable order, each with this person's role in it. */
  mocks: { id: string; role: 'tutor' | 'interviewer' }[]
  /** The number of this tutor's sessions ahead. */
  load: number
}

const MINUTE = 60_000
const STEP = 30
/** A written window starts on the hour, in London's time. */
const WINDOW_HOURS = Array.from({ length: 15 }, (_, at) => at + 7)

/**
 * The people who may conduct a published mock of this type and area that the student has neither sat nor booked, and its mocks. Interviewers mark
 * skills only, so they need a mock without law. The student's own hold does not count, since the next one replaces it.
 */
export async function candidatesFor({ query }: Pick<Connection, 'query'>, question: Question): Promise<Candidate[]> {
  const { type, practiceAreaId, studentId, tutorId, moving } = question
  const { rows } = await query({
    name: 'booking_candidates',
    text: `
      select p.user_id as "userId", json_agg(json_build_object('id', m.id, 'role', p.role) order by m.id) as mocks,
        (select count(*)::int from session_attendees a join sessions s on s.id = a.session_id
         where a.user_id = p.user_id and a.role <> 'candidate' and s.status in ('pending', 'booked', 'in_progress', 'ready', 'marking')) as load
      from mocks m
      join mock_permissions p on p.mock_id = m.id and p.type <> 'view' and (p.role = 'tutor' or (p.role = 'interviewer'
        and not exists (select 1 from jsonb_array_elements(m.marksheet) line where line->>'kind' = 'law')))
      join users u on u.id = p.user_id and u.disabled_at is null and u.type in ('tutoringSolicitor', 'interviewer') and u.id <> $3
      where m.session_type_id = $1 and m.practice_area_id = $2 and m.status = 'published'
        and ($4::uuid is null or p.user_id = $4)
        and case when $5::uuid is not null then m.id = $5 else not exists (
          select 1 from sessions s join session_attendees a on a.session_id = s.id
          where a.user_id = $3 and a.role = 'candidate' and s.mock_id = m.id
            and not (s.status = 'pending' or (s.status = 'expired' and s.hold_until is not null)
              or (s.status = 'cancelled' and not exists (select 1 from session_events e where e.session_id = s.id and e."to" = 'cancelled'
                and e."from" = 'booked' and e.at >= s.access_open)))) end
      group by p.user_id order by load, p.user_id`,
    values: [type.id, practiceAreaId, studentId, tutorId ?? null, moving?.mockId ?? null],
  })
  return rows as unknown as Candidate[]
}

/** Taken live time, without lapsed holds. */
async function busyTimes(
  { query }: Pick<Connection, 'query'>,
  userIds: string[],
  { from, until, now, moving, studentId }: Question,
) {
  const { rows } = await query({
    name: 'booking_busy',
    text: `
      select c.user_id as "userId", lower(c.during) as from, upper(c.during) as until
      from commitments c join sessions s on s.id = c.session_id
      where c.user_id = any($1::uuid[]) and c.during && tstzrange($2, $3) and s.id is distinct from $5::uuid
        and not (s.status = 'pending' and s.hold_until <= $4)
        and not (s.status = 'pending' and exists (select 1 from session_attendees a where a.session_id = s.id and a.user_id = $6 and a.role = 'candidate'))`,
    values: [
      userIds,
      new Date(from.getTime() - 86_400_000),
      new Date(until.getTime() + 86_400_000),
      now,
      moving?.id ?? null,
      studentId,
    ],
  })
  const byUser = new Map<string, TimeRange[]>()
  for (const row of rows as unknown as ({ userId: string } & TimeRange)[])
    byUser.set(row.userId, [...(byUser.get(row.userId) ?? []), row])
  return (userId: string) => byUser.get(userId) ?? []
}

interface RuleRow extends WeeklyRule {
  userId: string
}

/** The tutors' open hours for a type and area, from weekly hours and exceptions. */
export async function openHours(
  { query }: Pick<Connection, 'query'>,
  userIds: string[],
  period: TimeRange,
  narrowed: { sessionTypeId: string | null; practiceAreaId: string | null },
) {
  const values = [userIds, narrowed.sessionTypeId, narrowed.practiceAreaId]
  const rules = await query({
    name: 'booking_rules',
    text: `select user_id as "userId", timezone as zone, weekday, "from", "until", valid_from::text as "validFrom", valid_until::text as "validUntil"
      from availability_rules where user_id = any($1::uuid[])
        and ($2::uuid is null or session_type_ids = '{}' or $2 = any(session_type_ids)) and ($3::uuid is null or practice_area_ids = '{}' or $3 = any(practice_area_ids))`,
    values,
  })
  const exceptions = await query({
    name: 'booking_exceptions',
    text: `select user_id as "userId", kind, "from", "until" from availability_exceptions where user_id = any($1::uuid[]) and "until" > $2 and "from" < $3
      and ($4::uuid is null or session_type_ids = '{}' or $4 = any(session_type_ids)) and ($5::uuid is null or practice_area_ids = '{}' or $5 = any(practice_area_ids))`,
    values: [userIds, period.from, period.until, narrowed.sessionTypeId, narrowed.practiceAreaId],
  })
  const hours = new Map<string, { ranges: TimeRange[]; whole: TimeRange[] }>()
  for (const userId of userIds) {
    const own = (rules.rows as unknown as RuleRow[]).filter((rule) => rule.userId === userId)
    const weekly = openRanges(own, [], period)
    // Each rule alone, long before and after, so that none of its hours is cut or joined.
    const around = { from: new Date(+period.from - 4 * 86_400_000), until: new Date(+period.until + 4 * 86_400_000) }
    const occurrences = own.flatMap((rule) => openRanges([rule], [], around))
    const mine = (exceptions.rows as unknown as (TimeRange & { userId: string; kind: string })[]).filter(
      (each) => each.userId === userId,
    )
    const off = mine.filter(({ kind }) => kind === 'off')
    const extra = mine.filter(({ kind }) => kind === 'extra')
    hours.set(userId, {
      ranges: clipRanges([...subtractRanges(weekly, off), ...extra], period),
      whole: [...occurrences, ...extra],
    })
  }
  return hours
}

/** The hours at which a written window may begin in London. */
function windowStarts(from: Date, until: Date): Date[] {
  const starts: Date[] = []
  for (let day = from.getTime() - 86_400_000; day < until.getTime() + 86_400_000; day += 86_400_000) {
    const date = new Date(day).toISOString().slice(0, 10)
    for (const hour of WINDOW_HOURS)
      starts.push(temporalInstant(`${date}T${String(hour).padStart(2, '0')}:00`, 'Europe/London'))
  }
  return starts.filter((at) => at >= from && at < until)
}

/** The starts that can be booked. The list and the booking both use this. */
export async function startsFor(connection: Pick<Connection, 'query'>, question: Question): Promise<FreeStart[]> {
  const { type, practiceAreaId, studentId, until, now } = question
  const from = new Date(Math.max(question.from.getTime(), now.getTime() + type.noticeHours * 60 * MINUTE))
  const candidates = await candidatesFor(connection, question)
  if (!candidates.length || from >= until) return []
  if (type.mode !== 'live') return windowStarts(from, until).map((at) => ({ at, tutors: candidates }))

  const period = { from, until: new Date(until.getTime() + (type.duration ?? 60) * MINUTE) }
  const tutorIds = candidates.map(({ userId }) => userId)
  const [hours, busy] = [
    await openHours(connection, tutorIds, period, { sessionTypeId: type.id, practiceAreaId }),
    await busyTimes(connection, [...tutorIds, studentId], question),
  ]
  const conditions = {
    duration: type.duration ?? 60,
    stepMinutes: STEP,
    notBefore: from,
  } satisfies Partial<StartConditions>
  const student = busy(studentId)
  const preparation = type.preparationTime * MINUTE
  const studentFree = (at: Date) =>
    !student.some(
      (each) =>
        each.from.getTime() < at.getTime() + conditions.duration * MINUTE &&
        at.getTime() - preparation < each.until.getTime(),
    )

  const starts = new Map<number, Candidate[]>()
  for (const candidate of candidates) {
    const { ranges, whole } = hours.get(candidate.userId) ?? { ranges: [], whole: [] }
    const conditionsOf = { ...conditions, ranges, whole, busy: busy(candidate.userId), breakAfter: type.breakTime }
    for (const at of freeStarts(conditionsOf))
      if (at < until && studentFree(at)) starts.set(at.getTime(), [...(starts.get(at.getTime()) ?? []), candidate])
  }
  return [...starts].sort(([a], [b]) => a - b).map(([at, tutors]) => ({ at: new Date(at), tutors }))
}
