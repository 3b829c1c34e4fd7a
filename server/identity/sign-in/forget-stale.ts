import { and, type Column, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import { emailChanges } from '../email-change/table'
import { oauthRequests, oneTimeLinks, signIns } from './table'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Deletes, at most once an hour, abandoned outside sign-ins, and links, address changes and sign-ins that ended a day ago, with their spent tokens. */
export function createForgetting({ database, clock }: Pick<Services, 'database' | 'clock'>): () => Promise<void> {
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock.now().getTime()
    if (now < next) return
    next = now + HOUR_MS
    const isOver = (column: Column): SQL => lte(column, new Date(now - DAY_MS))
    await database.orm.delete(oauthRequests).where(lte(oauthRequests.expiresAt, new Date(now)))
    await database.orm.delete(oneTimeLinks).where(isOver(oneTimeLinks.expiresAt))
    // Their links live for minutes, except the undo link of a change by staff.
    const cannotBeUndone = or(isNull(emailChanges.undoUntil), isOver(emailChanges.undoUntil))
    await database.orm.delete(emailChanges).where(and(isOver(emailChanges.insertedAt), cannotBeUndone))
    // Its token tells the browser of a disabled person why it was signed out.
    const isUntold = and(isOver(signIns.endedAt), sql`${signIns.endReason} is distinct from 'disabled'`)
    await database.orm.delete(signIns).where(or(isOver(signIns.expiresAt), isUntold))
  }
}
