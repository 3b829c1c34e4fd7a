import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { refuseUnlessWritable } from '../../kernel/crud/writable'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { type Writing, write } from '../../kernel/write/write'
import { lockedEvent, refuseOver } from './event'
import { fitLink } from './fit-link'
import { fitLectorsTime } from './lectors-time'
import { payAllBack } from './pay-all-back'
import { meeting as entity, meetings } from './table'

/** Cancels an event: its places are closed at once, and everybody gets back what they paid. */
export const meetingCancel: Operation<'meetingCancel'> = async ({ id, reason }, context, info) =>
  write(context, async (writing) => {
    const cancelReason = reason.trim()
    if (!cancelReason) throw invalid('reason', 'Please say why, to everybody who would have come.')
    await refuseUnlessWritable({ entity }, id, ['cancelReason'], context, writing)
    await lockWallets(writing, id)
    const event = await lockedEvent(writing, id)
    refuseOver(event, writing.now)
    await writing.orm
      .update(meetings)
      .set({ cancelledAt: writing.now, cancelReason, cancelledById: signedIn(context).id })
      .where(eq(meetings.id, id))
    writing.changed('Meeting', id)
    await fitLectorsTime(writing, id)
    await fitLink(writing, context, id)
    await payAllBack(writing, context, id)
    return writing.reader.one('Meeting', id, selectionOf(info))
  })

const wallets = `select 1 from accounts a where a.user_id in (select user_id from meeting_members where meeting_id = $1 and standing = 'attendee') order by a.id for update`

/** Wallets are locked before events, as a purchase does it: whoever buys meanwhile waits, instead of each for the other. */
const lockWallets = ({ query }: Writing, id: string) => query({ text: wallets, values: [id] })
