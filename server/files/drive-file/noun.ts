import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { nothing } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { dropBytes } from '../drop-file'
import { createPictureSweep } from '../drop-unseen-pictures'
import { fileUrl } from '../file-links'
import { media } from '../media'
import { uploadRoutes } from '../media-upload/routes'
import { createUploadSweep } from '../media-upload/sweep'
import { pictures } from '../pictures'
import { eraseFiles } from './erasure'
import { mediaCreate } from './mediaCreate'
import { createPreparation } from './preparation'
import { fileRoutes } from './routes'
import { driveFiles, driveFile as entity } from './table'

declare module '../../kernel/jobs/jobs' {
  interface JobPayloads {
    /** Prepares a document that waits: whose turn it is when the job begins. */
    document: Record<string, never>
  }
}

const documents = crud(entity, {
  async gone({ storage_key: key }, writing, context) {
    if (key) await dropBytes(writing, context, key as string)
  },
  inUse: () => 'This document belongs to a session and stays with it.',
})

/** A change of the text raises the version. A change of an older version is refused, so that no words are lost. */
const driveFileUpdate: Operation<'driveFileUpdate'> = async ({ version, ...args }, context, info) => {
  const hasText = args.content !== undefined || args.contentHtml !== undefined
  if (!hasText) return documents.update(args, context, info)
  return write(context, async (writing) => {
    const [current] = await writing.orm
      .select({ version: driveFiles.version, content: driveFiles.content, contentHtml: driveFiles.contentHtml })
      .from(driveFiles)
      .where(eq(driveFiles.id, args.id))
      .for('update')
    if (!current || !(await writing.reader.find('DriveFile', args.id, nothing))) throw notFound('Document')
    if (version !== undefined && version !== null && version !== current.version)
      throw conflict('Somebody has changed this document meanwhile.', { field: 'version', current })
    const row = await documents.updateWithin(writing, args, context, info)
    await writing.orm
      .update(driveFiles)
      .set({ version: current.version + 1 })
      .where(eq(driveFiles.id, args.id))
    return { ...row, version: current.version + 1 }
  })
}

const own = ({ ownerId }: { ownerId: string | null }, _args: never, { viewer }: Context) => ownerId === viewer?.id

const contentLink = (source: { id: string; storageKey: string | null }, _args: never, context: Context) =>
  source.storageKey ? fileUrl(source.id, context) : null

export const driveFile = noun({
  entities: [entity],
  operations: { driveFileUpdate, driveFileDelete: documents.delete, mediaCreate },
  fields: { DriveFile: { contentLink, own } },
  rates: { mediaCreate: perPerson(120) },
  erasure: { erase: eraseFiles },
  // A person's answers are exported with their sessions.
  exported: 'nothing of a person',
  whenDue(services) {
    const sweeps = [createPictureSweep(services), createUploadSweep(services)]
    return async () => {
      for (const sweep of sweeps) await sweep()
    }
  },
  routes: [fileRoutes, uploadRoutes],
  jobs: { document: (services) => services.preparation.next(services) },
  services: () => ({ media, pictures, preparation: createPreparation() }),
  unwatched: { media_uploads: 'files on their way' },
})
