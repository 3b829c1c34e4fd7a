import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'
import { signIns } from '../sign-in/table'
import { viewings } from './table'

const DAY_MS = 86_400_000

/** Writes down the end of viewings that ran out, or ended with the sign-in of staff; the audit log tells of each. Those of a day ago are deleted. */
export function createEndingLapsed(services: Services): () => Promise<void> {
  const { database, clock } = services
  return async () => {
    const now = clock.now()
    const over = await database.orm
      .select({ id: viewings.id, staffId: viewings.staffId, expiresAt: viewings.expiresAt, endedAt: signIns.endedAt })
      .from(viewings)
      .innerJoin(signIns, eq(signIns.id, viewings.signInId))
      .where(and(isNull(viewings.endedAt), or(lte(viewings.expiresAt, now), sql`${signIns.endedAt} is not null`)))
    for (const { id, staffId, expiresAt, endedAt } of over) {
      const acting = { actor: staffId, operation: 'viewingEnd', network: '', userAgent: null }
      const at = endedAt && endedAt < expiresAt ? endedAt : expiresAt
      await write({ ...services, acting }, ({ orm }) =>
        orm
          .update(viewings)
          .set({ endedAt: at })
          .where(and(eq(viewings.id, id), isNull(viewings.endedAt))),
      )
    }
    await database.orm.delete(viewings).where(lte(viewings.endedAt, new Date(now.getTime() - DAY_MS)))
  }
}
