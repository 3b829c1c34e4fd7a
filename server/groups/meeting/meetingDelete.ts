import { eq } from 'drizzle-orm'
import { dropFile } from '../../files/drop-file'
import type { Changeable } from '../../kernel/crud/options'
import { refuseUnlessWritable } from '../../kernel/crud/writable'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { freeOtherTime } from '../../room/life/other-time'
import { lockedEvent } from './event'
import { endLinks } from './fit-link'
import { meeting as entity, meetings } from './table'

/** What somebody has or had a ticket for, and what a package names, is cancelled instead. */
const unused: Changeable = {
  rows: (
    _viewer,
    alias,
  ) => `not exists (select 1 from meeting_members used where used.meeting_id = ${alias}.id and used.bought_at is not null)
    and not exists (select 1 from billing_package_meetings named where named.meeting_id = ${alias}.id)`,
  async explain() {
    throw conflict('Somebody has or had a ticket for this event, or a package names it. Cancel it instead.')
  },
}

const files = 'select file_id as id from meeting_materials where meeting_id = $1 and file_id is not null'

/** Deletes an event to which nobody has come, with its materials. The event is locked, so that nobody buys a ticket meanwhile. */
export const meetingDelete: Operation<'meetingDelete'> = async ({ id }, context) =>
  write(context, async (writing) => {
    await refuseUnlessWritable({ entity }, id, ['title'], context, writing)
    await lockedEvent(writing, id)
    await refuseUnlessWritable({ entity, changeable: unused }, id, ['title'], context, writing)
    const { rows } = await writing.query({ text: files, values: [id] })
    await freeOtherTime(writing, id)
    await endLinks(writing, id)
    await writing.orm.delete(meetings).where(eq(meetings.id, id))
    for (const file of rows) await dropFile(writing, context, file.id as string)
    writing.changed('Meeting', id, 'deleted')
    return { id }
  })
