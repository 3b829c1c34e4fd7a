import { FileRefused } from './file-refused'
import { type ByteSource, windows } from './file-source'
import { zipEntries, zipText } from './zip-directory'

const WINDOW = 512 * 1024
/** The table of an MP4, in bytes. */
const MOST_TABLE = 16 * 1024 * 1024
const MOST_HANDLERS = 10_000

const mainParts = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
} as const

/** The kind of office document in a zip archive, judged by the archive's own directory; null for any other archive. Refuses macros. */
export async function officeKind(source: ByteSource): Promise<'docx' | 'xlsx' | 'pptx' | 'odt' | null> {
  const entries = await zipEntries(source)
  if (!entries) return null
  const names = entries.map((entry) => entry.name)
  if (names.some((name) => /vba(project|data)|\/activex\/|^basic\/|^scripts\//i.test(name))) refuseMacros()

  const first = entries[0]
  if (first?.name === 'mimetype') {
    const type = await zipText(source, first, 256)
    return type === 'application/vnd.oasis.opendocument.text' && names.includes('content.xml') ? 'odt' : null
  }
  const types = entries.find((entry) => entry.name === '[Content_Types].xml')
  const text = types && (await zipText(source, types, 1024 * 1024))
  if (!text) return null
  if (/macroenabled/i.test(text)) refuseMacros()
  for (const [kind, type] of Object.entries(mainParts)) {
    const part = [...text.matchAll(/<(?:\w+:)?Override\b[^<>]*>/g)].find(([tag]) => tag.includes(`"${type}"`))?.[0]
    const name = part?.match(/PartName\s*=\s*"\/([^"]+)"/)?.[1]
    if (name && names.includes(name)) return kind as keyof typeof mainParts
  }
  return null
}

/** Whether an old Office container holds a Word document. Refuses macros and password protection. */
export async function isWordDocument(source: ByteSource): Promise<boolean> {
  let found = false
  for await (const window of windows(source, 0, WINDOW)) {
    if (hasStorage(window, 'EncryptedPackage')) {
      throw new FileRefused('type', 'The document is protected by a password. Remove the password and upload it again.')
    }
    if (['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA'].some((name) => hasStorage(window, name))) refuseMacros()
    found ||= hasStorage(window, 'WordDocument')
  }
  return found
}

/** Which tracks a film or a sound holds. */
export interface Tracks {
  sound: boolean
  pictures: boolean
}

/** Whether an MP4 holds sound without pictures. */
export async function isMp4Audio(source: ByteSource): Promise<boolean> {
  const tracks = await mp4Tracks(source)
  return Boolean(tracks?.sound && !tracks.pictures)
}

/** The tracks of an MP4, by the handlers that its table names; null if it has no table. */
export async function mp4Tracks(source: ByteSource): Promise<Tracks | null> {
  for (let offset = 0, boxes = 0; offset + 8 <= source.size && boxes < 10_000; boxes++) {
    const header = await source.read(offset, 16)
    const short = header.readUInt32BE(0)
    const size = short === 1 && header.length === 16 ? Number(header.readBigUInt64BE(8)) : short || source.size - offset
    if (size < 8) return null
    if (header.toString('latin1', 4, 8) === 'moov') {
      return handlersIn(await source.read(offset, Math.min(size, MOST_TABLE)))
    }
    offset += size
  }
  return null
}

function handlersIn(table: Buffer): Tracks | null {
  const tracks = { sound: false, pictures: false }
  for (let at = table.indexOf('hdlr'), seen = 0; at >= 0; at = table.indexOf('hdlr', at + 4), seen++) {
    if (seen === MOST_HANDLERS) return null
    const kind = table.toString('latin1', at + 12, at + 16)
    if (kind === 'soun') tracks.sound = true
    if (kind === 'vide') tracks.pictures = true
  }
  return tracks
}

/** Whether a WebM holds sound without pictures. */
export async function isWebmAudio(source: ByteSource): Promise<boolean> {
  const { sound, pictures } = await webmTracks(source)
  return sound && !pictures
}

/** The tracks of a WebM, by the codecs that they name. */
export async function webmTracks(source: ByteSource): Promise<Tracks> {
  const head = (await source.read(0, 64 * 1024)).toString('latin1')
  const codecs = [...head.matchAll(/\x86[\x81-\xa0]([AV])_/g)].map((match) => match[1])
  return { sound: codecs.includes('A'), pictures: codecs.includes('V') }
}

/** Whether the whole content is UTF-8 text that no browser would render as a page. */
export async function isPlainText(source: ByteSource): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let opening = ''
  try {
    for await (const window of windows(source, 0, WINDOW)) {
      const text = decoder.decode(window, { stream: true })
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
      if (/[\x00-\x08\x0b\x0e-\x1f\x7f]/.test(text)) return false
      if (opening.length < 1024) opening += text.slice(0, 1024)
    }
    decoder.decode()
  } catch {
    return false
  }
  return !/^\s*<(!doctype|!--|\?xml|\?php|html|head|body|script|svg|iframe|style|title|meta|link)\b/i.test(opening)
}

// A directory entry is 128 bytes: the name in UTF-16, then its length with the closing zero.
function hasStorage(window: Buffer, name: string): boolean {
  const wanted = Buffer.from(`${name}\0`, 'utf16le')
  for (let at = window.indexOf(wanted); at >= 0; at = window.indexOf(wanted, at + 1)) {
    if (at % 128 === 0 && at + 66 <= window.length && window.readUInt16LE(at + 64) === wanted.length) return true
  }
  return false
}

function refuseMacros(): never {
  throw new FileRefused('type', 'The document contains macros. Save it without macros and upload it again.')
}
