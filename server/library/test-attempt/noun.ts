import { fileUrl } from '../../files/file-links'
import { type Context, signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { row } from '../../kernel/read/lists'
import { below, fields, selectionOf } from '../../kernel/read/selection'
import { percent, points, questions, status } from '../results/results'
import { createDue } from './due'
import { handInDue } from './hand-in'
import { practiceCounts } from './practiceCounts'
import { testAttempt as entity } from './table'
import { testAttemptAbandon } from './testAttemptAbandon'
import { testAttemptAnswer } from './testAttemptAnswer'
import { testAttemptFile } from './testAttemptFile'
import { testAttemptStart } from './testAttemptStart'
import { testAttemptSubmit } from './testAttemptSubmit'

declare module '../../kernel/jobs/jobs' {
  interface JobPayloads {
    /** An attempt at a test, which is handed in when its time is over. */
    attempt: { attemptId: string }
  }
}

/** So many attempts with all their questions take long to compose. */
const MOST_WITH_QUESTIONS = 20

/** A page of one person's attempts: the caller's own unless told. */
const testAttempts: Operation<'testAttempts'> = (args, context, info) => {
  const selection = selectionOf(info)
  if ('questions' in below(selection, 'entries') && (args.pageSize ?? 0) > MOST_WITH_QUESTIONS)
    throw invalid('pageSize', 'At most 20 attempts can be read with their questions.')
  return context.reader.page('TestAttempt', { ...args, userId: args.userId ?? signedIn(context).id }, selection)
}

const told = fields('title', 'status', 'startedAt', 'submittedAt', 'points', 'most')

/** A person's attempts for their export, with points where they may be shown. */
async function exported(context: Context, userId: string) {
  const rows = await context.reader.all('TestAttempt', { userId }, told)
  return rows.map(({ title, startedAt, submittedAt, most, ...row }) => ({
    title,
    status: status(row as never, undefined as never, context),
    startedAt,
    submittedAt,
    points: points(row as never),
    most,
  }))
}

const handedIn = `select a.title as test, d.title, d.content_type as "contentType", d.size, d.content_html as "contentHtml", x.inserted_at as "insertedAt"
  from attempt_files x join test_attempts a on a.id = x.attempt_id join drive_files d on d.id = x.file_id where a.user_id = $1 order by x.inserted_at, d.id`

/** The files of a person's answers for their export, as those of their sessions. */
const filesHandedIn = async ({ database }: Context, userId: string) =>
  (await database.query({ text: handedIn, values: [userId] })).rows

/** The address of a file that was handed in, for its reader. */
const url = ({ id }: { id: string }, _args: never, context: Context) => fileUrl(id, context)

export const testAttempt = noun({
  entities: [entity],
  operations: {
    practiceCounts,
    testAttempt: row('TestAttempt'),
    testAttemptAbandon,
    testAttemptAnswer,
    testAttemptFile,
    testAttempts,
    testAttemptStart,
    testAttemptSubmit,
  },
  fields: { TestAttempt: { percent, points, questions, status }, AnswerFile: { url } },
  rates: { testAttemptFile: perPerson(120), testAttemptStart: perPerson(120) },
  erasure: 'goes with the account',
  exported: { testAttempts: exported, filesHandedIn },
  whenDue: createDue,
  jobs: { attempt: async (services, { attemptId }) => void (await handInDue(services, attemptId)) },
  unwatched: {
    attempt_files: 'each person’s own',
    attempt_questions: 'each person’s own',
    question_counts: 'follow from attempts',
    test_attempts: 'each person’s own',
  },
  outOfReach: {
    attempt_questions_place: 'counted by the server',
    test_attempts_mock_session: 'the day is held before',
    test_attempts_turn: 'the attempt that is there is answered, or refused by the operation',
    test_attempts_one_running: 'the running attempt is answered',
  },
  unrecorded: { testAttemptStart: 'their own' },
})
