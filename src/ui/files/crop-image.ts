/** The part of a picture to keep, in the picture's pixels. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/** The shape of stored pictures, and their size on the server. */
export const PICTURE = { aspect: 4 / 3, width: 800, height: 600 } as const

/** The chosen part of a picture as a PNG of 800 × 600, a file named `image.png`. Rejects if the browser cannot read the picture. */
export async function cropImage(address: string, area: CropArea): Promise<File> {
  const picture = await loadImage(address)
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, PICTURE.width, PICTURE.height)
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!png) throw new Error('The picture could not be drawn')
  return new File([png], 'image.png', { type: 'image/png' })
}

/** Loads a picture, upright. Rejects if the browser cannot read it. */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}
