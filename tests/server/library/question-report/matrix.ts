import { newId } from '../../../../server/kernel/database/columns'
import { bundleAuthors } from '../../../../server/library/bundle-author/table'
import { questionReports } from '../../../../server/library/question-report/table'
import { attemptQuestions, testAttempts } from '../../../../server/library/test-attempt/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'
import { NOON } from '../../access/matrix/world/moment'
import { libraryOf, question } from '../test-attempt/library'

export const matrix = sheet(
  `
operation               anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
questionReports         unauthenticated  forbidden    disabled  all        none       all        none        none       all         all       | all: manage_content
questionReportCreate    unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  not_found   not_found
questionReportWithdraw  unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  not_found   not_found
questionReportClose     unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok        | ok: manage_content
`,
  {
    questionReports: ({ reportedBundle }) => ({ bundleId: reportedBundle }),
    questionReportCreate: ({ answeredBlock }) => ({ blockId: answeredBlock, kind: 'typo' }),
    questionReportWithdraw: ({ report }) => ({ id: report }),
    questionReportClose: ({ report }) => ({ id: report, outcome: 'kept' }),
  },
  makeReport,
)

/** A test that the tutor wrote and the student answered, with a report on one of its questions. */
async function makeReport(app: TestApp, { people: { student, tutor } }: World) {
  const { orm } = app.services.database
  const { bundleId, blockIds } = await libraryOf(app).test([
    question('single_best_answer'),
    question('true_false', '*t f'),
  ])
  await orm.insert(bundleAuthors).values({ id: newId(), bundleId, userId: tutor.id })
  const [answeredBlock, reported] = blockIds as [string, string]
  const [attemptId, report] = [newId(), newId()]
  await orm.insert(testAttempts).values({
    ...{ id: attemptId, bundleId, userId: student.id, title: 'Contract', mode: 'practice', status: 'graded' },
    ...{ startedAt: NOON, submittedAt: NOON, count: 2, most: 2, points: 0, resultsShow: 'after_submit', counted: true },
  })
  const rows = [answeredBlock, reported].map((blockId, position) => ({
    ...{ id: newId(), attemptId, userId: student.id, blockId, position, optionOrder: [], answer: ['a'] },
    feedbackShow: 'after_answer' as const,
  }))
  await orm.insert(attemptQuestions).values(rows)
  await orm
    .insert(questionReports)
    .values({ id: report, blockId: reported, bundleId, userId: student.id, kind: 'typo', insertedAt: NOON })
  return { reportedBundle: bundleId, answeredBlock, report }
}
