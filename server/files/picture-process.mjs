// Redraws one picture, from its input to its output, in a process of its own: what a picture takes is taken outside JavaScript, where no thread is limited.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { decodeBmp } from './bmp.mjs'

/**
 * What is wanted of a picture: another size, or the same picture in its own format.
 * @typedef {{ width: number, height?: number, format: 'webp' | 'png' } | { keep: 'webp' | 'jpeg' | 'png' }} Wish
 */

sharp.cache(false)
sharp.concurrency(1)

/** @param {Buffer} input @param {number} maxPixels */
function read(input, maxPixels) {
  if (input.toString('latin1', 0, 2) !== 'BM') return sharp(input, { limitInputPixels: maxPixels, failOn: 'error' })
  const { data, width, height } = decodeBmp(input, maxPixels)
  return sharp(data, { raw: { width, height, channels: 4 } })
}

/** @param {import('sharp').Sharp} image @param {Wish} wish */
function draw(image, wish) {
  if ('keep' in wish) {
    if (wish.keep === 'png') return image.png()
    return wish.keep === 'webp' ? image.webp({ quality: 90, effort: 2 }) : image.jpeg({ quality: 90 })
  }
  const { width, height, format } = wish
  const sized = height
    ? image.resize({ width, height, fit: 'cover' })
    : image.resize({ width, withoutEnlargement: true, fit: 'inside' })
  return format === 'png' ? sized.png({ compressionLevel: 9 }) : sized.webp({ quality: 82 })
}

const { wish, maxPixels } = JSON.parse(process.argv[2] ?? '')
try {
  const image = read(await buffer(process.stdin), maxPixels).autoOrient()
  const { data, info } = await draw(image, wish).toBuffer({ resolveWithObject: true })
  process.stdout.write(`${JSON.stringify({ width: info.width, height: info.height })}\n`)
  process.stdout.write(data)
} catch (error) {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit')
  process.stdout.write(`${JSON.stringify({ refused: isTooLarge ? 'too_large' : 'type' })}\n`)
}
