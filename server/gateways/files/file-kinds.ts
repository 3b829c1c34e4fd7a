import { cutText } from '../../../rules/cut-text'
import { isMp4Audio, isPlainText, isWebmAudio, isWordDocument, officeKind } from './file-contents'
import { FileRefused } from './file-refused'
import { type ByteSource, openSource } from './file-source'
import { signatureOf } from './signature'

export interface InspectedFile {
  /** The type of the content, whatever was claimed. */
  mime: string
  /** The usual extension, without a dot. */
  extension: string
  /** The name that it was given, on one line, with the usual extension. */
  name: string
  kind: FileKind
}

export type FileKind = 'document' | 'text' | 'image' | 'audio' | 'video'

const office = 'application/vnd.openxmlformats-officedocument'
const formats: Record<string, { mime: string; kind: FileKind; aliases?: string[] }> = {
  pdf: { mime: 'application/pdf', kind: 'document' },
  docx: { mime: `${office}.wordprocessingml.document`, kind: 'document' },
  doc: { mime: 'application/msword', kind: 'document' },
  odt: { mime: 'application/vnd.oasis.opendocument.text', kind: 'document' },
  rtf: { mime: 'application/rtf', kind: 'document' },
  xlsx: { mime: `${office}.spreadsheetml.sheet`, kind: 'document' },
  pptx: { mime: `${office}.presentationml.presentation`, kind: 'document' },
  txt: { mime: 'text/plain', kind: 'text', aliases: ['text'] },
  md: { mime: 'text/markdown', kind: 'text', aliases: ['markdown'] },
  csv: { mime: 'text/csv', kind: 'text' },
  jpg: { mime: 'image/jpeg', kind: 'image', aliases: ['jpeg'] },
  png: { mime: 'image/png', kind: 'image' },
  webp: { mime: 'image/webp', kind: 'image' },
  mp3: { mime: 'audio/mpeg', kind: 'audio' },
  m4a: { mime: 'audio/mp4', kind: 'audio', aliases: ['mp4'] },
  webm: { mime: 'audio/webm', kind: 'audio', aliases: ['weba'] },
  wav: { mime: 'audio/wav', kind: 'audio' },
}

const acceptedExtensions = Object.keys(formats)

/**
 * Finds out what an upload is, by its content. Throws FileRefused if it is no accepted kind, or not what its name says. The claimed type matters only
 * for texts without an extension.
 */
export async function inspect(
  source: string | Uint8Array,
  claimedName: string,
  claimedType = '',
): Promise<InspectedFile> {
  const claimed = claimedName.match(/\.([A-Za-z0-9]{1,10})\s*$/)?.[1]?.toLowerCase() ?? null
  const wanted =
    claimed && Object.keys(formats).find((key) => key === claimed || formats[key]?.aliases?.includes(claimed))
  if (claimed && !wanted) throw notAccepted(claimed)

  const bytes = await openSource(source)
  try {
    if (bytes.size === 0) throw new FileRefused('empty', 'The file is empty.')
    const found = await formatOf(bytes)
    const extension = found === 'text' ? textFormat(wanted ?? null, claimedType) : found
    const format = extension ? formats[extension] : undefined
    if (!extension || !format || (wanted && wanted !== extension))
      throw claimed ? notAsNamed(claimed) : notAccepted(null)
    return { mime: format.mime, extension, kind: format.kind, name: safeFileName(claimedName, extension) }
  } finally {
    await bytes.close()
  }
}

/** What shows nothing, or moves the reading direction; what joins letters and signs into one stays. */
const unseen = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\u00ad\u200b\u2060\ufeff]/gu

/** A name as it was given, without path and what is unseen, at most 120 long, with the given extension. Browsers make it fit the disk that they write to. */
export function safeFileName(name: string, extension: string): string {
  const stem = name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[A-Za-z0-9]{1,10}\s*$/, '')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
  const most = Array.from(stem)
    .slice(0, 115 - extension.length)
    .join('').length
  const short = cutText(stem, most, '')
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(short)
  return `${reserved ? '_' : ''}${short || 'file'}.${extension}`
}

/** The name of a file that is made of something with a title, without signs that some disks refuse: the name is ours to choose. */
export const fileNameOf = (title: string, extension: string) =>
  safeFileName(`${title.replace(/[/\\]+/g, '-').replace(/[<>:|?*]/g, '')}.${extension}`, extension)

async function formatOf(source: ByteSource): Promise<string | null> {
  const head = (await source.read(0, 8)).toString('latin1')
  if (head.startsWith('PK\x03\x04')) return officeKind(source)
  if (head === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return (await isWordDocument(source)) ? 'doc' : null
  if (head.startsWith('{\\rtf')) return 'rtf'
  const signature = await signatureOf(source)
  switch (signature) {
    case 'pdf':
    case 'jpg':
    case 'png':
    case 'webp':
    case 'mp3':
    case 'wav':
      return signature
    case 'm4a':
    case 'mp4':
      return (await isMp4Audio(source)) ? 'm4a' : null
    case 'webm':
      return (await isWebmAudio(source)) ? 'webm' : null
    default:
      return (await isPlainText(source)) ? 'text' : null
  }
}

function textFormat(wanted: string | null, claimedType: string): string | null {
  if (wanted) return formats[wanted]?.kind === 'text' ? wanted : null
  return (
    Object.keys(formats).find((key) => formats[key]?.kind === 'text' && claimedType.startsWith(formats[key].mime)) ??
    'txt'
  )
}

function notAccepted(claimed: string | null): FileRefused {
  if (claimed === 'heic' || claimed === 'heif') {
    return new FileRefused('type', 'HEIC photos are not accepted. Save the photo as JPEG and upload that.')
  }
  if (claimed === 'docm' || claimed === 'xlsm' || claimed === 'pptm') {
    return new FileRefused('type', 'Documents with macros are not accepted. Save it without macros and upload that.')
  }
  return new FileRefused('type', `This kind of file is not accepted. Use one of: ${acceptedExtensions.join(', ')}.`)
}

function notAsNamed(claimed: string): FileRefused {
  const text = 'text txt md markdown csv'.split(' ').includes(claimed)
  return new FileRefused(
    'type',
    text
      ? `The content of this file is not what its name says (.${claimed}). Save it as plain text in UTF-8 and upload that.`
      : `The content of this file is not what its name says (.${claimed}). Save it again in that format and upload that.`,
  )
}
