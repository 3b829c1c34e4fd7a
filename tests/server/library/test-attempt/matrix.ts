import { newId } from '../../../../server/kernel/database/columns'
import { attemptQuestions, testAttempts } from '../../../../server/library/test-attempt/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import { upload } from '../../access/matrix/upload'
import type { World } from '../../access/matrix/world/index'
import { NOON } from '../../access/matrix/world/moment'
import { libraryOf, question } from './library'

export const matrix = sheet(
  `
operation                   anonymous        unconfirmed  disabled  student     another    tutor      unassigned  staff      supervisor  admin
testAttempt                 unauthenticated  forbidden    disabled  ok          not_found  not_found  not_found   not_found  ok          ok         | ok: view_all_users
testAttempts                unauthenticated  forbidden    disabled  some        none       none       none        none       none        none
testAttempts:theirs         unauthenticated  forbidden    disabled  some        none       none       none        none       some        some       | some: view_all_users
practiceCounts              unauthenticated  forbidden    disabled  some        none       none       none        none       none        none
testAttemptStart            unauthenticated  forbidden    disabled  ok          not_found  not_found  not_found   not_found  ok          ok         | ok: manage_content
testAttemptStart:practice   unauthenticated  forbidden    disabled  ok          conflict   conflict   conflict    conflict   conflict    conflict
testAttemptAnswer           unauthenticated  forbidden    disabled  ok          not_found  not_found  not_found   not_found  not_found   not_found
testAttemptFile             unauthenticated  forbidden    disabled  ok          not_found  not_found  not_found   not_found  not_found   not_found
testAttemptSubmit           unauthenticated  forbidden    disabled  ok          not_found  not_found  not_found   not_found  not_found   not_found
testAttemptSubmit:submitted unauthenticated  forbidden    disabled  ok          not_found  not_found  not_found   not_found  not_found   not_found
testAttemptAbandon          unauthenticated  forbidden    disabled  ok          not_found  not_found  not_found   not_found  not_found   not_found
`,
  {
    testAttempt: ({ running }) => ({ id: running }),
    'testAttempts:theirs': ({ people }) => ({ userId: people.student.id }),
    testAttemptStart: ({ another }) => ({ bundleId: another }),
    'testAttemptStart:practice': () => ({ practice: { count: 3 } }),
    testAttemptAnswer: ({ running, asked }) => ({
      id: running,
      questionId: asked,
      change: 1,
      answer: ['a'],
      check: true,
    }),
    testAttemptFile: ({ running, task }) => ({ id: running, questionId: task, file: upload }),
    testAttemptSubmit: ({ running }) => ({ id: running }),
    'testAttemptSubmit:submitted': ({ submitted }) => ({ id: submitted }),
    testAttemptAbandon: ({ running }) => ({ id: running }),
  },
  makeAttempts,
)

/** A running attempt of the student, one that was handed in, one of somebody outside, and a test that the student has opened and not begun. */
async function makeAttempts(app: TestApp, { people: { student } }: World) {
  const library = libraryOf(app)
  const [place, other] = [
    await library.test([question('single_best_answer'), question('file_upload', '', { type: 'task' })]),
    await library.test([question('true_false', '*t f')]),
  ]
  for (const each of [place, other]) await library.let(student, each, { from: NOON })
  const outsider = await app.person()
  const [running, submitted, foreign, asked, task] = [newId(), newId(), newId(), newId(), newId()]
  const attempt = {
    userId: student.id,
    bundleId: place.bundleId,
    title: 'Contract',
    mode: 'practice' as const,
    startedAt: NOON,
    count: 2,
    most: 2,
    resultsShow: 'after_submit' as const,
  }
  const { orm } = app.services.database
  const over = { status: 'graded' as const, submittedAt: NOON, points: 0, counted: true }
  await orm.insert(testAttempts).values({ ...attempt, id: running })
  await orm.insert(testAttempts).values({ ...attempt, ...over, id: submitted })
  await orm.insert(testAttempts).values({ ...attempt, ...over, id: foreign, userId: outsider.id })
  for (const [position, id] of [asked, task].entries())
    await orm.insert(attemptQuestions).values({
      id,
      attemptId: running,
      userId: student.id,
      blockId: place.blockIds[position] as string,
      position,
      optionOrder: position ? [] : ['a', 'b', 'c'],
      feedbackShow: 'after_answer',
    })
  return { running, submitted, asked, task, another: other.bundleId }
}
