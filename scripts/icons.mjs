// Draws the product's icons into public/: `node scripts/icons.mjs` after a change of the mark.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './prepare.mjs'

const ink = '#1d4289'
const margin = '#bf4f22'

/**
 * The mark: a sheet with its margin line and an A written beside it.
 * @param {{ corner?: number, scale?: number }} [options] the sheet's corner radius, and how much of it the mark fills
 */
function mark({ corner = 0, scale = 1 } = {}) {
  const shift = 256 * (1 - scale)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="${corner}" fill="#fff"/>
  <g transform="translate(${shift} ${shift}) scale(${scale})" fill="none" stroke-linejoin="round">
    <path d="M116 56V456" stroke="${margin}" stroke-width="20" stroke-linecap="round"/>
    <path d="M172 400 292 112 412 400M214 300H370" stroke="${ink}" stroke-width="52" stroke-linecap="round"/>
  </g>
</svg>
`
}

/** @param {string} name @param {number} size @param {string} svg */
const png = (name, size, svg) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(join(root, 'public', name))

writeFileSync(join(root, 'public', 'favicon.svg'), mark({ corner: 96 }))
await png('icon-192.png', 192, mark({ corner: 96 }))
await png('icon-512.png', 512, mark({ corner: 96 }))
// What masks them may cut a fifth from each side, and draws its own corners.
await png('icon-maskable-512.png', 512, mark({ scale: 0.68 }))
await png('apple-touch-icon.png', 180, mark({ scale: 0.82 }))
