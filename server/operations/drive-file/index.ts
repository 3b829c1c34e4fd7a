import type { Context } from '../../context'
import { crud } from '../../crud'
import { conflict } from '../../errors'
import type { FieldResolvers, Operation } from '../../operation'
import { fileUrl } from '../../services/file-links'
import { driveFile as entity } from '../../tables/drive-file'

const documents = crud(entity, { inUse: 'This document belongs to a session and stays with it.' })

/** A change of the text counts the version up; one made from an older version is refused, so that nobody's words are lost. */
const driveFileUpdate: Operation<'driveFileUpdate'> = async ({ version, ...args }, context, info) => {
  const hasText = args.content !== undefined || args.contentHtml !== undefined
  if (!hasText) return documents.update(args, context, info)
  const current = await context.reader.one('DriveFile', args.id, { version: {}, content: {}, contentHtml: {} })
  if (version !== undefined && version !== null && version !== current.version)
    throw conflict('Somebody has changed this document meanwhile.', { field: 'version', current })
  return documents.update({ ...args, version: (current.version as number) + 1 }, context, info)
}

const contentLink = (source: { id: string; storageKey: string | null }, _args: never, context: Context) =>
  source.storageKey ? fileUrl(source.id, context) : null

export const driveFile = { driveFileUpdate, driveFileDelete: documents.delete }
export const driveFileFields = { DriveFile: { contentLink } } satisfies FieldResolvers
