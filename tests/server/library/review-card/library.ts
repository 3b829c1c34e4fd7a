import type { contentBlocks } from '../../../../server/content/content-block/table'
import { newId } from '../../../../server/kernel/database/columns'
import { examSittings } from '../../../../server/school/exam-sitting/table'
import type { Answer, Person } from '../../../build'
import { attempts, NOON } from '../test-attempt/library'

type Block = Partial<typeof contentBlocks.$inferInsert>

const CARD = `id blockId ownCardId side dueAt reps lapses leech suspendedAt hard new front back topic question { id subtype options { id body } answer outcome { right correct } }
  previews { grade minutes days }`
const AMOUNT = 'cards hard questions cardMinutes questionMinutes minutes'
export const QUEUE = `{ reviewQueue { day off due { ${AMOUNT} } today { ${AMOUNT} } done { cards questions right seconds again hard good easy } waiting
  load { day minutes off } exams { exam paper date } cap } }`
export const NEXT = `query ($minutes: Int) { reviewNext(minutes: $minutes) { left minutes cards { ${CARD} } } }`
export const ADD =
  'mutation ($bundleId: ID, $blockId: ID) { reviewCardsAdd(bundleId: $bundleId, blockId: $blockId) { added first last } }'
export const ANSWER = `mutation ($id: ID!, $reps: Int!, $grade: ReviewGrade, $answer: [String!], $change: Float!, $seconds: Int) {
  reviewAnswer(id: $id, reps: $reps, grade: $grade, answer: $answer, change: $change, seconds: $seconds) { id grade dueAt minutes days reps
    question { outcome { right correct } } } }`
export const UNDO = `mutation ($id: ID!, $change: Float!) { reviewUndo(id: $id, change: $change) { ${CARD} } }`
export const ASIDE = 'mutation ($id: ID!) { reviewSetAside(id: $id) }'
export const STUCK = `{ reviewStuck { suspended leeches cards { ${CARD} } } }`
export const SETTINGS = 'weekdaysOff datesOff cap newPerDay retention'
export const WRITE = `mutation ($weekdaysOff: [Int!], $datesOff: [Date!], $cap: Int, $newPerDay: Int, $retention: Float) {
  reviewSettingsWrite(weekdaysOff: $weekdaysOff, datesOff: $datesOff, cap: $cap, newPerDay: $newPerDay, retention: $retention) { ${SETTINGS} } }`

/** A flashcard as its author wrote it. */
export const flashcard = (front = 'Front', more: Block = {}): Block => ({
  type: 'flashcard',
  subtype: 'basic',
  assignment: `<p>${front}</p>`,
  answer: '<p>Back</p>',
  answerOptions: null,
  ...more,
})

/** So many days after noon of the first day. */
export const days = (count: number, hours = 0) => new Date(NOON.getTime() + (count * 24 + hours) * 3_600_000)

/** The server with a student at noon of Monday 1 June 2026, and what a student does with cards. */
export async function reviews(settings: Parameters<typeof attempts>[0] = {}) {
  const app = await attempts(settings)
  let change = 0
  const send = async (document: string, variables: object, who: Person): Promise<Answer> =>
    app.send(document, variables, await app.again(who))
  return {
    ...app,
    /** The server alone. */
    plain: app,
    at: (count: number, hours = 0) => app.services.clock.set(days(count, hours)),
    tell: send,
    add: (variables: object, who = app.student) => send(ADD, variables, who),
    queue: async (who = app.student) => (await send(QUEUE, {}, who)).data.reviewQueue,
    next: async (minutes: number | null = null, who = app.student) => {
      const { data, errors } = await send(NEXT, { minutes }, who)
      if (errors) throw new Error(JSON.stringify(errors))
      return data.reviewNext
    },
    grade: (card: { id: string; reps: number }, grade: string, more: object = {}, who = app.student) =>
      send(ANSWER, { id: card.id, reps: card.reps, grade, change: ++change, seconds: 10, ...more }, who),
    reply: (card: { id: string; reps: number }, answer: string[], more: object = {}, who = app.student) =>
      send(ANSWER, { id: card.id, reps: card.reps, answer, change: ++change, seconds: 60, ...more }, who),
    undo: (id: string, of: number, who = app.student) => send(UNDO, { id, change: of }, who),
    aside: (id: string, who = app.student) => send(ASIDE, { id }, who),
    suspend: (id: string, who = app.student) => send('mutation ($id: ID!) { reviewSuspend(id: $id) }', { id }, who),
    resume: (id: string, who = app.student) => send('mutation ($id: ID!) { reviewResume(id: $id) }', { id }, who),
    stuck: async (who = app.student) => (await send(STUCK, {}, who)).data.reviewStuck,
    settings: (variables: object, who = app.student) => send(WRITE, variables, who),
    lastChange: () => change,
    async sits(date: string, who = app.student) {
      await app.services.database.orm
        .insert(examSittings)
        .values({ id: newId(), userId: who.id, exam: 'sqe1', paper: 'flk1', date })
    },
  }
}
export type Reviews = Awaited<ReturnType<typeof reviews>>

export const codes = ({ errors = [] }: Answer) =>
  errors.map(({ extensions }) => `${extensions.code} ${extensions.field ?? ''}`.trim())
