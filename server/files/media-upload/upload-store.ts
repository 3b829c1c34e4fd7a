import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore as TusFiles } from '@tus/file-store'
import { Upload } from '@tus/utils'
import type { Services } from '../../kernel/context'

export interface KeptUpload {
  id: string
  ownerId: string
  name: string
  size: number
  insertedAt: Date
  finishedAt: Date | null
}

const columns = 'id, owner_id as "ownerId", name, size, inserted_at as "insertedAt", finished_at as "finishedAt"'

/** The key of a finished upload in the file store: its own id, so that a finish that was cut off can be done again. */
export const keyOf = (uploadId: string) => uploadId.replaceAll('-', '')

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const found = (kept: KeptUpload, offset = 0) =>
  new Upload({
    id: kept.id,
    size: kept.size,
    offset,
    metadata: { filename: kept.name },
    creation_date: kept.insertedAt.toISOString(),
  })

/** Uploads on their way: the database knows them, and the folder has the bytes that have come. */
export function createUploadStore({ database, files, settings }: Pick<Services, 'database' | 'files' | 'settings'>) {
  const folder = join(settings.dataDir, 'uploads')

  async function find(id: string): Promise<KeptUpload | undefined> {
    const text = `select ${columns} from media_uploads where id = $1`
    const { rows } = await database.query({ name: 'media_upload', text, values: [id] })
    return rows[0] as KeptUpload | undefined
  }

  /** Forgets an upload that is not finished, and its bytes. */
  async function drop(id: string): Promise<void> {
    await database.query({ text: 'delete from media_uploads where id = $1 and finished_at is null', values: [id] })
    await rm(pathOf(id), { force: true })
  }

  const pathOf = (id: string) => join(folder, id)
  const hasMoved = (id: string) => isThere(files.path(keyOf(id)))

  async function whole(id: string): Promise<Upload | null> {
    const kept = await find(id)
    return kept && (await hasMoved(id)) ? found(kept, kept.size) : null
  }

  /** Another request may have finished it while this one looked for its bytes. */
  async function wholeOr(error: unknown, id: string): Promise<Upload> {
    const upload = await whole(id)
    if (!upload) throw error
    return upload
  }

  /** The protocol's store, with our table instead of its files of JSON. The bytes of a finished upload have left its folder. */
  class Uploads extends TusFiles {
    override async getUpload(id: string): Promise<Upload> {
      return (await whole(id)) ?? (await super.getUpload(id).catch((error) => wholeOr(error, id)))
    }
    override async write(bytes: Readable, id: string, offset: number): Promise<number> {
      if (!(await hasMoved(id))) return super.write(bytes, id, offset)
      bytes.resume()
      return offset
    }
  }

  const store = new Uploads({
    directory: folder,
    configstore: {
      async get(id) {
        const kept = await find(id)
        return kept && found(kept)
      },
      // Written when it begins, and never changed by the protocol.
      set: async () => {},
      delete: drop,
    },
  })
  return { store, folder, find, drop, pathOf }
}

export type UploadStore = ReturnType<typeof createUploadStore>
