import { refuseUnlessCreatable } from '../../kernel/crud/creatable'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nothing, selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { forgetFiles } from './forget-files'
import { contentImport as entity } from './table'

/** Ends an import unless it has come over. Its last transaction asks for the state, so one of the two wins. */
export const contentImportCancel: Operation<'contentImportCancel'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const found = await writing.reader.find('ContentImport', id, nothing)
    if (!found) throw notFound(nameOf('ContentImport'))
    const { rows } = await writing.query({
      text: `update content_imports set status = 'cancelled', finished_at = $2, updated_at = $2
        where id = $1 and status in ('reading', 'ready', 'importing', 'failed', 'cancelled') returning id`,
      values: [id, writing.now],
    })
    if (!rows.length) throw conflict('This import has come over already. Delete what you do not want in the editor.')
    await refuseUnlessCreatable(writing, context, entity, id)
    await forgetFiles(writing, context, id)
    writing.changed('ContentImport', id)
    return writing.reader.one('ContentImport', id, selectionOf(info))
  })
