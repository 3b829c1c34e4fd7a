import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { normaliseImage, withoutMetadata } from '../../../server/files/images'
import { FileRefused } from '../../../server/gateways/files/file-refused'

const picture = (width: number, height: number, background = '#ff0000') =>
  sharp({ create: { width, height, channels: 3, background } })
const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'taken',
    (error) => (error instanceof FileRefused ? error.code : error),
  )

/** A BMP two pixels wide and two high: red, green; blue, white. */
function bmp(bits: 8 | 24 | 32, { topDown = false, compression = 0, height = 2 } = {}): Buffer {
  const colours = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ]
  const palette = bits === 8 ? Buffer.from(colours.flatMap(([r, g, b]) => [b, g, r, 0] as number[])) : Buffer.alloc(0)
  const header = Buffer.alloc(54)
  header.write('BM')
  header.writeUInt32LE(54 + palette.length, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(2, 18)
  header.writeInt32LE(topDown ? -height : height, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(bits, 28)
  header.writeUInt32LE(compression, 30)
  const rows = [
    [0, 1],
    [2, 3],
  ].map((row) => {
    const pixels = row.flatMap((index) => {
      const [r, g, b] = colours[index] as [number, number, number]
      return bits === 8 ? [index] : bits === 24 ? [b, g, r] : [b, g, r, 0]
    })
    return Buffer.concat([Buffer.from(pixels), Buffer.alloc((4 - (pixels.length % 4)) % 4)])
  })
  return Buffer.concat([header, palette, ...(topDown ? rows : rows.reverse())])
}

/** A PNG of a few bytes that claims to have very many pixels. */
function pngBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const header = Buffer.from('0000ea600000ea600802000000', 'hex')
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(8)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a picture', () => {
  it('becomes WebP, or PNG, at the given width', async () => {
    const image = await normaliseImage(await picture(800, 600).png().toBuffer(), { width: 400 })
    expect(image).toMatchObject({ width: 400, height: 300, mime: 'image/webp', extension: 'webp' })
    expect((await sharp(image.data).metadata()).format).toBe('webp')
    const png = await normaliseImage(await picture(800, 600).jpeg().toBuffer(), { width: 400, format: 'png' })
    expect(png.mime).toBe('image/png')
    expect((await sharp(png.data).metadata()).format).toBe('png')
  })

  it('is cut to a shape where a height is given, and not enlarged where none is', async () => {
    const small = await picture(100, 100).png().toBuffer()
    expect(await normaliseImage(small, { width: 400, height: 300 })).toMatchObject({ width: 400, height: 300 })
    expect(await normaliseImage(small, { width: 400 })).toMatchObject({ width: 100, height: 100 })
  })

  it('loses its location and stands upright', async () => {
    const exif = { IFD0: { Copyright: 'Amara' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
    const photo = await picture(40, 20).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const image = await normaliseImage(photo, { width: 400 })
    expect(image).toMatchObject({ width: 20, height: 40 })
    expect((await sharp(image.data).metadata()).exif).toBeUndefined()
    const clean = await sharp(await withoutMetadata(photo)).metadata()
    expect(clean).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
    expect(clean.exif).toBeUndefined()
    expect((await sharp(await withoutMetadata(await picture(9, 9).png().toBuffer())).metadata()).format).toBe('png')
  })

  it.each([bmp(24), bmp(32), bmp(8), bmp(24, { topDown: true })])('may be a BMP (%#), pixel by pixel', async (file) => {
    const image = await normaliseImage(file, { width: 2, format: 'png' })
    const raw = await sharp(image.data).removeAlpha().raw().toBuffer()
    expect([...raw]).toEqual([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255])
  })

  it('is refused as a BMP that is compressed, cut short or too large', async () => {
    expect(await codeOf(normaliseImage(bmp(8, { compression: 1 }), { width: 2 }))).toBe('type')
    expect(await codeOf(normaliseImage(bmp(24).subarray(0, -3), { width: 2 }))).toBe('type')
    expect(await codeOf(normaliseImage(bmp(24, { height: 0x7fffffff }), { width: 2 }))).toBe('type')
    expect(await codeOf(normaliseImage(Buffer.from('BM'), { width: 2 }))).toBe('type')
  })

  it('is refused when it unfolds into too many pixels', async () => {
    expect(await codeOf(normaliseImage(pngBomb(), { width: 100 }))).toBe('too_large')
  })

  it('is refused when it is a drawing, another format, damaged or nothing', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
    expect(await codeOf(normaliseImage(svg, { width: 9 }))).toBe('type')
    expect(await codeOf(normaliseImage(await picture(9, 9).gif().toBuffer(), { width: 9 }))).toBe('type')
    expect(await codeOf(normaliseImage(await picture(9, 9).tiff().toBuffer(), { width: 9 }))).toBe('type')
    expect(
      await codeOf(normaliseImage((await picture(900, 900).png().toBuffer()).subarray(0, 200), { width: 9 })),
    ).toBe('type')
    expect(await codeOf(normaliseImage(Buffer.alloc(0), { width: 9 }))).toBe('empty')
  })
})
