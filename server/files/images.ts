import { Readable } from 'node:stream'
import { FileRefused } from '../gateways/file-refused'
import { normaliseImage } from '../gateways/images'
import type { Context } from '../kernel/context'
import { newId } from '../kernel/database/columns'
import type { UploadedFile } from '../kernel/graphql/upload'
import { write } from '../kernel/write/write'
import { fileUrl } from './file-links'
import { keepFile, MAX_UPLOAD_BYTES, refusedAt } from './uploads'

async function bytesOf(stream: Readable) {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_UPLOAD_BYTES) throw new FileRefused('too_large', 'The file is larger than 25 MB.')
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}

/** Turns a picture among the arguments into a kept file's id: made anew as 4:3, without what its camera wrote into it. */
export async function receiveImage(
  values: Record<string, unknown>,
  field: string,
  context: Context,
): Promise<Record<string, unknown>> {
  if (!values[field]) return values
  const upload = (await values[field]) as UploadedFile
  const made = await refusedAt(
    field,
    bytesOf(upload.createReadStream()).then((bytes) => normaliseImage(bytes, { width: 800, height: 600 })),
  )
  const stored = await context.files.put(Readable.from([made.data]), { maxBytes: MAX_UPLOAD_BYTES })
  const id = newId()
  await write(context, (writing) =>
    keepFile(writing, {
      id,
      ownerId: context.viewer?.id ?? null,
      contentType: made.mime,
      title: 'image',
      metadata: { picture: true, name: `image.${made.extension}` },
      size: stored.size,
      sha256: stored.sha256,
      storageKey: stored.key,
    }),
  )
  return { ...values, [field]: id }
}

/** The address of a picture, for the one who asks; null where there is none. */
export const imageUrl = (fileId: string | null | undefined, context: Context) =>
  fileId ? fileUrl(fileId, context) : null
