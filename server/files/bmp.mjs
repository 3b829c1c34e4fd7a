/**
 * Decodes an uncompressed BMP of 8, 24 or 32 bits, the kind that programs write; throws on all others. Rows from the top, four bytes a pixel.
 * @param {Buffer} file
 * @param {number} maxPixels
 */
export function decodeBmp(file, maxPixels) {
  const { width, height, bits, topDown, palette, pixelsAt } = readHeader(file, maxPixels)
  const rowSize = Math.ceil((width * bits) / 32) * 4
  if (pixelsAt + rowSize * height > file.length) throw new Error('cut short')
  const data = Buffer.alloc(width * height * 4, 255)
  for (let y = 0; y < height; y++) {
    const row = pixelsAt + (topDown ? y : height - 1 - y) * rowSize
    for (let x = 0; x < width; x++) {
      const from = bits === 8 ? palette : file
      const at = bits === 8 ? (file[row + x] ?? 0) * 4 : row + (x * bits) / 8
      const to = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++) data[to + channel] = from[at + 2 - channel] ?? 0
    }
  }
  return { data, width, height }
}

/**
 * @param {Buffer} file
 * @param {number} maxPixels
 */
function readHeader(file, maxPixels) {
  if (file.length < 58 || file.toString('latin1', 0, 2) !== 'BM') throw new Error('no header')
  const pixelsAt = file.readUInt32LE(10)
  const headerSize = file.readUInt32LE(14)
  const width = file.readInt32LE(18)
  const signedHeight = file.readInt32LE(22)
  const height = Math.abs(signedHeight)
  const bits = file.readUInt16LE(28)
  const compression = file.readUInt32LE(30)
  if (width <= 0 || height === 0 || width * height > maxPixels) throw new Error('no size')
  // 3 means that the file names its channels' places; we read the usual places only.
  const plain = compression === 0 || (compression === 3 && bits === 32 && file.readUInt32LE(54) === 0x00ff0000)
  if (headerSize < 40 || !plain || ![8, 24, 32].includes(bits)) throw new Error('another kind')
  return { width, height, bits, topDown: signedHeight < 0, palette: file.subarray(14 + headerSize, pixelsAt), pixelsAt }
}
