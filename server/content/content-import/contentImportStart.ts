import { refuseUnlessCreatable } from '../../kernel/crud/creatable'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { fields, selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { contentImport as entity } from './table'

const told = fields('status', 'good', 'look', 'bad')

interface Told {
  status: string
  good: number
  look: number
  bad: number
}

/** Lets the rows of a read file come over. A second start finds the first one's state and changes nothing. */
export const contentImportStart: Operation<'contentImportStart'> = async ({ id, leaveOut }, context, info) =>
  write(context, async (writing) => {
    const found = (await writing.reader.find('ContentImport', id, told)) as Told | null
    if (!found) throw notFound(nameOf('ContentImport'))
    const { rows } = await writing.query({
      text: `update content_imports set status = 'importing', done = 0, updated_at = $2
        where id = $1 and status = 'ready' and (bad = 0 or $3) and good + look > 0 returning id`,
      values: [id, writing.now, leaveOut === true],
    })
    if (rows.length) {
      await refuseUnlessCreatable(writing, context, entity, id)
      await writing.queue('content_import', { importId: id }, { about: null })
      writing.after(() => context.jobs.wake())
      writing.changed('ContentImport', id)
    } else refuse(found)
    return writing.reader.one('ContentImport', id, selectionOf(info))
  })

/** Says why an import did not start; one that has started already is no mistake. */
function refuse({ status, good, look, bad }: Told) {
  if (status === 'importing' || status === 'done') return
  if (status === 'reading') throw conflict('The file is still being read.')
  if (status === 'cancelled') throw conflict('This import was cancelled. Upload the file again.')
  if (status === 'failed') throw conflict('This file could not be read. Mend it and upload it again.')
  if (good + look === 0) throw conflict('Nothing in this file can come over.')
  throw conflict(
    bad === 1
      ? 'One row cannot come over. Mend the file, or leave that row out.'
      : `${bad} rows cannot come over. Mend the file, or leave them out.`,
    { field: 'leaveOut' },
  )
}
