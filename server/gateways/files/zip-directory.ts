import { inflateRawSync } from 'node:zlib'
import type { ByteSource } from './file-source'

export interface ZipEntry {
  name: string
  method: number
  compressedSize: number
  offset: number
}

const DIRECTORY_LIMIT = 4 * 1024 * 1024

/**
 * The entries in a zip archive's directory; null if we cannot read it. We do not use yauzl here: it trusts the number of entries, does not say where the
 * directory ends, and reads entries one by one, so that 60,000 empty files take seconds.
 */
export async function zipEntries(source: ByteSource): Promise<ZipEntry[] | null> {
  const tailStart = Math.max(0, source.size - 65_557)
  const tail = await source.read(tailStart, 65_557)
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > tail.length) return null
  const size = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  // Bytes before or after the archive's own parts would be a second file.
  if (size > DIRECTORY_LIMIT || start + size !== tailStart + end) return null
  if (end + 22 + tail.readUInt16LE(end + 20) !== tail.length) return null

  const directory = await source.read(start, size)
  const entries: ZipEntry[] = []
  let at = 0
  while (at < directory.length) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return null
    const nameLength = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      compressedSize: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  if (at !== directory.length) return null
  // What stands before the first part would be another file too, or parts that the directory does not name.
  return entries.some(({ offset }) => offset === 0) ? entries : null
}

/** An entry's bytes as they lie in the archive, stored (method 0) or deflated (8); null if it is damaged or packed otherwise. */
export async function zipPart(source: ByteSource, entry: ZipEntry): Promise<Buffer | null> {
  const header = await source.read(entry.offset, 30)
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) return null
  if (entry.method !== 0 && entry.method !== 8) return null
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  return source.read(start, entry.compressedSize)
}

/** A small entry's text; null if it is damaged or larger than `limit` bytes. */
export async function zipText(source: ByteSource, entry: ZipEntry, limit: number): Promise<string | null> {
  const data = entry.compressedSize <= limit ? await zipPart(source, entry) : null
  if (!data) return null
  if (entry.method === 0) return data.toString('utf8')
  try {
    return inflateRawSync(data, { maxOutputLength: limit }).toString('utf8')
  } catch {
    return null
  }
}
