import { allow, audiences, ME, noun, type On } from '../rule'
import { holds } from '../viewer'

const fields = audiences('TestAttempt', {
  /** The person and staff; rules/library/shown.ts says when they read points, percent and the outcome of each question. */
  reader: [
    'id',
    'bundleId',
    'userId',
    'title',
    'mode',
    'status',
    'startedAt',
    'endsAt',
    'submittedAt',
    'submittedByClock',
    'timeLimit',
    'extraTime',
    'breaks',
    'mockDayId',
    'mockSession',
    'turn',
    'count',
    'answered',
    'points',
    'most',
    'unmarked',
    'percent',
    'passPercent',
    'passEstimated',
    'questions',
    'bundle',
  ],
})

/** The pictures of questions that such an attempt asks; their links stand in what is shown of it, and nowhere else. */
const askedWith = (attempt: On<'TestAttempt'>): On<'DriveFile'> => ({
  blockPictures: { $elemMatch: { attempts: { $elemMatch: attempt } } },
})

export const testAttempt = noun({
  operations: {
    testAttempt: 'confirmed',
    testAttempts: 'confirmed',
    practiceCounts: 'confirmed',
    testAttemptStart: 'confirmed',
    testAttemptAnswer: 'confirmed',
    testAttemptFile: 'confirmed',
    testAttemptSubmit: 'confirmed',
    testAttemptAbandon: 'confirmed',
  },
  fields: { TestAttempt: fields },
  rules: (viewer) => [
    ...allow('read', 'TestAttempt', { userId: ME }),
    ...allow('read', 'DriveFile', askedWith({ userId: ME })),
    ...allow('read', 'DriveFile', { attemptFiles: { $elemMatch: { userId: ME } } }),
    ...(holds(viewer, 'view_all_users')
      ? [...allow('read', 'TestAttempt'), ...allow('read', 'DriveFile', askedWith({ id: { $ne: null } }))]
      : []),
  ],
})
