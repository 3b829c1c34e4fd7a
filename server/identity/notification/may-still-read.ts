import type { Services } from '../../kernel/context'
import { createReader } from '../../kernel/read/read'
import { nothing } from '../../kernel/read/selection'
import type { Told } from '../../kernel/told'
import { viewerOf } from '../viewer/viewer-of'

/** Whether a notification's person may be told of its subject now: the account is open, and they may read the row. */
export async function mayStillRead(
  { database, clock }: Pick<Services, 'clock'> & { database: Pick<Services['database'], 'query'> },
  { userId, aboutType, aboutId }: Told,
): Promise<boolean> {
  const viewer = await viewerOf(database, userId)
  if (!viewer) return false
  if (!aboutType || !aboutId) return true
  const reader = createReader({ database, viewer, now: () => clock.now() })
  return (await reader.find(aboutType, aboutId, nothing)) !== null
}
