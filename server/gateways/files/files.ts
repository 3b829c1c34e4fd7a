import { createHash, randomBytes } from 'node:crypto'
import { constants, copyFile, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type InspectedFile, inspect } from './file-kinds'
import { FileRefused } from './file-refused'

export interface StoredFile {
  /** 32 random hex digits. */
  key: string
  /** Bytes. */
  size: number
  /** Of the content, in hex. */
  sha256: string
}

export interface FileStore {
  /** Stores a stream as it arrives. Throws FileRefused if it is empty or larger than `maxBytes`; leaves nothing behind on failure. */
  put(stream: Readable, limits: { maxBytes: number }): Promise<StoredFile>
  /** Stores an upload and finds out what it is. Throws FileRefused, and stores nothing, if it is no accepted document. */
  receive(
    stream: Readable,
    upload: { maxBytes: number; name: string; type?: string },
  ): Promise<StoredFile & InspectedFile>
  /** Takes over a file that arrived elsewhere on the same disk, under a key of the caller's; again it does nothing. Throws FileMissing. */
  adopt(path: string, key: string): Promise<StoredFile>
  /** A stream of the content, or of the bytes `start` to `end` inclusive. Throws FileMissing. */
  open(key: string, range?: { start: number; end: number }): Promise<{ stream: Readable; size: number }>
  /** The path of the content on disk. Throws on anything but a key. */
  path(key: string): string
  /** Makes a second file with the same content and returns its key. */
  copy(key: string): Promise<string>
  /** Does nothing if there is no such file. */
  remove(key: string): Promise<void>
}

export class FileMissing extends Error {
  override name = 'FileMissing'
}

/** Stores uploads under `dir`, each under a random key. */
export function createFileStore(dir: string): FileStore {
  const store: FileStore = {
    async put(stream, { maxBytes }) {
      const key = newKey()
      return { key, ...(await keep(stream, await prepare(key), maxBytes)) }
    },

    async receive(stream, { maxBytes, name, type }) {
      const stored = await store.put(stream, { maxBytes })
      try {
        return { ...stored, ...(await inspect(store.path(stored.key), name, type)) }
      } catch (error) {
        await store.remove(stored.key)
        throw error
      }
    },

    async adopt(path, key) {
      const target = await prepare(key)
      await rename(path, target).catch((error) => {
        if (!isMissing(error)) throw error
      })
      return { key, ...(await digest(await existing(target, 'r+'))) }
    },

    async open(key, range) {
      const file = await existing(store.path(key), 'r')
      const { size } = await file.stat()
      return { stream: file.createReadStream(range), size }
    },

    path(key) {
      if (!/^[0-9a-f]{32}$/.test(key)) throw new FileMissing('There is no such file')
      return join(dir, key.slice(0, 2), key)
    },

    async copy(key) {
      const from = store.path(key)
      const copied = newKey()
      try {
        await copyFile(from, await prepare(copied), constants.COPYFILE_EXCL)
      } catch (error) {
        throw missingOr(error)
      }
      return copied
    },

    async remove(key) {
      await rm(store.path(key), { force: true })
    },
  }
  return store

  async function prepare(key: string): Promise<string> {
    const path = store.path(key)
    await mkdir(dirname(path), { recursive: true })
    return path
  }
}

/** Writes a stream to a path as it arrives. Throws FileRefused if it is empty or too large; leaves nothing behind on failure. */
async function keep(stream: Readable, target: string, maxBytes: number): Promise<Omit<StoredFile, 'key'>> {
  const partial = `${target}.part`
  const hash = createHash('sha256')
  let size = 0
  try {
    const file = await open(partial, 'wx', 0o600)
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          size += chunk.length
          if (size > maxBytes) throw new FileRefused('too_large', tooLarge(maxBytes))
          hash.update(chunk)
          yield chunk
        }
      },
      // Flushed, so that a row never names a file whose content is not on disk.
      file.createWriteStream({ flush: true }),
    )
    if (size === 0) throw new FileRefused('empty', 'The file is empty.')
    await rename(partial, target)
  } catch (error) {
    stream.destroy()
    await rm(partial, { force: true })
    throw error
  }
  return { size, sha256: hash.digest('hex') }
}

/** Flushes a file, reads it and closes it. */
async function digest(file: FileHandle): Promise<Omit<StoredFile, 'key'>> {
  const hash = createHash('sha256')
  let size = 0
  try {
    await file.sync()
    for await (const chunk of file.createReadStream({ autoClose: false, highWaterMark: 256 * 1024 })) {
      size += chunk.length
      hash.update(chunk)
    }
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** Opens a file. Throws FileMissing. */
async function existing(path: string, flags: string): Promise<FileHandle> {
  try {
    return await open(path, flags)
  } catch (error) {
    throw missingOr(error)
  }
}

const missingOr = (error: unknown) => (isMissing(error) ? new FileMissing('There is no such file') : error)

function newKey(): string {
  return randomBytes(16).toString('hex')
}

function tooLarge(maxBytes: number): string {
  const mebibyte = 1024 * 1024
  const limit = maxBytes >= mebibyte ? `${Math.floor(maxBytes / mebibyte)} MB` : `${Math.ceil(maxBytes / 1024)} KB`
  return `The file is larger than ${limit}.`
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
