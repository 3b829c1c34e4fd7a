import { fileTypeFromBuffer } from 'file-type'
import type { ByteSource } from './file-source'

/** All that the detector of signatures ever sees of a file: it would unpack what lies behind, and follow every header. */
const HEAD_BYTES = 4096
/** A sound may have a tag by each program that wrote it. */
const MOST_TAGS = 4
const TAG_HEADER = 10

/** The kind of content that a file's first bytes show, as the usual extension. */
export async function signatureOf(source: ByteSource): Promise<string | undefined> {
  const head = await source.read(0, HEAD_BYTES)
  if (isTag(head)) return (await isSoundBehindTags(source, head)) ? 'mp3' : undefined
  return detected(head)
}

const isTag = (bytes: Buffer) => bytes.length >= TAG_HEADER && bytes.toString('latin1', 0, 3) === 'ID3'

/** Whether tags with words and pictures are followed by frames of MPEG, and by nothing else. */
async function isSoundBehindTags(source: ByteSource, head: Buffer): Promise<boolean> {
  let [bytes, at] = [head, 0]
  for (let tags = 0; isTag(bytes); tags++) {
    if (tags === MOST_TAGS) return false
    at += TAG_HEADER + sizeOf(bytes)
    bytes = await source.read(at, HEAD_BYTES)
  }
  // Some programs leave room behind the last tag.
  const first = bytes.findIndex((byte) => byte !== 0)
  return first >= 0 && (await detected(bytes.subarray(first))) === 'mp3'
}

/** Four bytes of seven bits. Source: https://id3.org/id3v2.4.0-structure */
const sizeOf = (tag: Buffer) => [6, 7, 8, 9].reduce((size, at) => size * 128 + ((tag[at] ?? 0) & 0x7f), 0)

// The detector throws on a damaged file, which for us has no known type.
const detected = (head: Buffer): Promise<string | undefined> =>
  fileTypeFromBuffer(head).then(
    (found) => found?.ext,
    () => undefined,
  )
