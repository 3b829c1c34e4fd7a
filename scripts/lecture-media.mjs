// Makes the pictures and sounds of the demo library's lectures from their texts, into server/demo/library/lectures/media.
// Run `node scripts/lecture-media.mjs` after changing a text; slides that did not change are left alone. `--all` makes everything anew.
// It needs espeak-ng, and ffmpeg with libmp3lame: `apt-get install espeak-ng ffmpeg`.
// made.json in the same folder says how long each sound is, and what picture and sound were made from. Together they stay below 8 MB.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { pngOf, slidePicture } from './lectures/slide-picture.mjs'
import { missingPrograms, speak } from './lectures/voice.mjs'

const MOST_BYTES = 8 * 1024 * 1024
const MOST_PICTURE_BYTES = 40 * 1024

const missing = missingPrograms()
if (missing.length > 0) {
  console.error(`${missing.join(' and ')} not found. Install them: apt-get install espeak-ng ffmpeg`)
  process.exit(1)
}

/** @type {typeof import('../server/demo/library/read-lectures')} */
const { mediaFolder, readLectures } = await tsImport('../server/demo/library/read-lectures.ts', import.meta.url)
/** @type {typeof import('../server/demo/library/lecture-text')} */
const { mediaName, slidesOf } = await tsImport('../server/demo/library/lecture-text.ts', import.meta.url)
/** @type {typeof import('../src/theme/tokens')} */
const { light } = await tsImport('../src/theme/tokens.ts', import.meta.url)

const list = join(mediaFolder, 'made.json')
/** @type {Record<string, import('../server/demo/library/read-lectures').MadeMedia>} */
const known = existsSync(list) && !process.argv.includes('--all') ? JSON.parse(readFileSync(list, 'utf8')) : {}
/** @type {typeof known} */
const made = {}
mkdirSync(mediaFolder, { recursive: true })
const folder = mkdtempSync(join(tmpdir(), 'lecture-media-'))

for (const [name, lecture] of readLectures()) {
  if (!lecture.isSpoken) continue
  const slides = slidesOf(lecture)
  for (const [at, slide] of slides.entries()) {
    const media = mediaName(name, at)
    const svg = slidePicture({ lecture: lecture.title, slide, at, of: slides.length, colours: light })
    made[media] = { seconds: 0, ...known[media], picture: hash(svg), sound: hash(slide.narration.join('\n\n')) }
    if (made[media].picture !== known[media]?.picture) {
      const png = await pngOf(svg)
      if (png.length > MOST_PICTURE_BYTES) throw new Error(`${media}.png has ${png.length} bytes`)
      writeFileSync(join(mediaFolder, `${media}.png`), png)
    }
    if (made[media].sound !== known[media]?.sound) {
      const { sound, seconds } = speak(slide.narration, folder)
      writeFileSync(join(mediaFolder, `${media}.mp3`), sound)
      made[media].seconds = seconds
    }
  }
  console.log(`${name}: ${slides.length} slides`)
}
rmSync(folder, { recursive: true })
writeFileSync(list, `${JSON.stringify(made, null, 2)}\n`)

for (const file of readdirSync(mediaFolder))
  if (file !== 'made.json' && !made[file.slice(0, -4)]) rmSync(join(mediaFolder, file))
const bytes = readdirSync(mediaFolder).reduce((sum, file) => sum + statSync(join(mediaFolder, file)).size, 0)
console.log(`${(bytes / 1024 / 1024).toFixed(1)} MB in all`)
if (bytes > MOST_BYTES) throw new Error('Pictures and sounds are larger than 8 MB together.')

/** @param {string} text */
function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
