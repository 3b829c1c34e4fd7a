import { type FilesTaken, filesTaken } from '../../../rules/library/answer-files'
import type { AnswerFile } from '../../../schema/generated/types'
import { keepAttached, type Upload, withUpload } from '../../files/uploads'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, invalid, notFound } from '../../kernel/errors'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { nameOf } from '../../kernel/spoken'
import { type Writing, write } from '../../kernel/write/write'
import { attemptFiles } from '../answer-to-mark/table'
import { askedOf } from '../asking/asked'
import { refuseChecked, refuseOver } from './closed'

interface Which {
  attemptId: string
  id: string
  userId: string
}

/** As many uploads of a question may wait for an answer that names them. */
const MOST_UPLOADS = 20

/** Keeps a file for a question of the caller's running attempt, which the answer then names. Who is refused is so before the bytes are read, and again when they have come. */
export const testAttemptFile: Operation<'testAttemptFile'> = async ({ id, questionId, file }, context) => {
  const which = { attemptId: id, id: questionId, userId: signedIn(context).id }
  const taken = await takenBy(context.database, which, context.clock.now())
  return withUpload(context, file, '', (received) => {
    if (taken.sound && received.kind !== 'audio')
      throw invalid('file', 'This is no sound. Record one, or choose an MP3, M4A, WebM or WAV file.')
    return write(context, (writing) => keep(writing, context, which, received))
  })
}

/** The files that a question takes now. */
async function takenBy(connection: Pick<Writing, 'query'>, which: Which, now: Date): Promise<FilesTaken> {
  const asked = await askedOf(connection, which, now)
  if (!asked) throw notFound(nameOf('TestAttempt'))
  refuseOver(asked, now)
  refuseChecked(asked)
  const taken = filesTaken(asked.subtype)
  if (!taken) throw invalid('questionId', 'This question takes no files.')
  return taken
}

/** Replaced uploads make room; those of the last minutes may be named yet. */
const forgotten = `delete from attempt_files x using attempt_questions q where q.id = $1 and x.question_id = q.id
  and x.inserted_at < $2::timestamptz - interval '10 minutes' and not x.file_id::text = any(coalesce(q.answer, '{}'))`

async function keep(writing: Writing, context: Context, which: Which, received: Upload): Promise<Answer<AnswerFile>> {
  const { query, now } = writing
  // Held as by an answer that is saved, so that a hand-in at the same moment waits, or refuses it.
  await query({ text: 'select 1 from test_attempts where id = $1 for share', values: [which.attemptId] })
  await query({ text: 'select 1 from attempt_questions where id = $1 for no key update', values: [which.id] })
  await takenBy(writing, which, now)
  await query({ text: forgotten, values: [which.id, now] })
  const { rows } = await query({
    text: 'select count(*)::int as count from attempt_files where question_id = $1',
    values: [which.id],
  })
  if ((rows[0]?.count as number) >= MOST_UPLOADS)
    throw conflict('You have uploaded very often for this task. Please wait some minutes.')
  const fileId = await keepAttached(writing, context, received)
  await writing.orm
    .insert(attemptFiles)
    .values({ fileId, questionId: which.id, attemptId: which.attemptId, insertedAt: now })
  const { title: name, size, contentType } = received
  return { id: fileId, name, size: size ?? 0, contentType }
}
