import type { Writing } from '../../kernel/write/write'

/** What somebody was let into and no longer is. */
export interface Ended {
  id: string
  userId: string
  bundleId: string
}

/** SQL: what a statement that ends permissions returns. */
export const endedRow = 'id, user_id as "userId", bundle_id as "bundleId"'

/** Tells those who see them of permissions that have ended, and the nouns that may give their bundles in another way. */
export async function accessEnded(writing: Writing, rows: readonly object[]): Promise<void> {
  if (!rows.length) return
  const ended = rows as readonly Ended[]
  for (const { id } of ended) writing.changed('LibraryPermission', id)
  for (const noun of writing.nouns) await noun.accessEnded?.(writing, ended)
}
