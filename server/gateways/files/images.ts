import sharp, { type Sharp } from 'sharp'
import { decodeBmp } from './bmp'
import { FileRefused } from './file-refused'

const MAX_PIXELS = 40_000_000

export interface NormalisedImage {
  data: Buffer
  width: number
  height: number
  mime: 'image/webp' | 'image/png'
  extension: 'webp' | 'png'
}

/**
 * Redraws a picture (PNG, JPEG, WebP or BMP, by content) within the given size: upright, without location or other data. With a height it is cut to that
 * shape; without one it keeps its own. Throws FileRefused for anything else.
 */
export async function normaliseImage(
  input: Buffer,
  { width, height, format = 'webp' }: { width: number; height?: number; format?: 'webp' | 'png' },
): Promise<NormalisedImage> {
  return attempt(async () => {
    const image = read(input).autoOrient()
    const sized = height
      ? image.resize({ width, height, fit: 'cover' })
      : image.resize({ width, withoutEnlargement: true, fit: 'inside' })
    const encoded = format === 'png' ? sized.png({ compressionLevel: 9 }) : sized.webp({ quality: 82 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, mime: `image/${format}` as const, extension: format }
  })
}

/** The same picture in the same format and size, upright and without location or other data; for photos uploaded as documents. */
export async function withoutMetadata(input: Buffer): Promise<Buffer> {
  return attempt(async () => {
    const image = read(input).autoOrient()
    if (isWebp(input)) return image.webp({ quality: 90 }).toBuffer()
    return input[0] === 0xff ? image.jpeg({ quality: 90 }).toBuffer() : image.png().toBuffer()
  })
}

// Decides by the first bytes, because the library would also open SVG and other unwanted formats.
function read(input: Buffer): Sharp {
  if (input.length === 0) throw new FileRefused('empty', 'The file is empty.')
  const head = input.toString('latin1', 0, 8)
  if (head.startsWith('\xff\xd8\xff') || head === '\x89PNG\r\n\x1a\n' || isWebp(input)) {
    return sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  }
  if (head.startsWith('BM')) {
    const { data, width, height } = decodeBmp(input, MAX_PIXELS)
    return sharp(data, { raw: { width, height, channels: 4 } })
  }
  throw new FileRefused('type', 'This picture is not accepted. Use PNG, JPEG, WebP or BMP.')
}

const isWebp = (input: Buffer) => /^RIFF.{4}WEBP$/s.test(input.toString('latin1', 0, 12))

async function attempt<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof FileRefused) throw error
    const tooLarge = error instanceof Error && error.message.includes('pixel limit')
    if (tooLarge) throw new FileRefused('too_large', 'This picture has more than 40 million pixels. Make it smaller.')
    throw new FileRefused('type', 'This picture is damaged and cannot be read.')
  }
}
