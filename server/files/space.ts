import { statfs } from 'node:fs/promises'
import { conflict } from '../kernel/errors'
import { LEAST_FREE } from '../kernel/http/health'
import type { Settings } from '../kernel/settings'
import type { Writing } from '../kernel/write/write'

/** Bytes that a person keeps or has announced. */
const taken = `select coalesce((select sum(f.size) from drive_files f where f.owner_id = $1 and f.storage_key is not null), 0)
    + coalesce((select sum(u.size) from media_uploads u where u.owner_id = $1 and u.finished_at is null), 0) as bytes`

/** Bytes that somebody adds to what they keep; nobody's have no quota. */
interface Added {
  ownerId: string | null
  size: number
}

/**
 * Lets so many more bytes of a person be kept by this transaction. What one person adds waits for each other, so that two cannot both take the last of the
 * quota. Throws CONFLICT: more than the quota, or no room on the disk.
 */
export async function refuseWithoutSpace(
  { query }: Pick<Writing, 'query'>,
  { dataDir, mediaQuota }: Pick<Settings, 'dataDir' | 'mediaQuota'>,
  { ownerId, size }: Added,
): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < size + LEAST_FREE) throw conflict('The server has no room for this file. Please ask the school.')
  if (!ownerId) return
  await query({ text: 'select 1 from users where id = $1 for no key update', values: [ownerId] })
  const { rows } = await query({ name: 'bytes_taken', text: taken, values: [ownerId] })
  const bytes = Number(rows[0]?.bytes)
  if (bytes + size > mediaQuota) throw conflict(overQuota(mediaQuota, bytes))
}

function overQuota(quota: number, used: number): string {
  const gigabytes = (bytes: number) => (bytes / 1_000_000_000).toFixed(1)
  return `Your files may take ${gigabytes(quota)} GB, and ${gigabytes(used)} GB are taken. Delete some first.`
}
