import { Readable } from 'node:stream'
import { withPictures } from '../../rules/content/pictures'
import { FileRefused } from '../gateways/files/file-refused'
import type { Pictures } from '../kernel/context'
import { newId } from '../kernel/database/columns'
import { MAX_UPLOAD_BYTES, type UploadedFile } from '../kernel/graphql/upload'
import { write } from '../kernel/write/write'
import { fileUrl } from './file-links'
import { normaliseImage } from './images'
import { keepFile, refusedAt, termsOf } from './uploads'

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

/** Stores pictures redrawn as 4:3, without the data that a camera wrote into them. */
export const pictures: Pictures = {
  async keep(context, upload, argument) {
    const { createReadStream } = (await upload) as UploadedFile
    const made = await refusedAt(
      argument,
      bytesOf(createReadStream()).then((bytes) => normaliseImage(bytes, { width: 800, height: 600 }, termsOf(context))),
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
    return id
  },
  address: (fileId, context) => (fileId ? fileUrl(fileId, context) : null),
  shown: (html, context) => withPictures(html, (fileId) => fileUrl(fileId, context)),
}
