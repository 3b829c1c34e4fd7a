import { refuseUnlessWritable } from '../../kernel/crud/writable'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { lockedEvent, refuseOver } from '../meeting/event'
import { fitLink, queueLink } from '../meeting/fit-link'
import { meeting as entity } from '../meeting/table'

const again = `update meeting_links set failure = null, tries = 0 where meeting_id = $1 and ending_at is null and (made_at is null or failure is not null) returning id`
const begun = 'select 1 from meeting_links where meeting_id = $1 and ending_at is null and made_at is null'

/** Tries again to make the link of an event, or makes it where its provider was not connected before. */
export const meetingLinkMake: Operation<'meetingLinkMake'> = async ({ meetingId: id }, context, info) =>
  write(context, async (writing) => {
    await refuseUnlessWritable({ entity }, id, ['title'], context, writing)
    const event = await lockedEvent(writing, id)
    refuseOver(event, writing.now)
    if (!event.publishedAt) throw conflict('The link is made when the event is published.')
    const { rows } = await writing.query({ text: again, values: [id] })
    for (const link of rows) await queueLink(writing, link.id as string)
    if (!rows.length) {
      await fitLink(writing, context, id)
      if (!(await writing.query({ text: begun, values: [id] })).rows.length)
        throw conflict('No link is to be made: the event has one, or its links are typed.')
    }
    writing.changed('Meeting', id)
    return writing.reader.one('Meeting', id, selectionOf(info))
  })
