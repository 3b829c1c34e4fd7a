import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { FileStore } from '../gateways/files/files'
import type { Making, PlannedMedia } from './school'

const MOST_BYTES = 1024 * 1024
const AT_ONCE = 6
const types = { image: ['image/png', 'png'], audio: ['audio/mpeg', 'mp3'], video: ['video/webm', 'webm'] } as const

interface NewMedia {
  at: Date
  ownerId: string | null
  title: string
  kind: keyof typeof types
  /** Without the extension. */
  path: string
}

/** Plans a picture, a sound or a video, as mediaCreate would keep it, and answers its id. */
export function addMedia({ media, id }: Making, { at, ownerId, title, kind, path }: NewMedia): string {
  const own = id(at)
  const [contentType, extension] = types[kind]
  const metadata = { name: `${basename(path)}.${extension}`, extension, media: kind }
  media.push({
    row: { id: own, ownerId, title, contentType, metadata, insertedAt: at, updatedAt: at },
    path: `${path}.${extension}`,
  })
  return own
}

/** Copies pictures and sounds into the file store, several at once, and answers their rows. */
export async function storeMedia(files: FileStore, media: readonly PlannedMedia[]): Promise<PlannedMedia['row'][]> {
  const rows: PlannedMedia['row'][] = []
  const left = media.entries()
  const store = async () => {
    for (const [index, { row, path }] of left) {
      const { key, size, sha256 } = await files.put(createReadStream(path), { maxBytes: MOST_BYTES })
      rows[index] = { ...row, storageKey: key, size, sha256 }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, store))
  return rows
}
