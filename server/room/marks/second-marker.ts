import { and, desc, eq } from 'drizzle-orm'
import type { Viewer } from '../../../access/viewer'
import type { Writing } from '../../kernel/write/write'
import type { FoundSession } from '../life/facts'
import { sessionEvents } from '../session/table'

/** The longest time between two clicks of a double click. */
const DOUBLE_CLICK_MS = 10_000

/** Whether the viewer has just sent these marks to the second marker, so that another click must not release them. */
export async function isJustSent(writing: Writing, { id, status }: FoundSession, viewer: Viewer): Promise<boolean> {
  if (status !== 'in_review') return false
  const [sent] = await writing.orm
    .select()
    .from(sessionEvents)
    .where(and(eq(sessionEvents.sessionId, id), eq(sessionEvents.to, 'in_review')))
    .orderBy(desc(sessionEvents.at), desc(sessionEvents.id))
    .limit(1)
  return sent?.actorId === viewer.id && writing.now.getTime() - sent.at.getTime() < DOUBLE_CLICK_MS
}
