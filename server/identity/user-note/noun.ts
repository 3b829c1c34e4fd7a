import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { forbidden, notFound } from '../../kernel/errors'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { list } from '../../kernel/read/lists'
import { needed } from '../../kernel/write/needed'
import { userNote as entity, userNotes } from './table'

const written = (text: unknown) => needed('text', String(text))

const notes = crud(entity, {
  async prepare({ text, ...values }, context, action) {
    if (action === 'update') return { text: written(text) }
    const { id } = signedIn(context)
    if (values.userId === id) throw forbidden('You cannot write a note about yourself.')
    const person = await context.reader.find('User', String(values.userId), { archivedAt: {} })
    if (!person || person.archivedAt) throw notFound('User')
    return { ...values, text: written(text), authorId: id, insertedAt: context.clock.now() }
  },
})

export const userNote = noun({
  entities: [entity],
  operations: {
    userNotes: list('UserNote'),
    userNoteCreate: notes.create,
    userNoteUpdate: notes.update,
    userNoteDelete: notes.delete,
  },
  rates: { userNoteCreate: perPerson(120) },
  // Those to the person go with the account; what they wrote to or about others stays, without them.
  erasure: {
    async erase({ orm }, { userId }) {
      await orm.update(userNotes).set({ authorId: null }).where(eq(userNotes.authorId, userId))
    },
  },
  // Staff's own words, which their subject never reads.
  exported: 'nothing of a person',
})
