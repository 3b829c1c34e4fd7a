import { and, desc, eq } from 'drizzle-orm'
import type { Viewer } from '../../../access/viewer'
import type { Writing } from '../../kernel/write/write'
import type { FoundSession } from './facts'
import { sessionEvents } from './table'

/** As long as a person may take for the second of two clicks. */
const DOUBLE_CLICK_MS = 10_000

/** Whether the viewer sent these marks to the second marker a moment ago: another click must not release them as well. */
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
