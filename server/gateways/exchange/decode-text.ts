import { type FileNote, FileUnreadable } from './neutral-block'

/** Bytes that Windows-1252 does not use. */
const UNUSED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

interface Decoded {
  text: string
  notes: FileNote[]
}

/** A file's text by its byte order mark, else as UTF-8, else as Windows-1252, which is said. Throws FileUnreadable with the line at fault. */
export function decodeText(bytes: Uint8Array): Decoded {
  const [a, b, c] = bytes
  if (a === 0xff && b === 0xfe) return { text: utf16(bytes.subarray(2), 'utf-16le'), notes: [] }
  if (a === 0xfe && b === 0xff) return { text: utf16(bytes.subarray(2), 'utf-16be'), notes: [] }
  const isMarked = a === 0xef && b === 0xbb && c === 0xbf
  const body = isMarked ? bytes.subarray(3) : bytes
  const zero = body.indexOf(0)
  if (zero >= 0)
    throw new FileUnreadable('This is no text, or it is UTF-16 without its mark. Save it as UTF-8.', lineAt(body, zero))
  const bad = notUtf8(body)
  if (bad < 0) return { text: new TextDecoder('utf-8').decode(body), notes: [] }
  const line = lineAt(body, bad)
  if (isMarked) throw new FileUnreadable('The file says that it is UTF-8, and this line is not. Save it again.', line)
  const unused = body.findIndex((byte) => UNUSED.has(byte))
  if (unused >= 0)
    throw new FileUnreadable(
      'This line is neither UTF-8 nor Windows-1252. Save the file as UTF-8.',
      lineAt(body, unused),
    )
  return {
    text: windows1252(body),
    notes: [
      { line, text: 'From this line on the file is not UTF-8, so it was read as Windows-1252. Look at its letters.' },
    ],
  }
}

/** Letters of the bytes 80 to 9F. Source: https://encoding.spec.whatwg.org/index-windows-1252.txt */
const LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** A text in Windows-1252; Node’s own decoder takes it for Latin-1. */
export const windows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (each) => LETTERS[each.charCodeAt(0) - 0x80] ?? each)

function utf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): string {
  const text = new TextDecoder(encoding).decode(bytes)
  const at = text.indexOf('\ufffd')
  if (at < 0 && bytes.length % 2 === 0) return text
  const line = text.slice(0, at < 0 ? undefined : at).split('\n').length
  throw new FileUnreadable('The file says that it is UTF-16, and this line is not. Save it as UTF-8.', line)
}

/** Where the bytes cease to be UTF-8; -1: nowhere. */
function notUtf8(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const isGood = (from: number, until: number) => {
    try {
      decoder.decode(bytes.subarray(from, until))
      return true
    } catch {
      return false
    }
  }
  if (isGood(0, bytes.length)) return -1
  // Lines end with a byte that is part of no letter, so each can be asked alone.
  let from = 0
  while (from < bytes.length) {
    const end = bytes.indexOf(0x0a, from)
    const until = end < 0 ? bytes.length : end + 1
    if (!isGood(from, until)) return from
    from = until
  }
  return 0
}

/** The line of a place, from 1. */
function lineAt(bytes: Uint8Array, place: number): number {
  let line = 1
  for (let at = bytes.indexOf(0x0a); at >= 0 && at < place; at = bytes.indexOf(0x0a, at + 1)) line++
  return line
}
