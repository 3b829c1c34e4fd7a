import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { cutText } from '../../rules/cut-text'
import type { FileKind, InspectedFile } from '../gateways/files/file-kinds'
import { FileRefused } from '../gateways/files/file-refused'
import type { StoredFile } from '../gateways/files/files'
import type { Context } from '../kernel/context'
import { isAway } from '../kernel/database/away'
import { newId } from '../kernel/database/columns'
import { invalid } from '../kernel/errors'
import { MAX_UPLOAD_BYTES, type UploadedFile } from '../kernel/graphql/upload'
import type { Writing } from '../kernel/write/write'
import { driveFiles } from './drive-file/table'
import { withoutMetadata } from './images'
import { refuseWithoutSpace } from './space'

export type ReceivedFile = Omit<typeof driveFiles.$inferInsert, 'id' | 'metadata'> & {
  id: string
  metadata?: Record<string, unknown>
}

/** A file just received, and what it turned out to be. */
export type Upload = ReceivedFile & {
  kind: FileKind
  /** When its last byte had come, by which a deadline is judged. */
  arrivedAt: Date
}

/** Turns the refusal of a file into one at its argument. */
export async function refusedAt<Result>(field: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof FileRefused) throw invalid(field, error.message)
    throw error
  }
}

/** Stores an upload by its content, before any transaction. Throws VALIDATION at `field`: empty, too large, or not what its name says. */
export async function receiveFile(
  context: Context,
  upload: unknown,
  { field, title }: { field: string; title?: string | null },
): Promise<Upload> {
  const { filename, mimetype, createReadStream } = (await upload) as UploadedFile
  const stream = createReadStream()
  let arrivedAt = context.clock.now()
  stream.once('end', () => {
    arrivedAt = context.clock.now()
  })
  const stored = await refusedAt(
    field,
    context.files
      .receive(stream, { maxBytes: MAX_UPLOAD_BYTES, name: filename, type: mimetype })
      .then((file) => (file.kind === 'image' ? withoutPlace(context, file) : file)),
  )
  return {
    id: newId(),
    kind: stored.kind,
    ownerId: context.viewer?.id ?? null,
    contentType: stored.mime,
    preparing: stored.extension === 'docx',
    arrivedAt,
    title: title?.trim() || cutText(stored.name, 200),
    metadata: { name: stored.name, extension: stored.extension },
    size: stored.size,
    sha256: stored.sha256,
    storageKey: stored.key,
  }
}

/** Whose turn a picture of theirs takes, and for how long. */
export const termsOf = ({ viewer, settings }: Pick<Context, 'viewer' | 'settings'>) => ({
  who: viewer?.id ?? null,
  patience: settings.patience,
})

async function bytesOf({ files }: Context, key: string): Promise<Buffer> {
  return buffer((await files.open(key)).stream)
}

/** Redraws a photo without its place and time, which readers of the document must not learn. */
async function withoutPlace(context: Context, file: StoredFile & InspectedFile) {
  const { files } = context
  try {
    const plain = await withoutMetadata(await bytesOf(context, file.key), termsOf(context))
    return { ...file, ...(await files.put(Readable.from([plain]), { maxBytes: 2 * MAX_UPLOAD_BYTES })) }
  } finally {
    await files.remove(file.key)
  }
}

/** Keeps the record of a received file. The text of a Word document is prepared afterwards, so that nobody waits for another's. */
export async function keepFile(
  writing: Writing,
  { kind: _, arrivedAt: _arrived, ...file }: ReceivedFile & Partial<Upload>,
): Promise<string> {
  await writing.orm.insert(driveFiles).values({ ...file, insertedAt: writing.now, updatedAt: writing.now })
  if (file.preparing) await writing.queue('document', {}, { about: null, soon: true })
  return file.id
}

/** Keeps the record of a file that an author adds, where there is room for it. Throws CONFLICT: more than the quota, or no room on the disk. */
export async function keepAuthored(
  writing: Writing,
  { settings }: Pick<Context, 'settings'>,
  file: ReceivedFile & Partial<Upload>,
): Promise<string> {
  await refuseWithoutSpace(writing, settings, { ownerId: file.ownerId ?? null, size: file.size ?? 0 })
  return keepFile(writing, file)
}

/** The same of a document that belongs to the row that names it, and goes when none does. */
export const keepAttached = (
  writing: Writing,
  context: Pick<Context, 'settings'>,
  file: ReceivedFile & Partial<Upload>,
): Promise<string> => keepAuthored(writing, context, { ...file, metadata: { ...file.metadata, attached: true } })

/** Receives an upload for work in a transaction. If the work fails, the file is deleted; if nobody knows whether it failed, the file stays. */
export async function withUpload<Result>(
  context: Context,
  upload: unknown,
  title: string,
  work: (file: Upload) => Promise<Result>,
): Promise<Result> {
  const file = await receiveFile(context, upload, { field: 'file', title })
  try {
    return await work(file)
  } catch (error) {
    if (file.storageKey && !isAway(error)) await context.files.remove(file.storageKey)
    throw error
  }
}
