import { newId } from '../../../../server/kernel/database/columns'
import { bundleAuthors } from '../../../../server/library/bundle-author/table'
import type { Person } from '../../../build'
import { attempts, type Place, question } from '../test-attempt/library'

/** Ten questions of one right option, so that an attempt says how strong somebody is. */
export const ten = (more: object = {}) =>
  Array.from({ length: 10 }, (_, at) =>
    question('single_best_answer', 'a *b c', { title: `Question ${at}`, lawStatedAt: '2026-05-01', ...more }),
  )

const HEALTH = `id number title answers right discrimination medianSeconds estimate ownEstimate openReports warnings voidedAt lawStatedAt
  options { optionId correct accepted chosen percent strongest weakest } estimates { name percent }`
export const BUNDLE = `query ($bundleId: ID!, $view: QuestionHealthView, $lawBefore: Date, $page: Int, $pageSize: Int) {
  bundleHealth(bundleId: $bundleId, view: $view, lawBefore: $lawBefore, page: $page, pageSize: $pageSize)
    { id answers all toLookAt voided law passPercent passFrom estimated questions { ${HEALTH} } pageInfo { totalCount totalPages hasNextPage } } }`
export const ONE = `query ($blockId: ID!) { questionHealth(blockId: $blockId) { ${HEALTH} } }`
export const ESTIMATE = `mutation ($blockId: ID!, $percent: Int) { questionEstimateWrite(blockId: $blockId, percent: $percent) { ${HEALTH} } }`
const CORRECTION = 'id blockId kind optionIds reason by total done told finishedAt undoneAt undoUntil'
export const EFFECT = `query ($blockId: ID!, $kind: QuestionCorrectionKind!, $optionIds: [String!]) {
  questionCorrectionEffect(blockId: $blockId, kind: $kind, optionIds: $optionIds)
    { attempts people changed passing passingThen falling running passPoints most passPointsThen mostThen } }`
export const CORRECT = `mutation ($blockId: ID!, $kind: QuestionCorrectionKind!, $optionIds: [String!], $reason: Text!, $idempotencyKey: String) {
  questionCorrectionCreate(blockId: $blockId, kind: $kind, optionIds: $optionIds, reason: $reason, idempotencyKey: $idempotencyKey) { ${CORRECTION} } }`
export const UNDO = `mutation ($id: ID!) { questionCorrectionUndo(id: $id) { ${CORRECTION} } }`
export const CORRECTIONS = `query ($blockId: ID!) { questionCorrections(blockId: $blockId) { ${CORRECTION} } }`
const REPORT = 'id blockId bundleId kind message reporter outcome answer closedAt'
export const REPORT_IT = `mutation ($blockId: ID!, $kind: QuestionReportKind!, $message: Text) {
  questionReportCreate(blockId: $blockId, kind: $kind, message: $message) { ${REPORT} } }`
export const CLOSE = `mutation ($id: ID!, $outcome: QuestionReportOutcome!, $answer: Text) {
  questionReportClose(id: $id, outcome: $outcome, answer: $answer) { ${REPORT} } }`
export const WITHDRAW = 'mutation ($id: ID!) { questionReportWithdraw(id: $id) { id } }'
export const REPORTS = `query ($bundleId: ID, $blockId: ID, $open: Boolean) {
  questionReports(bundleId: $bundleId, blockId: $blockId, open: $open) { entries { ${REPORT} } } }`

/** The server with a student, and a class that takes tests. */
export async function classroom(settings: Parameters<typeof attempts>[0] = {}) {
  const app = await attempts(settings)
  /** Signed in anew each time, since the clock moves. */
  const ask = async (document: string, variables: object, who: Person) =>
    app.send(document, variables, await app.again(who))
  return {
    ...app,
    ask,
    async author(place: Pick<Place, 'bundleId'>) {
      const author = await app.person({ type: 'tutoringSolicitor' })
      await app.services.database.orm
        .insert(bundleAuthors)
        .values({ id: newId(), bundleId: place.bundleId, userId: author.id })
      return author
    },
    /** Takes a test and hands it in: the option for each question, in its order; an empty one is not answered. */
    async take(place: Pick<Place, 'bundleId'>, choices: readonly string[], who: Person, seconds = 60) {
      const started = await app.start({ bundleId: place.bundleId }, who)
      const { id, questions } = started.data.testAttemptStart
      for (const [at, choice] of choices.entries())
        if (choice) await app.answer(id, questions[at].id, { answer: [choice], seconds }, who)
      await app.submit(id, who)
      return id as string
    },
    /** So many students with the test open. */
    async students(count: number, place: Pick<Place, 'bundleId'>): Promise<Person[]> {
      const made: Person[] = []
      for (let at = 0; at < count; at++) {
        const person = await app.person()
        await app.library.let(person, place)
        made.push(person)
      }
      return made
    },
    /** Runs the jobs that wait. */
    drain: () => app.services.jobs.drain(),
  }
}

export type Classroom = Awaited<ReturnType<typeof classroom>>

export const codes = ({ errors = [] }: Awaited<ReturnType<Classroom['ask']>>) =>
  errors.map(({ extensions: { code, field } }) => (field ? `${code} ${field}` : code))
