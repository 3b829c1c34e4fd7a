import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { openSource } from '../gateways/files/file-source'
import { zipEntries, zipPart } from '../gateways/files/zip-directory'

/** What all parts of a document may unpack to: far more than anyone writes, and little enough to hold. */
const MOST_UNPACKED = 48_000_000
const MOST_PARTS = 2_000
/** Paragraphs and rows: a book of 800 pages has as many. */
const MOST_PARAGRAPHS = 20_000
/** Every paragraph has some of them, and the time for reading goes with their number. */
const MOST_ELEMENTS = 200_000
const MOST_ATTRIBUTES = 400_000
/** As much is counted at a time before others have their turn. */
const WINDOW = 500_000

const inflate = promisify(inflateRaw)

/**
 * Whether a document is no larger than a person writes, seen before anything reads it: a few bytes of a zip file can become gigabytes, or so many paragraphs
 * that reading them takes minutes.
 */
export async function isOfAPerson(bytes: Buffer): Promise<boolean> {
  const source = await openSource(bytes)
  const entries = await zipEntries(source)
  if (!entries || entries.length > MOST_PARTS) return false
  let unpacked = 0
  let packed = 0
  const counted = { paragraphs: 0, elements: 0, attributes: 0 }
  for (const entry of entries) {
    // Parts that lie on one another would be unpacked again and again.
    packed += entry.compressedSize
    const data = packed <= bytes.length ? await zipPart(source, entry) : null
    if (!data || unpacked >= MOST_UNPACKED) return false
    try {
      const part = entry.method === 0 ? data : await inflate(data, { maxOutputLength: MOST_UNPACKED - unpacked })
      unpacked += part.length
      if (unpacked > MOST_UNPACKED || !(await countIn(part, counted))) return false
    } catch {
      return false
    }
  }
  return true
}

/** Counts what stands in a part, whatever it is called; false once it is too much. */
async function countIn(part: Buffer, counted: { paragraphs: number; elements: number; attributes: number }) {
  for (let from = 0; from < part.length; from += WINDOW) {
    // An element that begins at the end of a window is seen whole.
    const text = part.toString('latin1', from, from + WINDOW + 40)
    for (const { index, 1: name = '' } of text.matchAll(/<(?:[\w.-]{1,20}:)?([a-z_]\w{0,10})/gi)) {
      if (index >= WINDOW) break
      counted.elements++
      if (name === 'p' || name === 'tr') counted.paragraphs++
    }
    for (let at = text.indexOf('='); at >= 0 && at < WINDOW; at = text.indexOf('=', at + 1)) counted.attributes++
    if (counted.paragraphs > MOST_PARAGRAPHS || counted.elements > MOST_ELEMENTS) return false
    if (counted.attributes > MOST_ATTRIBUTES) return false
    await new Promise((done) => setImmediate(done))
  }
  return true
}
