import { and, eq } from 'drizzle-orm'
import { driveFiles } from '../../files/drive-file/table'
import { dropFile } from '../../files/drop-file'
import { keepFile } from '../../files/uploads'
import { type Context, signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { conflict } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { judge } from '../life/allowed'
import type { FoundSession } from '../life/facts'
import { sessions } from '../session/table'
import { sessionAnswers } from './table'
import { writtenText } from './written-text'

/** Throws CONFLICT, with the present text and its version, if the written answer has changed since the version that the caller knows. */
export async function requireAnswerVersion(writing: Writing, session: FoundSession, version: number): Promise<void> {
  if (version === session.answerVersion) return
  const kept = await findWritten(writing, session.id)
  throw conflict('This answer was changed in another tab or on another device.', {
    field: 'version',
    current: { content: kept?.contentHtml ?? '', version: session.answerVersion },
  })
}

/** Saves the text that the candidate of a locked session writes in the room; a text without words removes the answer. */
export async function saveWritten(writing: Writing, context: Context, session: FoundSession, html: string) {
  const text = writtenText(html)
  const kept = await findWritten(writing, session.id)
  if (kept && text.content) await change(writing, kept, text)
  else if (kept) await remove(writing, context, session, kept)
  else if (text.content) await add(writing, context, session, text)
  await writing.orm
    .update(sessions)
    .set({ answerVersion: session.answerVersion + 1 })
    .where(eq(sessions.id, session.id))
}

interface Kept {
  id: string
  fileId: string
  contentHtml: string | null
}
type Text = ReturnType<typeof writtenText>

async function findWritten({ orm }: Pick<Writing, 'orm'>, sessionId: string): Promise<Kept | undefined> {
  const [kept] = await orm
    .select({ id: sessionAnswers.id, fileId: sessionAnswers.fileId, contentHtml: driveFiles.contentHtml })
    .from(sessionAnswers)
    .innerJoin(driveFiles, eq(driveFiles.id, sessionAnswers.fileId))
    .where(and(eq(sessionAnswers.sessionId, sessionId), sessionAnswers.written))
  return kept
}

// Every pause in the writing saves, so only the first and the last of an answer are told to those who watch the session.
async function change({ orm, now }: Writing, { id, fileId }: Kept, text: Text) {
  await orm
    .update(driveFiles)
    .set({ ...text, updatedAt: now })
    .where(eq(driveFiles.id, fileId))
  await orm.update(sessionAnswers).set({ updatedAt: now }).where(eq(sessionAnswers.id, id))
}

async function add(writing: Writing, context: Context, session: FoundSession, text: Text) {
  const { orm, now } = writing
  const viewer = signedIn(context)
  judge('sessionAnswerCreate', session, viewer, now)
  const file = {
    id: newId(),
    ownerId: viewer.id,
    title: 'Written answer',
    contentType: 'text/html',
    storageKey: null,
    ...text,
  }
  const fileId = await keepFile(writing, file)
  const id = newId()
  const sessionId = session.id
  await orm.insert(sessionAnswers).values({ id, sessionId, fileId, written: true, insertedAt: now, updatedAt: now })
  writing.changed('SessionAnswer', id, 'created')
  writing.changed('Session', sessionId)
}

async function remove(writing: Writing, context: Context, session: FoundSession, { id, fileId }: Kept) {
  await writing.orm.delete(sessionAnswers).where(eq(sessionAnswers.id, id))
  await dropFile(writing, context, fileId)
  writing.changed('SessionAnswer', id, 'deleted')
  writing.changed('Session', session.id)
}
