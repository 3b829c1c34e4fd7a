import { Readable } from 'node:stream'
import { inspectMedia } from '../../gateways/files/media-kinds'
import { lengthOf, pictureOf } from '../../gateways/files/media-probe'
import type { Context } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { MAX_UPLOAD_BYTES } from '../../kernel/graphql/upload'
import { write } from '../../kernel/write/write'
import { driveFiles } from '../drive-file/table'
import { normaliseImage } from '../images'
import { keepFile, type ReceivedFile, refusedAt, termsOf } from '../uploads'
import { type KeptUpload, keyOf, type UploadStore } from './upload-store'

/** What the server found out about a sound or video. */
export interface MediaFacts {
  seconds?: number
  /** The file of a picture of it. */
  poster?: string
}

/**
 * Makes a document of an upload whose bytes have all come: once, however often it is asked. Throws VALIDATION, and forgets the upload, if it is no sound or
 * video, or not what its name says.
 */
export function createFinish({ drop, pathOf, find }: UploadStore) {
  const running = new Map<string, Promise<void>>()

  async function finish(context: Context, upload: KeptUpload) {
    const { id, name, ownerId } = upload
    if ((await find(id))?.finishedAt) return
    const stored = await context.files.adopt(pathOf(id), keyOf(id))
    const path = context.files.path(stored.key)
    const { mime, kind, ...file } = await refusedAt('file', inspectMedia(path, name)).catch(async (error) => {
      await context.files.remove(stored.key)
      await drop(id)
      throw error
    })
    const facts = await factsOf(context, path, kind === 'video')
    await write(context, async (writing) => {
      const { orm, query, now } = writing
      if (facts.picture) await keepFile(writing, { ...facts.picture, ownerId })
      await orm
        .insert(driveFiles)
        .values({
          id,
          ownerId,
          contentType: mime,
          title: file.name,
          metadata: { ...file, ...facts.known, media: kind },
          size: stored.size,
          sha256: stored.sha256,
          storageKey: stored.key,
          insertedAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing()
      await query({ text: 'update media_uploads set finished_at = $2 where id = $1', values: [id, now] })
    })
  }

  return (context: Context, upload: KeptUpload): Promise<void> => {
    const started = running.get(upload.id) ?? finish(context, upload).finally(() => running.delete(upload.id))
    running.set(upload.id, started)
    return started
  }
}

/** Length and picture, where the programs that tell them are installed. */
async function factsOf(
  context: Context,
  path: string,
  hasPictures: boolean,
): Promise<{ known: MediaFacts; picture?: ReceivedFile }> {
  const { patience } = context.settings
  const seconds = await lengthOf(path, patience)
  if (!seconds) return { known: {} }
  const png = hasPictures ? await pictureOf(path, seconds, patience) : null
  if (!png) return { known: { seconds } }
  const made = await normaliseImage(png, { width: 1280 }, termsOf(context))
  const { key, size, sha256 } = await context.files.put(Readable.from([made.data]), { maxBytes: MAX_UPLOAD_BYTES })
  const picture = {
    id: newId(),
    contentType: made.mime,
    title: 'poster',
    metadata: { media: 'image', name: `poster.${made.extension}` },
    size,
    sha256,
    storageKey: key,
  }
  return { known: { seconds, poster: picture.id }, picture }
}
