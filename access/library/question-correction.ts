import { allow, audiences, noun } from '../rule'
import { holds, isTutor } from '../viewer'
import { written } from './holding'

const fields = audiences('QuestionCorrection', {
  reader: [
    'id',
    'blockId',
    'bundleId',
    'kind',
    'optionIds',
    'reason',
    'insertedAt',
    'by',
    'undoneAt',
    'undoUntil',
    'total',
    'done',
    'told',
    'finishedAt',
  ],
})

export const questionCorrection = noun({
  operations: {
    questionCorrections: ['tutor', 'manage_content'],
    questionCorrectionEffect: ['tutor', 'manage_content'],
    questionCorrectionCreate: ['tutor', 'manage_content'],
    questionCorrectionUndo: ['tutor', 'manage_content'],
  },
  fields: { QuestionCorrection: fields },
  rules: (viewer) => [
    ...(isTutor(viewer) ? allow('read', 'QuestionCorrection', { bundle: { $elemMatch: written } }) : []),
    ...(holds(viewer, 'manage_content') ? allow('read', 'QuestionCorrection') : []),
  ],
})
