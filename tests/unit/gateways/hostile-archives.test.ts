import { describe, expect, it } from 'vitest'
import { inspect } from '../../../server/gateways/files/file-kinds'
import { openSource } from '../../../server/gateways/files/file-source'
import { zipEntries, zipText } from '../../../server/gateways/files/zip-directory'
import { zip } from './sample-files'

const END = 22
const openText = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }
const good = () => zip(openText)
const other = () => zip({ 'page.html': '<script>go()</script>' })
const join = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((each) => Buffer.from(each)))
const endOf = (archive: Buffer) => archive.length - END
const directoryOf = (archive: Buffer) => archive.readUInt32LE(endOf(archive) + 16)

/** An archive with its end record changed: so many bytes at a place in it. */
function ending(place: number, bytes: 2 | 4, change: (value: number) => number, archive = good()): Buffer {
  const at = endOf(archive) + place
  archive.writeUIntLE(change(archive.readUIntLE(at, bytes)), at, bytes)
  return archive
}

/** An archive with what its directory says of its first part changed. */
function naming(place: number, bytes: 2 | 4, value: number, archive = good()): Buffer {
  archive.writeUIntLE(value, directoryOf(archive) + place, bytes)
  return archive
}

/** An archive with bytes between its directory and its end. */
const beforeEnd = (bytes: Buffer, archive = good()) =>
  join(archive.subarray(0, endOf(archive)), bytes, archive.subarray(endOf(archive)))

const commented = (archive: Buffer, comment: Buffer) =>
  join(
    ending(20, 2, () => comment.length, archive),
    comment,
  )

/** An archive that stands behind other bytes, and whose offsets know of them. */
function shifted(before: Buffer, archive = good()): Buffer {
  for (let at = directoryOf(archive); at < endOf(archive); at += 46 + archive.readUInt16LE(at + 28))
    archive.writeUInt32LE(archive.readUInt32LE(at + 42) + before.length, at + 42)
  return join(
    before,
    ending(16, 4, (value) => value + before.length, archive),
  )
}

/** The end record and its locator of archives above 4 GiB, for a directory that begins at a place. */
function largeEnd(archive: Buffer, start: number): Buffer {
  const bytes = Buffer.alloc(76)
  bytes.write('PK\x06\x06', 0, 'latin1')
  bytes.writeUInt32LE(44, 4)
  bytes.writeUInt32LE(2, 24)
  bytes.writeUInt32LE(2, 32)
  bytes.writeUInt32LE(endOf(archive) - directoryOf(archive), 40)
  bytes.writeUInt32LE(start, 48)
  bytes.write('PK\x06\x07', 56, 'latin1')
  bytes.writeUInt32LE(endOf(archive), 64)
  bytes.writeUInt32LE(1, 72)
  return bytes
}

const twoFiles: Record<string, () => Buffer> = {
  'bytes before it': () => join('<html>', good()),
  'bytes before it of which it knows': () => shifted(Buffer.from('<html>')),
  'another archive before it': () => join(other(), good()),
  'another archive before it of which it knows': () => shifted(other()),
  'another archive’s part before it, which it does not name': () => {
    const archive = other()
    return shifted(archive.subarray(0, directoryOf(archive)))
  },
  'bytes after it': () => join(good(), '<html>'),
  'a second end record': () => join(good(), good().subarray(-END)),
  'a second end record in its comment': () => commented(good(), good().subarray(-END)),
  'another archive in its comment': () => commented(good(), other()),
  'another archive in its comment, which knows where it stands': () => commented(good(), shifted(good(), other())),
  'bytes between its directory and its end': () => beforeEnd(Buffer.from('<html>')),
  'the end record of a larger archive too': () => beforeEnd(largeEnd(good(), directoryOf(good()))),
  'the end record of a larger archive, with another directory': () => beforeEnd(largeEnd(good(), 0)),
}

const lies: Record<string, () => Buffer> = {
  'a comment that is longer than it says': () => join(good(), 'more'),
  'a comment that is shorter than it says': () => ending(20, 2, () => 4),
  'a directory that is larger than it says': () => ending(12, 4, (size) => size - 46),
  'a directory that is smaller than it says': () => ending(12, 4, (size) => size + 46),
  'a directory that ends in the middle of an entry': () => naming(28, 2, 0xffff),
  'a directory of four gigabytes': () => ending(12, 4, () => 0xffffffff),
  'a directory that is elsewhere': () => ending(16, 4, () => 0),
}

const parts: Record<string, () => Buffer> = {
  'larger than the archive': () => naming(20, 4, 0x7fffffff),
  'in the middle of another': () => naming(42, 4, 7),
  'after the end': () => naming(42, 4, 0x7fffffff),
  'packed in a way that we do not read': () => naming(10, 2, 12),
  'packed, where it is not': () => naming(10, 2, 8),
}

describe('an archive', () => {
  it('is read as it is, also with a comment', async () => {
    for (const archive of [good(), commented(good(), Buffer.from('By hand'))]) {
      const source = await openSource(archive)
      const [type] = (await zipEntries(source)) ?? []
      expect(type && (await zipText(source, type, 256))).toBe(openText.mimetype)
      await expect(inspect(archive, 'note.odt')).resolves.toMatchObject({ extension: 'odt' })
    }
  })

  it.each(Object.entries({ ...twoFiles, ...lies }))('is refused with %s', async (_with, made) => {
    expect(await zipEntries(await openSource(made()))).toBeNull()
    await expect(inspect(made(), 'note.odt')).rejects.toThrow()
  })

  it.each(Object.entries(parts))('is refused with a first part that is said to be %s', async (_said, made) => {
    await expect(inspect(made(), 'note.odt')).rejects.toThrow()
  })
})
