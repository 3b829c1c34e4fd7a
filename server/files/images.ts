import { join } from 'node:path'
import { FileRefused } from '../gateways/files/file-refused'
import { runLimited } from '../gateways/files/limited-process'
import { createFairTurns } from '../kernel/process/fair-turns'
import { root } from '../kernel/root'
import { type Patience, usualPatience } from '../kernel/time/patience'
import type { Wish } from './picture-process.mjs'

const MAX_PIXELS = 40_000_000
/** Bytes of a picture that is sent, and of one that is redrawn. */
const MOST_INPUT = 26 * 1024 * 1024
const MOST_OUTPUT = 64 * 1024 * 1024
const MEMORY_MB = 512
const AT_ONCE = 2

export interface NormalisedImage {
  data: Buffer
  width: number
  height: number
  mime: 'image/webp' | 'image/png'
  extension: 'webp' | 'png'
}

/** Whose picture it is, for people take turns, and how long it may take. */
interface Terms {
  who?: string | null
  patience?: Pick<Patience, 'pictureMs'>
}

/**
 * Redraws a picture (PNG, JPEG, WebP or BMP, by content) within the given size: upright, without location or other data. With a height it is cut to that
 * shape; without one it keeps its own. Throws FileRefused for anything else.
 */
export async function normaliseImage(
  input: Buffer,
  { format = 'webp', ...size }: { width: number; height?: number; format?: 'webp' | 'png' },
  terms: Terms = {},
): Promise<NormalisedImage> {
  const kind = kindOf(input)
  const drawn = await redrawn(input, { ...size, format }, terms, kind)
  return { ...drawn, mime: `image/${format}`, extension: format }
}

/** The same picture in the same format and size, upright and without location or other data; for photos uploaded as documents. */
export async function withoutMetadata(input: Buffer, terms: Terms = {}): Promise<Buffer> {
  const kind = kindOf(input)
  return (await redrawn(input, { keep: kind === 'bmp' ? 'png' : kind }, terms, kind)).data
}

type Kind = 'jpeg' | 'png' | 'webp' | 'bmp'

// Decides by the first bytes, because the library would also open SVG and other unwanted formats.
function kindOf(input: Buffer): Kind {
  if (input.length === 0) throw new FileRefused('empty', 'The file is empty.')
  if (input.length > MOST_INPUT) throw new FileRefused('too_large', 'This picture has too many bytes. Make it smaller.')
  const head = input.toString('latin1', 0, 12)
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF.{4}WEBP$/s.test(head)) return 'webp'
  if (head.startsWith('BM')) return 'bmp'
  throw new FileRefused('type', 'This picture is not accepted. Use PNG, JPEG, WebP or BMP.')
}

const inTurn = createFairTurns(AT_ONCE)
const program = join(root, 'server/files/picture-process.mjs')

interface Drawn {
  data: Buffer
  width: number
  height: number
}

/** Asks a process of its own, since a few bytes can unfold into very many pixels, and no thread limits what a library of C takes. */
async function redrawn(
  input: Buffer,
  wish: Wish,
  { who = null, patience = usualPatience }: Terms,
  kind: Kind,
): Promise<Drawn> {
  const args = [program, JSON.stringify({ wish, maxPixels: MAX_PIXELS })]
  const limits = { megabytes: MEMORY_MB, ms: patience.pictureMs, mostOutput: MOST_OUTPUT }
  const env = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' }
  const ended = await inTurn(who, () => runLimited(process.execPath, { args, input, env }, limits))
  if ('failed' in ended)
    throw new FileRefused('too_large', 'This picture takes too long to read, or too much memory. Make it smaller.')
  const end = ended.output.indexOf('\n')
  const told = JSON.parse(ended.output.toString('utf8', 0, end)) as Omit<Drawn, 'data'> & { refused?: string }
  if (!told.refused) return { ...told, data: ended.output.subarray(end + 1) }
  if (told.refused === 'too_large')
    throw new FileRefused('too_large', 'This picture has more than 40 million pixels. Make it smaller.')
  throw new FileRefused(
    'type',
    kind === 'bmp'
      ? 'This BMP cannot be read. Save the picture as PNG or JPEG and upload that.'
      : 'This picture is damaged and cannot be read.',
  )
}
