import type { ExamPaper } from '../../../../schema/generated/types'
import { newId } from '../../../../server/kernel/database/columns'
import { sessionAttendees, sessions } from '../../../../server/room/session/table'
import { examSittings } from '../../../../server/school/exam-sitting/table'
import { sessionTypes } from '../../../../server/school/session-type/table'
import type { Person } from '../../../build'
import { flashcard, reviews } from '../review-card/library'
import { question } from '../test-attempt/library'

const PLAN = `day minutesPerDay doneMinutes exams { paper date }
  days { day off minutes papers pieces { kind minutes workId sessionId title at } }
  work { id kind title practiceArea { shortName } paper minutes questions leftOut doneOn } excess { minutes minutesMore leaveOut }`
const SHOW = `{ studyPlan { ${PLAN} } }`
const CHANGE = `mutation ($minutesPerDay: Int, $leftOut: [ID!]) { studyPlanUpdate(minutesPerDay: $minutesPerDay, leftOut: $leftOut) { ${PLAN} } }`

export interface Piece {
  kind: string
  minutes: number
  workId: string | null
  title: string | null
  at: string | null
}
export interface Day {
  day: string
  off: boolean
  minutes: number
  papers: string[]
  pieces: Piece[]
}

/** The server with a student at noon of Monday 1 June 2026, and what stands in their plan. */
export async function planning() {
  const app = await reviews()
  const { orm } = app.services.database
  return {
    ...app,
    plan: async (who = app.student) => {
      const { data, errors } = await app.tell(SHOW, {}, who)
      if (errors) throw new Error(JSON.stringify(errors))
      return data.studyPlan
    },
    change: (variables: object, who = app.student) => app.tell(CHANGE, variables, who),
    /** So many questions of an area, in a test that was never taken or among others. */
    async questions(count: number, areaId: string, values: object = {}, who = app.student) {
      const list = Array.from({ length: count }, () =>
        question('single_best_answer', 'a *b c d e', { practiceAreaId: areaId }),
      )
      return app.opened(list, { type: 'collection', practiceAreaId: areaId, ...values }, who)
    },
    cards: (count: number) =>
      app.opened(
        Array.from({ length: count }, (_, at) => flashcard(`Front ${at}`)),
        { type: 'flashcards' },
      ),
    /** A session that somebody has booked. */
    async booked(
      { id: userId }: Person,
      name: string,
      { startAt, endAt, ...more }: Partial<typeof sessions.$inferInsert> & { startAt: Date; endAt: Date },
    ) {
      const [sessionTypeId, practiceAreaId, sessionId] = [newId(), await app.library.area('X'), newId()]
      await orm.insert(sessionTypes).values({
        id: sessionTypeId,
        group: 'oral',
        mode: 'live',
        techName: `type-${sessionTypeId}`,
        name: 'Client interview',
        shortName: 'CI',
        price: 5000,
        reschedulePrice: 1000,
        duration: 60,
        preparationTime: 10,
        status: 'active',
      })
      await orm.insert(sessions).values({
        id: sessionId,
        sessionTypeId,
        practiceAreaId,
        name,
        shortName: 'CI',
        status: 'booked',
        startAt,
        endAt,
        ...more,
      })
      await orm.insert(sessionAttendees).values({ id: newId(), sessionId, userId, role: 'candidate' })
    },
    sitting: (paper: ExamPaper, date: string, who = app.student) =>
      orm.insert(examSittings).values({ id: newId(), userId: who.id, exam: 'sqe1', paper, date }),
  }
}
export type Planning = Awaited<ReturnType<typeof planning>>
