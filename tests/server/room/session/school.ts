import { eq } from 'drizzle-orm'
import type { AttendeeRole, Criterion, SessionMode, SessionStatus } from '../../../../schema/generated/types'
import { driveFiles } from '../../../../server/files/drive-file/table'
import type { Outside } from '../../../../server/gateways/outside/outside'
import { newId } from '../../../../server/kernel/database/columns'
import { sessionAnswers, sessionMaterials } from '../../../../server/room/answers/table'
import { mocks } from '../../../../server/room/mock/table'
import { commitments, sessionAttendees, sessionEvents, sessions } from '../../../../server/room/session/table'
import { practiceAreas } from '../../../../server/school/practice-area/table'
import { sessionTypes } from '../../../../server/school/session-type/table'
import { build, type Person, type TestApp } from '../../../build'

/** The instant at which these tests happen. */
export const NOON = new Date('2026-11-02T12:00:00Z')
const MINUTE = 60_000
export const minutes = (count: number, from = NOON) => new Date(from.getTime() + count * MINUTE)
export const days = (count: number) => minutes(count * 24 * 60)

export const criteria: Criterion[] = [
  { id: 'listen', title: 'Listening', description: null, kind: 'skills', weight: 3 },
  { id: 'speak', title: 'Speaking', description: null, kind: 'skills', weight: 1 },
  { id: 'law', title: 'Law applied', description: null, kind: 'law', weight: 1 },
]

interface SessionOptions {
  mode?: SessionMode
  status?: SessionStatus
  values?: Partial<typeof sessions.$inferInsert>
  type?: Partial<typeof sessionTypes.$inferInsert>
  answers?: number
  without?: AttendeeRole[]
}

export interface School extends TestApp {
  student: Person
  tutor: Person
  interviewer: Person
  reviewer: Person
  observer: Person
  staff: Person
  stranger: Person
  /** A session that these people attend, each in the role of their name, but `staff` does not attend. */
  session(options?: SessionOptions): Promise<string>
  row(id: string): Promise<typeof sessions.$inferSelect>
  events(id: string): Promise<string[]>
  answer(sessionId: string): Promise<string>
}

export async function school(outside: Outside = {}): Promise<School> {
  const app = await build({}, {}, outside)
  await app.at(NOON)
  const { orm } = app.services.database
  const tutorType = { type: 'tutoringSolicitor' } as const
  const people = {
    student: await app.person({ timezone: 'America/New_York' }),
    tutor: await app.person(tutorType),
    interviewer: await app.person({ type: 'interviewer' }),
    reviewer: await app.person(tutorType),
    observer: await app.person(),
    staff: await app.person({ abilities: ['manage_sessions'] }),
    stranger: await app.person(tutorType),
  }
  const practiceAreaId = newId()
  await orm.insert(practiceAreas).values({ id: practiceAreaId, name: 'Dispute Resolution', shortName: 'DR' })

  async function typeAndMock(mode: SessionMode, values: Partial<typeof sessionTypes.$inferInsert> = {}) {
    const sessionTypeId = newId()
    await orm.insert(sessionTypes).values({
      id: sessionTypeId,
      group: mode === 'live' ? 'oral' : 'written',
      mode,
      techName: `type-${sessionTypeId}`,
      name: 'Client interview',
      shortName: 'CI',
      price: 5000,
      reschedulePrice: 1000,
      duration: 30,
      preparationTime: 10,
      status: 'active',
      ...values,
    })
    const mockId = newId()
    await orm.insert(mocks).values({
      id: mockId,
      sessionTypeId,
      practiceAreaId,
      name: 'Pryce v Marlow',
      status: 'published',
      marksheet: criteria,
      suggestedAnswer: '<h2>Advice</h2><p>The claim is out of time.</p>',
    })
    return { sessionTypeId, mockId }
  }
  // The session began at noon: a live one lasts until half past, a written one for a week.
  const known = { live: await typeAndMock('live'), window: await typeAndMock('window') }

  async function answer(sessionId: string) {
    const [fileId, id] = [newId(), newId()]
    await orm
      .insert(driveFiles)
      .values({ id: fileId, ownerId: people.student.id, contentType: 'text/html', title: 'Answer', content: 'Words' })
    await orm.insert(sessionAnswers).values({ id, sessionId, fileId })
    return id
  }

  return {
    ...app,
    ...people,
    answer,
    async session({ mode = 'window', status = 'in_progress', values = {}, type, answers = 0, without = [] } = {}) {
      const { sessionTypeId, mockId } = type
        ? await typeAndMock(mode, type)
        : mode === 'live'
          ? known.live
          : known.window
      const id = newId()
      const live = mode === 'live'
      await orm.insert(sessions).values({
        id,
        sessionTypeId,
        practiceAreaId,
        mockId,
        name: 'Client interview',
        shortName: 'CI',
        status,
        marksheet: criteria,
        startAt: NOON,
        endAt: live ? minutes(30) : days(7),
        accessOpen: live ? minutes(-10) : NOON,
        deadline: live ? null : days(7),
        ...values,
      })
      const roles = (['tutor', 'interviewer', 'reviewer', 'observer'] as const).filter(
        (role) => !without.includes(role),
      )
      await orm
        .insert(sessionAttendees)
        .values([
          { sessionId: id, userId: people.student.id, role: 'candidate' as const },
          ...roles.map((role) => ({ sessionId: id, userId: people[role].id, role })),
        ])
      for (let made = 0; made < answers; made++) await answer(id)
      return id
    },
    async row(id) {
      const [found] = await orm.select().from(sessions).where(eq(sessions.id, id))
      if (!found) throw new Error('there is no such session')
      return found
    },
    async events(id) {
      const found = await orm
        .select()
        .from(sessionEvents)
        .where(eq(sessionEvents.sessionId, id))
        .orderBy(sessionEvents.id)
      return found.map(({ from, to }) => `${from} → ${to}`)
    },
  }
}

export { commitments, driveFiles, sessionMaterials, sessionTypes }
