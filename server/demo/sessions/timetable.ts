import { freeStarts, openRanges } from '../../booking/starts/open-hours'
import { clipRanges, mergeRanges, subtractRanges, type TimeRange } from '../../kernel/time/ranges'
import { later, MINUTE } from '../calendar'
import type { Person, Tutor } from '../place-people'
import type { Making, TypeRow } from '../school'

export interface Timetable {
  /** Finds a start in these days at which a tutor and the student are free, without taking time. */
  find(ask: {
    type: TypeRow
    tutors: readonly Tutor[]
    student: Person
    from: number
    until: number
  }): { tutor: Tutor; startAt: Date } | null
  isFree(person: Person, range: TimeRange): boolean
  /** Takes a person's time for a session. */
  take(sessionId: string, person: Person, range: TimeRange): void
  /** Takes a person's time for an event, as far as nothing else has it. */
  takeForEvent(eventId: string, person: Person, range: TimeRange): void
}

/** All live time. As in the database, the times of one person do not overlap. */
export function createTimetable({ school, calendar, dice, id }: Making, tutors: readonly Tutor[]): Timetable {
  const period = { from: calendar.at(-90, '00:00'), until: calendar.at(40, '00:00') }
  const hours = new Map(
    tutors.map(({ id: userId, off, extra }) => {
      const rules = school.availabilityRules
        .filter((rule) => rule.userId === userId)
        .map(({ timezone, weekday, from, until, validFrom }) => ({
          zone: timezone ?? 'Europe/London',
          weekday,
          from,
          until,
          validFrom: validFrom ?? null,
          validUntil: null,
        }))
      return [userId, mergeRanges([...subtractRanges(openRanges(rules, [], period), off), ...extra])]
    }),
  )
  const busy = new Map<string, TimeRange[]>()
  const busyOf = ({ id: userId }: Person) => busy.get(userId) ?? []
  const isFree = (person: Person, { from, until }: TimeRange) =>
    !busyOf(person).some((each) => each.from < until && from < each.until)
  const take = (what: { sessionId?: string; jointId: string }, { id: userId }: Person, range: TimeRange) => {
    busy.set(userId, [...(busy.get(userId) ?? []), range])
    const during = `[${range.from.toISOString()},${range.until.toISOString()})`
    school.commitments.push({ ...what, id: id(range.from), userId, during })
  }

  return {
    isFree,
    find({ type, tutors: asked, student, from, until }) {
      const within = { from: calendar.at(from, '00:00'), until: calendar.at(until + 1, '00:00') }
      const duration = type.duration ?? 60
      for (const tutor of dice.shuffled(asked)) {
        const ranges = clipRanges(hours.get(tutor.id) ?? [], within)
        const starts = freeStarts({
          ranges,
          busy: busyOf(tutor),
          duration,
          breakAfter: type.breakTime,
          stepMinutes: 30,
          notBefore: within.from,
        })
        const both = starts.filter((at) =>
          isFree(student, { from: later(at, -type.preparationTime * MINUTE), until: later(at, duration * MINUTE) }),
        )
        if (both.length) return { tutor, startAt: dice.pick(both) }
      }
      return null
    },
    take: (sessionId, person, range) => take({ sessionId, jointId: sessionId }, person, range),
    takeForEvent(jointId, person, range) {
      if (isFree(person, range)) take({ jointId }, person, range)
    },
  }
}
