import { isWebAddress } from '../../../rules/web-address'
import { dropFile } from '../../files/drop-file'
import { keepAttached, type Upload, withUpload } from '../../files/uploads'
import type { Context } from '../../kernel/context'
import { refuseUnlessCreatable } from '../../kernel/crud/creatable'
import { crud } from '../../kernel/crud/crud'
import { newId } from '../../kernel/database/columns'
import { conflict, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import type { Row } from '../../kernel/read/read'
import { selectionOf } from '../../kernel/read/selection'
import { type Writing, write } from '../../kernel/write/write'
import { lockedEvent, noAddress } from '../meeting/event'
import { refuseUnfound } from '../meeting/unfound'
import { meetingMaterial as entity, meetingMaterials } from './table'

const MOST = 50

/** Adds a file or a link to an event: keeps the file, then checks the rules within the transaction. */
export const meetingMaterialCreate: Operation<'meetingMaterialCreate'> = async (
  { file, meetingId, title, contentLink, contentType, studentCanView, audience, opens },
  context,
  info,
) => {
  const link = contentLink?.trim() || null
  if (Boolean(file) === Boolean(link)) throw invalid('file', 'Choose a file, or give the address of a page.')
  if (link && !isWebAddress(link)) throw noAddress('contentLink')
  const add = (upload: Upload | null) =>
    write(context, async (writing) => {
      await refuseUnfound(writing, meetingId)
      const fileId = upload ? await keepAttached(writing, context, upload) : null
      const row = {
        ...{ id: newId(), meetingId, title, fileId, contentLink: link, insertedAt: writing.now },
        contentType: contentType?.trim() || (upload?.contentType ?? null),
        audience: studentCanView === false ? ('lectors' as const) : (audience ?? 'attendees'),
        opens: opens ?? 'at_once',
      }
      await writing.orm.insert(meetingMaterials).values(row)
      await refuseUnlessCreatable(writing, context, entity, row.id)
      await refuseMany(writing, meetingId)
      told(writing, row.id, meetingId, 'created')
      return writing.reader.one('MeetingMaterial', row.id, selectionOf(info))
    })
  return file ? withUpload(context, file, title, add) : add(null)
}

/** Of two at once the second sees what the first has added. */
async function refuseMany(writing: Writing, meetingId: string) {
  await lockedEvent(writing, meetingId)
  const { rows } = await writing.query({
    text: 'select count(*)::int as count from meeting_materials where meeting_id = $1',
    values: [meetingId],
  })
  if ((rows[0]?.count as number) > MOST) throw conflict(`An event has at most ${MOST} materials.`)
}

function told(writing: Writing, id: string, meetingId: string, kind: 'created' | 'updated' | 'deleted') {
  writing.changed('MeetingMaterial', id, kind)
  writing.changed('Meeting', meetingId)
}

async function gone(row: Row, writing: Writing, context: Context) {
  if (row.file_id) await dropFile(writing, context, row.file_id as string)
  writing.changed('Meeting', row.meeting_id as string)
}

const kept = crud(entity, {
  gone,
  async settle({ id }, writing) {
    const { rows } = await writing.query({
      text: 'select meeting_id as "meetingId" from meeting_materials where id = $1',
      values: [id],
    })
    if (rows[0]) writing.changed('Meeting', rows[0].meetingId as string)
  },
})

/** Changes its name, audience or opening. */
export const meetingMaterialUpdate: Operation<'meetingMaterialUpdate'> = kept.update

/** Takes a material away, with its file. */
export const meetingMaterialDelete: Operation<'meetingMaterialDelete'> = kept.delete
