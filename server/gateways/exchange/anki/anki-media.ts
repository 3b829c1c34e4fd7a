import { FileUnreadable } from '../neutral-block'
import type { Package } from '../zip/read-zip'
import { unzstd } from './unzstd'

const MOST_LIST = 8 * 1024 * 1024
const MOST_MEDIUM = 25 * 1024 * 1024

/** The pictures and sounds of a package: their names, and the files that hold them. */
export interface AnkiMedia {
  has(name: string): boolean
  read(name: string): Promise<Uint8Array>
}

/** Reads the list of media: JSON in older packages, a message of protobuf in newer ones, where each file is packed by itself. */
export async function ankiMedia(zip: Package, isPacked: boolean): Promise<AnkiMedia> {
  const files = zip.has('media') ? listOf(await zip.read('media', MOST_LIST), isPacked) : new Map<string, string>()
  return {
    has: (name) => files.has(name) && zip.has(files.get(name) ?? ''),
    async read(name) {
      const bytes = await zip.read(files.get(name) ?? '', MOST_MEDIUM)
      return isPacked ? unzstd(bytes, MOST_MEDIUM) : bytes
    },
  }
}

function listOf(bytes: Uint8Array, isPacked: boolean): Map<string, string> {
  const files = new Map<string, string>()
  if (isPacked) {
    for (const [at, entry] of fieldsOf(unzstd(bytes, MOST_LIST)).entries()) {
      const [called] = fieldsOf(entry)
      if (called) files.set(Buffer.from(called).toString('utf8'), String(at))
    }
    return files
  }
  try {
    const list = JSON.parse(Buffer.from(bytes).toString('utf8')) as Record<string, unknown>
    for (const [file, called] of Object.entries(list)) if (typeof called === 'string') files.set(called, file)
  } catch {
    throw new FileUnreadable('This package is damaged: its list of media cannot be read. Export it again.')
  }
  return files
}

/** The values of a message's first field, which are bytes. Source: https://protobuf.dev/programming-guides/encoding/ */
function fieldsOf(bytes: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = []
  let at = 0
  const number = () => {
    let value = 0
    for (let shift = 0; at < bytes.length && shift < 35; shift += 7) {
      const byte = bytes[at++] ?? 0
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) break
    }
    return value
  }
  while (at < bytes.length) {
    const key = number()
    const kind = key & 7
    if (kind === 0) number()
    else if (kind === 2) {
      const length = number()
      if (key >> 3 === 1) found.push(bytes.subarray(at, at + length))
      at += length
    } else return found
  }
  return found
}
