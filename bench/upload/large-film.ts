import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { mp4 } from '../../tests/unit/gateways/sample-files'

const PIECE = 1024 * 1024

/** Writes an MP4 of this many bytes, random but for its head, so that no part of it can stand for another. */
export async function writeFilm(path: string, bytes: number): Promise<void> {
  const head = mp4('isom', ['vide', 'soun'])
  function* content() {
    const box = Buffer.from('\0\0\0\0mdat', 'latin1')
    box.writeUInt32BE(bytes - head.length, 0)
    yield Buffer.concat([head, box])
    for (let left = bytes - head.length - box.length; left > 0; left -= PIECE) yield randomBytes(Math.min(PIECE, left))
  }
  await pipeline(Readable.from(content()), createWriteStream(path))
}

/** The SHA-256 of a file, in hex. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
