import { createHash } from 'node:crypto'

/** A change as the chain sees it. */
export interface ChainedChange {
  kind: string
  record: string
  recordId: string | null
  userId: string | null
  field: string
  before: string | null
  after: string | null
}

/** An entry as the chain sees it. */
export interface ChainedEntry {
  id: string
  insertedAt: Date
  actorId: string
  operation: string
  network: string
  userAgent: string | null
  /** Of its changes, in order. */
  digests: string
}

/** What the first entry has for a hash before it. */
export const GENESIS = '0'.repeat(64)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The hash of an entry at its place, over all of it and over the hash before. */
export const hashOf = (
  { id, insertedAt, actorId, operation, network, userAgent, digests }: ChainedEntry,
  place: number,
  previousHash: string,
) =>
  sha256(
    JSON.stringify([
      place,
      id,
      insertedAt.toISOString(),
      actorId,
      operation,
      network,
      userAgent,
      digests,
      previousHash,
    ]),
  )

/** The digest of a change, as the trigger `audit_row` writes it. */
export const digestOf = (entryId: string, change: ChainedChange) =>
  sha256(
    [entryId, change.kind, change.record, change.recordId, change.userId, change.field, change.before, change.after]
      .map((each) => (each === null ? '-' : `${[...each].length}:${each}`))
      .join('|'),
  )
