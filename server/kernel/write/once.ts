import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { conflict, invalid } from '../errors'
import { idempotencyKeys } from './table'
import type { Writing } from './write'

interface Intent {
  actorId: string
  /** One for each intent of a person; without it every call acts. */
  key?: string | null
  operation: string
  /** The input: the same key with other input is refused. */
  request: unknown
}

/** Acts once for an intent and returns the same result's id each time. Runs in the transaction of the act. Throws CONFLICT, VALIDATION. */
export async function once(
  writing: Writing,
  { actorId, key, operation, request }: Intent,
  act: () => Promise<string>,
): Promise<string> {
  if (!key) return act()
  if (key.length > 100) throw invalid('idempotencyKey', 'A key has at most 100 characters.')
  const requestHash = createHash('sha256')
    .update(JSON.stringify([operation, request]))
    .digest('hex')
  const mine = and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key))
  // A second call at the same time waits here until the first commits.
  const [first] = await writing.orm
    .insert(idempotencyKeys)
    .values({ actorId, key, operation, requestHash, insertedAt: writing.now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (first) {
    const resultId = await act()
    await writing.orm.update(idempotencyKeys).set({ resultId }).where(mine)
    return resultId
  }
  const [known] = await writing.orm.select().from(idempotencyKeys).where(mine)
  if (!known?.resultId || known.requestHash !== requestHash)
    throw conflict('This key was used for something else.', { field: 'idempotencyKey' })
  return known.resultId
}
