// Draws the product's icons into public/. Run `node scripts/icons.mjs` after changing the mark.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './prepare.mjs'

/**
 * The mark of src/ui/page/brand.tsx in the light theme's colours: a notebook with its margin line and three lines of writing.
 * @param {{ side?: number, paper?: boolean }} [options] side: of the square, of which the mark takes 22 by 24; paper: whether the square is filled
 */
function mark({ side = 26, paper = false } = {}) {
  const edge = (28 - side) / 2
  const box = `x="${edge}" y="${edge}" width="${side}" height="${side}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${side} ${side}" fill="none">
${paper ? `  <rect ${box} fill="#fff"/>\n` : ''}  <rect x="3" y="2" width="22" height="24" rx="4" fill="#1d4289"/>
  <path d="M9 2v24" stroke="#f0956f" stroke-width="2"/>
  <path d="M13 10h8M13 14.5h8M13 19h5" stroke="#fff" stroke-width="1.75" stroke-linecap="round"/>
</svg>
`
}

/** @param {string} name @param {number} size @param {string} svg */
const png = (name, size, svg) =>
  sharp(Buffer.from(svg), { density: 1600 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(join(root, 'public', name))

writeFileSync(join(root, 'public', 'favicon.svg'), mark())
await png('icon-192.png', 192, mark())
await png('icon-512.png', 512, mark())
// A mask may cut a fifth from each side, and draws its own corners.
await png('icon-maskable-512.png', 512, mark({ side: 44, paper: true }))
await png('apple-touch-icon.png', 180, mark({ side: 36, paper: true }))
