import { ofOthers } from '../about-oneself'
import { allow, audiences, noun, type On } from '../rule'
import { holds, isTutor } from '../viewer'
import { written } from './holding'

const fields = audiences('AnswerToMark', {
  reader: [
    'id',
    'attemptId',
    'bundleId',
    'blockId',
    'candidate',
    'submittedAt',
    'answer',
    'files',
    'most',
    'points',
    'feedback',
    'marker',
    'markedAt',
    'version',
    'block',
    'bundle',
  ],
})

/** Answers, and the files that were handed in with them. */
const marking = (answers: On<'AnswerToMark'>) => [
  ...allow('read', 'AnswerToMark', answers),
  ...allow('read', 'DriveFile', { answerFiles: { $elemMatch: answers } }),
]

/** Nobody marks their own answer, nor reads the marking of it but in their result. */
export const answerToMark = noun({
  operations: {
    answerToMark: ['tutor', 'manage_content'],
    answersToMark: ['tutor', 'manage_content'],
    bundlesToMark: ['tutor', 'manage_content'],
    answerMark: ['tutor', 'manage_content'],
  },
  fields: { AnswerToMark: fields },
  rules: (viewer) => [
    ...(isTutor(viewer) ? marking({ ...ofOthers, bundle: { $elemMatch: written } }) : []),
    ...(holds(viewer, 'manage_content') ? marking(ofOthers) : []),
  ],
})
