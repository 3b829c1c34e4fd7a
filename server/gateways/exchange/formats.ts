import type { ExchangeFormat } from '../../../schema/generated/types'
import { mediaOfAnki, readAnki } from './anki/read-anki'
import { readCsv } from './csv/read-csv'
import { readGift } from './gift/read-gift'
import { mediaOfMoodle, readMoodle } from './moodle/read-moodle'
import { FileUnreadable, type Found, type Medium } from './neutral-block'
import { mediaOfQti, readQti } from './qti/read-qti'
import { openZip } from './zip/read-zip'

type Reader = (bytes: Uint8Array) => Iterable<Found> | AsyncIterable<Found>
type MediaReader = (bytes: Uint8Array, names: ReadonlySet<string>) => Iterable<Medium> | AsyncIterable<Medium>

/** What reads each format. */
export const readers: Record<ExchangeFormat, Reader> = {
  gift: readGift,
  moodle_xml: readMoodle,
  qti_2: readQti,
  qti_3: readQti,
  csv: readCsv,
  anki: readAnki,
}

/** What takes pictures and sounds out of files that can hold them. */
export const mediaReaders: Partial<Record<ExchangeFormat, MediaReader>> = {
  moodle_xml: mediaOfMoodle,
  qti_2: mediaOfQti,
  qti_3: mediaOfQti,
  anki: mediaOfAnki,
}

/** The format of a file, by its beginning and by its name. Throws FileUnreadable if it is none. */
export async function formatOf(bytes: Uint8Array, name: string): Promise<ExchangeFormat> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4_000)).toString('latin1')
  const ending = /\.([a-z0-9]+)\s*$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (head.startsWith('PK\x03\x04')) return packageFormat(bytes)
  if (ending === 'apkg' || ending === 'zip')
    throw new FileUnreadable('This is no package: it does not begin as a zip file does.')
  if (ending === 'csv' || ending === 'tsv') return 'csv'
  // The letters of UTF-16 have zeros between.
  const letters = head.replaceAll('\0', '')
  if (ending === 'xml' || /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*(<\?xml|<quiz[\s>])/.test(letters)) {
    if (/<(\w+:)?qti-assessment-item[\s>]/.test(letters)) return 'qti_3'
    return /<(\w+:)?assessmentItem[\s>]/.test(letters) ? 'qti_2' : 'moodle_xml'
  }
  if (ending === 'gift' || ending === 'txt') return 'gift'
  throw new FileUnreadable('This kind of file is not read. Use GIFT (.txt), Moodle XML, QTI, CSV or an Anki package.')
}

async function packageFormat(bytes: Uint8Array): Promise<ExchangeFormat> {
  const zip = await openZip(bytes)
  if (zip.names.some((each) => each.startsWith('collection.anki'))) return 'anki'
  if (!zip.has('imsmanifest.xml')) return 'qti_3'
  const manifest = await zip.read('imsmanifest.xml', 30 * 1024 * 1024)
  return /xmlv3p0/i.test(Buffer.from(manifest).toString('latin1')) ? 'qti_3' : 'qti_2'
}
