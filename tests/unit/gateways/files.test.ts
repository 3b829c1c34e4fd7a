import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FileRefused } from '../../../server/gateways/files/file-refused'
import { createFileStore, FileMissing, type FileStore } from '../../../server/gateways/files/files'

let dir: string
let store: FileStore

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'files-'))
  store = createFileStore(dir)
})
afterEach(() => rm(dir, { recursive: true }))

/** Every file on disk, part files included. */
async function onDisk(): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

const refusal = (run: Promise<unknown>) =>
  run.then(
    () => 'taken',
    (error) => (error instanceof FileRefused ? error.code : error),
  )

describe('the file store', () => {
  it('gives back the same bytes, with their size and hash', async () => {
    const content = Buffer.alloc(300_000, 'a deed ')
    const stored = await store.put(Readable.from([content.subarray(0, 5), content.subarray(5)]), { maxBytes: 300_000 })
    expect(stored).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      size: 300_000,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    const opened = await store.open(stored.key)
    expect(opened.size).toBe(300_000)
    expect((await buffer(opened.stream)).equals(content)).toBe(true)
  })

  it('reads a part', async () => {
    const { key } = await store.put(Readable.from([Buffer.from('0123456789')]), { maxBytes: 10 })
    const { stream, size } = await store.open(key, { start: 2, end: 4 })
    expect((await buffer(stream)).toString()).toBe('234')
    expect(size).toBe(10)
  })

  it('refuses a file that is one byte too large, and keeps nothing of it', async () => {
    const source = Readable.from([Buffer.alloc(10), Buffer.alloc(1)])
    expect(await refusal(store.put(source, { maxBytes: 10 }))).toBe('too_large')
    expect(source.destroyed).toBe(true)
    expect(await onDisk()).toEqual([])
  })

  it('names the limit in words', async () => {
    const source = Readable.from([Buffer.alloc(2 * 1024 * 1024 + 1)])
    await expect(store.put(source, { maxBytes: 2 * 1024 * 1024 })).rejects.toThrow('The file is larger than 2 MB.')
  })

  it('refuses an empty file and keeps nothing of it', async () => {
    expect(await refusal(store.put(Readable.from([]), { maxBytes: 10 }))).toBe('empty')
    expect(await onDisk()).toEqual([])
  })

  it('keeps nothing of an upload that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half of ')
        throw new Error('connection lost')
      })(),
    )
    await expect(store.put(broken, { maxBytes: 100 })).rejects.toThrow('connection lost')
    expect(await onDisk()).toEqual([])
  })

  it('receives a document and answers its kind', async () => {
    const upload = { maxBytes: 100, name: 'C:\\notes\\Attendance  note.TXT', type: 'text/plain' }
    expect(await store.receive(Readable.from([Buffer.from('Client: £200')]), upload)).toMatchObject({
      mime: 'text/plain',
      name: 'Attendance note.txt',
      size: 13,
    })
    expect(await onDisk()).toHaveLength(1)
  })

  it('keeps nothing of a refused document', async () => {
    const page = Readable.from([Buffer.from('<!doctype html><script>alert(1)</script>')])
    expect(await refusal(store.receive(page, { maxBytes: 100, name: 'brief.pdf' }))).toBe('type')
    expect(await onDisk()).toEqual([])
  })

  it('copies and removes each file independently', async () => {
    const { key } = await store.put(Readable.from([Buffer.from('original')]), { maxBytes: 100 })
    const copied = await store.copy(key)
    await store.remove(key)
    await store.remove(key)
    await expect(store.open(key)).rejects.toBeInstanceOf(FileMissing)
    await expect(store.copy(key)).rejects.toBeInstanceOf(FileMissing)
    expect((await buffer((await store.open(copied)).stream)).toString()).toBe('original')
  })

  it.each([
    '../../etc/passwd',
    '..',
    '',
    '/etc/passwd',
    'a'.repeat(31),
    `${'a'.repeat(30)}/.`,
    `${'a'.repeat(32)}\n`,
    `${'a'.repeat(32)}/../../x`,
    'A'.repeat(32),
  ])('takes nothing but a key as a key: %j', async (key) => {
    await expect(store.open(key)).rejects.toBeInstanceOf(FileMissing)
    await expect(store.remove(key)).rejects.toBeInstanceOf(FileMissing)
    await expect(store.copy(key)).rejects.toBeInstanceOf(FileMissing)
  })
})
