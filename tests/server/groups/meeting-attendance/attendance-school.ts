import type { Person } from '../../../build'
import { eventSchool } from '../events'

const MINUTE_MS = 60_000

const FIELDS =
  'id attendance arrivedAt leftAt attendedMinutes markedAt markedByName admitted correction correctionAskedAt correctionAnsweredAt'
export const MARK = `mutation ($meetingId: ID!, $marks: [MeetingMark!]!, $finish: Boolean, $reason: Text) {
  meetingAttendanceUpdate(meetingId: $meetingId, marks: $marks, finish: $finish, reason: $reason) { ${FIELDS} } }`
export const JOIN = `mutation ($meetingId: ID!) { meetingJoin(meetingId: $meetingId) { ${FIELDS} } }`
export const ASK = `mutation ($id: ID!, $message: Text!) { meetingCorrectionAsk(id: $id, message: $message) { ${FIELDS} } }`
export const DECLINE = `mutation ($id: ID!) { meetingCorrectionDecline(id: $id) { ${FIELDS} } }`
export const ADMIT = `mutation ($meetingId: ID!, $userId: ID!) { meetingAdmit(meetingId: $meetingId, userId: $userId) { ${FIELDS} type paid } }`
const READ = `query ($id: ID!, $userId: ID) { meetingMember(meetingId: $id, userId: $userId) { ${FIELDS} } }`

/** A school whose events begin three days from its present, of two hours, with a lector. */
export async function attendanceSchool() {
  const school = await eventSchool()
  const start = Date.now() + 72 * 60 * MINUTE_MS
  return {
    ...school,
    /** The instant so many minutes after the start of the events. */
    minute: (minutes: number) => new Date(start + minutes * MINUTE_MS),
    /** In which minute after their start an instant is. */
    minuteOf: (at: string | Date | null) =>
      at === null ? null : Math.floor((new Date(at).getTime() - start) / MINUTE_MS),
    /** Sets the clock so many minutes after the start of the events. */
    atMinute: (minutes: number) => school.at(new Date(start + minutes * MINUTE_MS)),
    /** An event with its lector and so many people with tickets. */
    async held(people: number, more: Parameters<typeof school.event>[0] & { room?: number; inPerson?: boolean } = {}) {
      const id = await school.event(more)
      await school.query(
        'update meetings set start_at = $2, end_at = $3, room_limit = $4, provider = $5 where id = $1',
        [
          ...[id, new Date(start), new Date(start + 120 * MINUTE_MS), more.room ?? null],
          more.inPerson ? 'in_person' : 'zoom',
        ],
      )
      const lector = await school.stand(id, 'lector')
      const tickets: (Person & { memberId: string })[] = []
      for (let at = 0; at < people; at++) tickets.push(await school.stand(id, 'attendee'))
      return { id, lector, tickets }
    },
    async send(document: string, values: object, who: Person) {
      return school.send(document, values as Record<string, unknown>, await school.again(who))
    },
    /** Somebody's row as a reader sees it. */
    read: async (id: string, who: Person, reader: Person) =>
      (await school.send(READ, { id, userId: who.id }, await school.again(reader))).data.meetingMember,
    finishedAt: async (id: string) =>
      (await school.query('select attendance_finished_at as at from meetings where id = $1', [id]))[0]
        ?.at as Date | null,
  }
}

export type AttendanceSchool = Awaited<ReturnType<typeof attendanceSchool>>
