import { and, eq } from 'drizzle-orm'
import { keepFile } from '../../files/uploads'
import { users } from '../../identity/user/table'
import { type Context, signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { ENGLISH } from '../../kernel/languages'
import { selectionOf } from '../../kernel/read/selection'
import { inLocale } from '../../kernel/spoken'
import { type Writing, write } from '../../kernel/write/write'
import { sessionMaterials } from '../answers/table'
import { protectedPdf } from '../answers/written-text'
import { judge } from '../life/allowed'
import { type FoundSession, lockSession } from '../life/facts'
import { mocks } from '../mock/table'
import { sessionAttendees } from '../session/table'

/** The document made before, recognised by its content. */
async function madeBefore({ query }: Writing, sessionId: string) {
  const { rows } = await query({
    text: `select m.id from session_materials m join drive_files f on f.id = m.file_id
      where m.session_id = $1 and f.protected and f.metadata->>'suggestedAnswer' = 'true' limit 1`,
    values: [sessionId],
  })
  return rows[0]?.id as string | undefined
}

/** The language of the person for whom it is made. */
async function localeOfCandidate({ orm }: Writing, sessionId: string): Promise<string> {
  const [candidate] = await orm
    .select({ locale: users.locale })
    .from(sessionAttendees)
    .innerJoin(users, eq(users.id, sessionAttendees.userId))
    .where(and(eq(sessionAttendees.sessionId, sessionId), eq(sessionAttendees.role, 'candidate')))
  return candidate?.locale ?? ENGLISH
}

async function make(writing: Writing, context: Context, { id: sessionId, mockId }: FoundSession) {
  const [mock] = mockId ? await writing.orm.select().from(mocks).where(eq(mocks.id, mockId)) : []
  if (!mock?.suggestedAnswer?.trim()) throw conflict('The mock of this session has no suggested answer.')
  const { name, suggestedAnswer } = mock
  const file = await inLocale(await localeOfCandidate(writing, sessionId), () =>
    protectedPdf(context, `Suggested answer: ${name}`, suggestedAnswer),
  )
  try {
    const metadata = { ...(file.metadata as object), suggestedAnswer: true }
    const fileId = await keepFile(writing, { ...file, metadata })
    const id = newId()
    await writing.orm.insert(sessionMaterials).values({ id, sessionId, fileId, insertedAt: writing.now })
    writing.changed('SessionMaterial', id, 'created')
    writing.changed('Session', sessionId)
    return id
  } catch (error) {
    if (file.storageKey) await context.files.remove(file.storageKey)
    throw error
  }
}

export const sessionGenerateSuggestedAnswer: Operation<'sessionGenerateSuggestedAnswer'> = async (
  { id },
  context,
  info,
) =>
  write(context, async (writing) => {
    const session = await lockSession(writing, context, id)
    judge('sessionGenerateSuggestedAnswer', session, signedIn(context), writing.now)
    const materialId = (await madeBefore(writing, id)) ?? (await make(writing, context, session))
    return writing.reader.one('SessionMaterial', materialId, selectionOf(info))
  })
