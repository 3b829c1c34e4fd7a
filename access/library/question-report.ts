import { allow, audiences, ME, noun } from '../rule'
import { holds, isTutor } from '../viewer'
import { written } from './holding'

const fields = audiences('QuestionReport', {
  reader: ['id', 'blockId', 'bundleId', 'kind', 'message', 'insertedAt', 'reporter', 'outcome', 'answer', 'closedAt'],
})

export const questionReport = noun({
  operations: {
    questionReports: 'confirmed',
    questionReportCreate: 'confirmed',
    questionReportWithdraw: 'confirmed',
    questionReportClose: ['tutor', 'manage_content'],
  },
  fields: { QuestionReport: fields },
  rules: (viewer) => [
    ...allow('read', 'QuestionReport', { userId: ME }),
    ...(isTutor(viewer) ? allow(['read', 'update'], 'QuestionReport', { bundle: { $elemMatch: written } }) : []),
    ...(holds(viewer, 'manage_content') ? allow(['read', 'update'], 'QuestionReport') : []),
  ],
})
