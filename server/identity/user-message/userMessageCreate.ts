import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { conflict, forbidden, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { needed } from '../../kernel/write/needed'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { letter } from '../mails'
import { notify } from '../notification/notify'
import { users } from '../user/table'
import { userMessages } from './table'

export const userMessageCreate: Operation<'userMessageCreate'> = async (
  { userId, subject, text, idempotencyKey },
  context,
  info,
) => {
  const viewer = signedIn(context)
  if (userId === viewer.id) throw forbidden('You cannot write to yourself.')
  const words = { subject, text: needed('text', text) }
  const intent = {
    actorId: viewer.id,
    key: idempotencyKey,
    operation: 'userMessageCreate',
    request: { userId, ...words },
  }
  return write(context, async (writing) => {
    const id = await once(writing, intent, async () => {
      await refuseUnreachable(writing, userId)
      const [made] = await writing.orm
        .insert(userMessages)
        .values({ id: newId(), userId, authorId: viewer.id, ...words, insertedAt: writing.now })
        .returning()
      const name = await nameOf(writing, viewer.id)
      await notify(writing, context, [userId], {
        ...{ kind: 'messages', path: '/notifications', about: { type: 'UserMessage', id: made?.id ?? '' } },
        words: () => ({ title: words.subject, body: words.text }),
        mail: ({ email }) =>
          letter({
            to: email,
            subject: words.subject,
            lines: [...words.text.split(/\n{2,}/), `${name ?? 'The staff'}, Articled`],
            action: { label: 'Open Articled', url: context.settings.publicUrl },
          }),
      })
      writing.changed('UserMessage', made?.id ?? '', 'created')
      return made?.id ?? ''
    })
    return writing.reader.one('UserMessage', id, selectionOf(info))
  })
}

/** A disabled account is told nothing, so its person would wait for an answer in vain. */
async function refuseUnreachable({ orm }: Writing, userId: string) {
  const [person] = await orm
    .select({ disabledAt: users.disabledAt, archivedAt: users.archivedAt })
    .from(users)
    .where(eq(users.id, userId))
  if (!person || person.archivedAt) throw notFound('User')
  if (person.disabledAt) throw conflict('This account is disabled, so no message reaches it.')
}

async function nameOf({ orm }: Writing, userId: string) {
  const [person] = await orm.select({ name: users.fullName }).from(users).where(eq(users.id, userId))
  return person?.name
}
