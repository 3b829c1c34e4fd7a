import { signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { conflict, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { fields, selectionOf } from '../../kernel/read/selection'
import type { Writing } from '../../kernel/write/write'
import { libraryNote as entity } from './table'

/** A note is pinned to a slide of its own bundle. */
async function settle({ id, values }: { id: string; values: Record<string, unknown> }, { query }: Writing) {
  if (!values.slideId) {
    if (typeof values.second === 'number') throw invalid('second', 'A second is of a slide: please name it.')
    return
  }
  const { rows } = await query({
    text: 'select s.bundle_id = n.bundle_id as fits from library_notes n join library_slides s on s.id = n.slide_id where n.id = $1',
    values: [id],
  })
  if (!rows[0]?.fits) throw conflict('The slide belongs to another lecture.', { field: 'slideId' })
}

const notes = crud(entity, {
  prepare: ({ ...values }, context, action) => {
    if (typeof values.text === 'string') values.text = values.text.trim()
    return action === 'create' ? { ...values, userId: signedIn(context).id } : values
  },
  settle,
  settles: (values) => 'slideId' in values || 'second' in values,
})

const libraryNotes: Operation<'libraryNotes'> = ({ bundleId }, context, info) =>
  context.reader.all('LibraryNote', { bundleId, userId: signedIn(context).id }, selectionOf(info))

export const libraryNote = noun({
  entities: [entity],
  operations: {
    libraryNotes,
    libraryNoteCreate: notes.create,
    libraryNoteUpdate: notes.update,
    libraryNoteDelete: notes.delete,
  },
  rates: { libraryNoteCreate: perPerson(60), libraryNoteUpdate: perPerson(120) },
  constraints: {
    library_notes_text: () => invalid('text', 'A note is from 1 to 2,000 characters.'),
    library_notes_second: () => invalid('second', 'A second is not below zero.'),
  },
  erasure: 'goes with the account',
  exported: { lectureNotes: ['LibraryNote', fields('bundleId', 'slideId', 'second', 'text', 'insertedAt')] },
  unwatched: { library_notes: 'a person’s own notes' },
  unrecorded: { libraryNoteCreate: 'their own' },
})
