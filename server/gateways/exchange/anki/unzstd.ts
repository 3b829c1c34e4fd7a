import { Decompress } from 'fzstd'
import { FileUnreadable } from '../neutral-block'

const MAGIC = 0xfd2fb528

/** The memory that a zstd frame asks for, by its head. Source: RFC 8878, 3.1.1.1 */
function askedFor(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 14 || view.getUint32(0, true) !== MAGIC) return Number.NaN
  const descriptor = view.getUint8(4)
  const isSingle = (descriptor & 0x20) !== 0
  const dictionary = [0, 1, 2, 4][descriptor & 3] ?? 0
  if (!isSingle) {
    const byte = view.getUint8(5)
    const base = 2 ** (10 + (byte >> 3))
    return base + (base / 8) * (byte & 7)
  }
  const at = 5 + dictionary
  switch (descriptor >> 6) {
    case 0:
      return view.getUint8(at)
    case 1:
      return view.getUint16(at, true) + 256
    case 2:
      return view.getUint32(at, true)
    default:
      return bytes.length >= at + 8 ? Number(view.getBigUint64(at, true)) : Number.NaN
  }
}

/** What a file of zstd unpacks to. Throws FileUnreadable if that is more than `most` bytes, or the file is damaged. */
export function unzstd(bytes: Uint8Array, most: number): Uint8Array {
  const asked = askedFor(bytes)
  const tooLarge = () =>
    new FileUnreadable(`A file in this package unpacks to more than ${Math.ceil(most / 1024 / 1024)} MB.`)
  if (asked > most) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  try {
    if (Number.isNaN(asked)) throw new Error('no zstd')
    const stream = new Decompress((part) => {
      size += part.length
      if (size > most) throw tooLarge()
      parts.push(part)
    })
    // A little at a time, so that what grows without end is seen early.
    for (let at = 0; at < bytes.length; at += 65_536)
      stream.push(bytes.subarray(at, at + 65_536), at + 65_536 >= bytes.length)
  } catch (error) {
    if (error instanceof FileUnreadable) throw error
    throw new FileUnreadable('This package is damaged: a file in it cannot be unpacked. Export it again.')
  }
  return Buffer.concat(parts)
}
