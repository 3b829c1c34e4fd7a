// Makes the films of the demo library's short videos from their texts, into server/demo/library/videos/media, with captions and a picture of each.
// Run `node scripts/video-media.mjs` after changing a text. It needs espeak-ng, and ffmpeg with libvpx and libopus: `apt-get install espeak-ng ffmpeg`.
// made.json in the same folder says how long each film is. Together they stay below 3 MB.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { captions, film } from './lectures/film.mjs'
import { pngOf, slidePicture } from './lectures/slide-picture.mjs'
import { missingPrograms, speak } from './lectures/voice.mjs'

const MOST_BYTES = 3 * 1024 * 1024

const missing = missingPrograms()
if (missing.length > 0) {
  console.error(`${missing.join(' and ')} not found. Install them: apt-get install espeak-ng ffmpeg`)
  process.exit(1)
}

/** @type {typeof import('../server/demo/library/read-videos')} */
const { readVideos, videoFolder } = await tsImport('../server/demo/library/read-videos.ts', import.meta.url)
/** @type {typeof import('../server/demo/library/lecture-text')} */
const { slidesOf } = await tsImport('../server/demo/library/lecture-text.ts', import.meta.url)
/** @type {typeof import('../src/theme/tokens')} */
const { light } = await tsImport('../src/theme/tokens.ts', import.meta.url)

mkdirSync(videoFolder, { recursive: true })
const folder = mkdtempSync(join(tmpdir(), 'video-media-'))
/** @type {Record<string, number>} */
const made = {}
for (const [name, video] of readVideos()) {
  const slides = slidesOf(video)
  const scenes = []
  for (const [at, slide] of slides.entries()) {
    const picture = await pngOf(slidePicture({ lecture: video.title, slide, at, of: slides.length, colours: light }))
    scenes.push({ picture, narration: slide.narration, ...speak(slide.narration, folder) })
  }
  writeFileSync(join(videoFolder, `${name}.webm`), film(scenes, folder))
  writeFileSync(join(videoFolder, `${name}.vtt`), captions(scenes))
  if (scenes[0]) writeFileSync(join(videoFolder, `${name}.png`), scenes[0].picture)
  made[name] = scenes.reduce((sum, { seconds }) => sum + seconds, 0)
  console.log(`${name}: ${made[name]} s`)
}
rmSync(folder, { recursive: true })
writeFileSync(join(videoFolder, 'made.json'), `${JSON.stringify(made, null, 2)}\n`)
const bytes = readdirSync(videoFolder).reduce((sum, file) => sum + statSync(join(videoFolder, file)).size, 0)
console.log(`${(bytes / 1024 / 1024).toFixed(1)} MB in all`)
if (bytes > MOST_BYTES) throw new Error('The films are larger than 3 MB together.')
