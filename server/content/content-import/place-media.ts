import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ExchangeFormat } from '../../../schema/generated/types'
import { keepAuthored, withUpload } from '../../files/uploads'
import { fileName } from '../../gateways/exchange/media-in-html'
import { FileUnreadable, type Medium, type NeutralBlock } from '../../gateways/exchange/neutral-block'
import type { FileKind } from '../../gateways/files/file-kinds'
import type { Context, Services } from '../../kernel/context'
import { conflict, Refusal } from '../../kernel/errors'
import { write } from '../../kernel/write/write'
import { exchange, threadTime } from '../exchange/work'

/** The pictures and sounds of one import, in bytes: as much as one package may unpack to. */
const MOST_MEDIA = 150 * 1024 * 1024

export interface Source {
  storageKey: string | null
  format: ExchangeFormat
  userId: string | null
}

/** The files by their names in the imported file; null: it holds no such, or none that learners' browsers show. */
export type Placed = ReadonlyMap<string, { id: string; kind: FileKind } | null>

/**
 * Keeps the pictures and sounds of an import as files, some blocks at a time and each file once. They take of its owner's quota. The function throws
 * CONFLICT if there is no room for them or the import was cancelled, FileUnreadable if they are damaged or too large together.
 */
export function createMediaPlace(services: Services, importId: string, { storageKey, format, userId }: Source) {
  const context = { ...services, viewer: userId ? { id: userId } : null } as unknown as Context
  const placed = new Map<string, { id: string; kind: FileKind } | null>()
  const time = threadTime(services)
  let size = 0

  return async (blocks: readonly NeutralBlock[]): Promise<Placed> => {
    const named = new Set(blocks.flatMap(({ image, audio }) => [image, audio]))
    const names = [...named].filter((each) => each !== null && !placed.has(each)) as string[]
    if (!names.length || !storageKey || !userId) return placed
    for (const each of names) placed.set(each, null)
    const bytes = new Uint8Array(await buffer((await services.files.open(storageKey)).stream))
    for await (const said of exchange({ kind: 'media', bytes, format, names }, { services, time })) {
      if (said.kind !== 'medium') continue
      size += said.medium.bytes.length
      if (size > MOST_MEDIA)
        throw new FileUnreadable('The pictures and sounds of this file are more than 150 MB together. Divide it.')
      placed.set(said.medium.name, await keepMedium(services, context, importId, said.medium))
    }
    return placed
  }
}

async function keepMedium(services: Services, context: Context, importId: string, { name, bytes }: Medium) {
  const upload = {
    filename: fileName(name),
    mimetype: '',
    createReadStream: () => Readable.from([Buffer.from(bytes)]),
  }
  try {
    return await withUpload(context, upload, '', (file) =>
      write(services, async (writing) => {
        const { rows } = await writing.query({
          text: `select 1 from content_imports where id = $1 and status = 'importing'`,
          values: [importId],
        })
        if (!rows.length) throw conflict('This import was cancelled. Upload the file again.')
        await keepAuthored(writing, context, { ...file, metadata: { ...file.metadata, media: file.kind } })
        return { id: file.id, kind: file.kind }
      }),
    )
  } catch (error) {
    // What is no picture or sound that learners' browsers show is left out, and said at its row.
    if (error instanceof Refusal && error.code === 'VALIDATION') return null
    throw error
  }
}
