import { newId } from '../../../../server/kernel/database/columns'
import { answersToMark } from '../../../../server/library/answer-to-mark/table'
import { bundleAuthors } from '../../../../server/library/bundle-author/table'
import { attemptQuestions, testAttempts } from '../../../../server/library/test-attempt/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'
import { NOON } from '../../access/matrix/world/moment'
import { libraryOf, question } from '../test-attempt/library'

export const matrix = sheet(
  `
operation      anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
answersToMark  unauthenticated  forbidden    disabled  forbidden  forbidden  all    none        forbidden  all         all   | all: manage_content
answerToMark   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok    | ok: manage_content
bundlesToMark  unauthenticated  forbidden    disabled  forbidden  forbidden  some   none        forbidden  some        some  | some: manage_content
answerMark     unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok    | ok: manage_content
`,
  {
    answersToMark: () => ({}),
    answerToMark: ({ waiting }) => ({ id: waiting }),
    answerMark: ({ waiting }) => ({ id: waiting, points: 1, version: 0 }),
  },
  makeWaiting,
)

/** An essay of the student's in a test that the tutor wrote. */
async function makeWaiting(app: TestApp, { people: { tutor, student } }: World) {
  const { orm } = app.services.database
  const place = await libraryOf(app).test([question('essay', '')])
  const { bundleId } = place
  await orm.insert(bundleAuthors).values({ id: newId(), bundleId, userId: tutor.id })
  const [attemptId, questionId, waiting] = [newId(), newId(), newId()]
  const [blockId] = place.blockIds as [string]
  await orm.insert(testAttempts).values({
    ...{ id: attemptId, bundleId, userId: student.id, title: 'Contract', mode: 'exam', status: 'submitted' },
    ...{
      startedAt: NOON,
      submittedAt: NOON,
      count: 1,
      points: 0,
      most: 0,
      resultsShow: 'after_submit',
      byPerson: true,
    },
  })
  await orm.insert(attemptQuestions).values({
    ...{ id: questionId, attemptId, userId: student.id, blockId, position: 0, optionOrder: [] },
    ...{ feedbackShow: 'after_submit', answer: ['At length'], score: 1 },
  })
  await orm.insert(answersToMark).values({
    ...{ id: waiting, questionId, attemptId, userId: student.id, blockId, bundleId, submittedAt: NOON, most: 1 },
  })
  return { waiting }
}
