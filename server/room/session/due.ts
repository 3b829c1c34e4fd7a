import { dueOf } from '../../../rules/room/session-timing'
import type { Context } from '../../kernel/context'
import { isLive } from '../life/live-types'

/** The columns behind `due`, as the reader answers them. */
interface Source {
  status: string
  endAt: string
  deadline: string | null
  readyAt: string | null
  holdUntil: string | null
  noShowAt: string | null
  sessionTypeId: string
  dispute: string | null
}

const dueAt = async (source: Source, context: Context) =>
  dueOf(
    { ...source, live: await isLive(context, source.sessionTypeId), isDisputed: source.dispute !== null },
    context.clock.now().getTime(),
  )

/** Until when what a session waits for is due. */
export async function due(source: Source, _args: never, context: Context) {
  const found = await dueAt(source, context)
  return found && new Date(found.at)
}

/** What a session waits for. */
export const dueFor = async (source: Source, _args: never, context: Context) =>
  (await dueAt(source, context))?.what ?? null
