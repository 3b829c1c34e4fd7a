// Draws a slide as a picture: title, bullets, perhaps a row of boxes, and its source, in the light theme's colours.
import sharp from 'sharp'

const WIDTH = 1280
const HEIGHT = 720
const LEFT = 88
const RIGHT = 1200
const FONT = 'Liberation Sans, Arial, Helvetica, sans-serif'
/** The mean width of a letter, in parts of the font's size. */
const LETTER = { plain: 0.5, bold: 0.56 }

/** @typedef {import('../../server/demo/library/lecture-text').WrittenSlide & { chapter: string }} Slide */
/** @typedef {import('../../src/theme/tokens').Colours} Colours */
/** @typedef {{ lecture: string, slide: Slide, at: number, of: number, colours: Colours }} Drawn */

/**
 * The picture of a slide as SVG. It throws if its words do not fit.
 * @param {Drawn} drawn
 */
export function slidePicture({ lecture, slide, at, of, colours }) {
  const title = lines(slide.title, 50, 'bold', RIGHT - LEFT)
  const top = 132 + (title.length - 1) * 58
  const size = slide.drawing ? 34 : 38
  const bullets = slide.bullets.map((each) => lines(each, size, 'plain', RIGHT - LEFT - 44))
  const source = lines(slide.source, 17, 'plain', RIGHT - LEFT - 70)
  const foot = HEIGHT - 34 - (source.length - 1) * 22
  const boxes = slide.drawing && boxRow(slide.drawing, colours)
  const rows = bullets.flat().length
  const room = foot - 60 - (boxes ? boxes.height + 24 : 0) - top - 40
  const step = Math.min(size * 1.8, room / rows)
  if (step < size * 1.2) throw new Error(`${slide.title}: too much for one slide`)
  let y = top + 40
  const list = bullets.map((each) => {
    const mark = `<circle cx="${LEFT + 8}" cy="${y + step / 2 - 1}" r="6" fill="${colours.accent}"/>`
    const words = each.map((line, row) =>
      text(line, LEFT + 40, y + step / 2 + size / 3 + row * size * 1.25, size, colours.text),
    )
    y += step + (each.length - 1) * size * 1.25
    return mark + words.join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${FONT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours['surface-1']}"/>
<rect width="40" height="${HEIGHT}" fill="${colours.primary}"/>
<rect x="40" width="4" height="${HEIGHT}" fill="${colours.accent}"/>
${text(`${lecture}: ${slide.chapter}`, LEFT, 58, 20, colours['text-3'])}
${title.map((line, row) => text(line, LEFT, 124 + row * 58, 50, colours['primary-text'], 'font-weight="700"')).join('')}
${list.join('\n')}
${boxes ? boxes.at(foot - 56 - boxes.height) : ''}
<path d="M${LEFT} ${foot - 30}H${RIGHT}" stroke="${colours.border}" stroke-width="2"/>
${source.map((line, row) => text(line, LEFT, foot + row * 22, 17, colours['text-3'])).join('')}
${text(`${at + 1} / ${of}`, RIGHT, foot, 17, colours['text-3'], 'text-anchor="end"')}
</svg>`
}

/**
 * The picture as a small PNG, in a palette.
 * @param {string} svg
 */
export const pngOf = (svg) => sharp(Buffer.from(svg)).png({ palette: true, colours: 16, effort: 10 }).toBuffer()

/**
 * @param {NonNullable<Slide['drawing']>} drawing
 * @param {Colours} colours
 */
function boxRow({ boxes, steps }, colours) {
  const gap = steps ? 52 : 28
  const width = (RIGHT - LEFT - gap * (boxes.length - 1)) / boxes.length
  const size = boxes.length > 4 ? 20 : 26
  const words = boxes.map((each) => lines(each, size, 'plain', width - 28))
  const most = Math.max(...words.map((each) => each.length))
  const height = Math.max(96, most * (size + 8) + 32)
  /** @param {number} y */
  const at = (y) =>
    words
      .map((each, index) => {
        const x = LEFT + index * (width + gap)
        const first = y + height / 2 - ((each.length - 1) * (size + 8)) / 2 + size * 0.35
        const arrow = steps && index > 0 ? arrowTo(x, y + height / 2, colours.accent) : ''
        const written = each.map((line, row) =>
          text(line, x + width / 2, first + row * (size + 8), size, colours.text, 'text-anchor="middle"'),
        )
        return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${colours['primary-tint']}" stroke="${colours.primary}" stroke-width="2"/>${arrow}${written.join('')}`
      })
      .join('\n')
  return { height, at }
}

/** @param {number} x @param {number} y @param {string} colour */
const arrowTo = (x, y, colour) =>
  `<path d="M${x - 44} ${y}H${x - 12}m-12 -11l12 11l-12 11" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`

/** @param {string} words @param {number} x @param {number} y @param {number} size @param {string} colour @param {string} [more] */
const text = (words, x, y, size, colour, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" ${more}>${escaped(words)}</text>`

/** @param {string} words */
const escaped = (words) =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/(^|[\s(])'/g, '$1‘')
    .replaceAll("'", '’')

/**
 * Words broken into lines that fit a width.
 * @param {string} words
 * @param {number} size
 * @param {keyof typeof LETTER} weight
 * @param {number} width
 */
function lines(words, size, weight, width) {
  const most = Math.floor(width / (size * LETTER[weight]))
  /** @type {string[]} */
  const found = []
  for (const word of words.split(' ')) {
    const last = found.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) found[found.length - 1] = `${last} ${word}`
    else found.push(word)
  }
  return found
}
