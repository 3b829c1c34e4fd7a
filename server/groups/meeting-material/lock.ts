import { eq } from 'drizzle-orm'
import { holds } from '../../../access/viewer'
import type { MeetingLockTarget } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { refuseUnlessWritable } from '../../kernel/crud/writable'
import { conflict, forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { type Writing, write } from '../../kernel/write/write'
import { meeting as entity, meetings } from '../meeting/table'

/** To whom the materials of an event are closed now, its row being locked. */
async function lockedTo(writing: Writing, context: Context, id: string): Promise<MeetingLockTarget | null> {
  await refuseUnlessWritable({ entity }, id, ['materialsLockedTo'], context, writing)
  const { materialsLockedTo } = meetings
  const [event] = await writing.orm
    .select({ materialsLockedTo })
    .from(meetings)
    .where(eq(meetings.id, id))
    .for('update')
  const before = event?.materialsLockedTo ?? null
  if (before === 'all' && !holds(signedIn(context), 'manage_meetings'))
    throw forbidden('Staff closed these materials to everybody, and open them again.')
  return before
}

async function close(writing: Writing, id: string, materialsLockedTo: MeetingLockTarget | null) {
  await writing.orm.update(meetings).set({ materialsLockedTo }).where(eq(meetings.id, id))
  writing.changed('Meeting', id)
}

/** Closes all materials of an event, whatever each of them says. */
export const meetingMaterialsLock: Operation<'meetingMaterialsLock'> = async ({ meetingId, target }, context, info) =>
  write(context, async (writing) => {
    await lockedTo(writing, context, meetingId)
    await close(writing, meetingId, target)
    return writing.reader.one('Meeting', meetingId, selectionOf(info))
  })

/** Undoes that. */
export const meetingMaterialsUnlock: Operation<'meetingMaterialsUnlock'> = async (
  { meetingId, target },
  context,
  info,
) =>
  write(context, async (writing) => {
    const before = await lockedTo(writing, context, meetingId)
    if (before !== target) throw conflict('The materials are not closed to them.', { current: before })
    await close(writing, meetingId, null)
    return writing.reader.one('Meeting', meetingId, selectionOf(info))
  })
