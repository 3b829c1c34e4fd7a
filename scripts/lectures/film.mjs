// Joins slides and what is said about them to a small film: VP9 and Opus in WebM, with captions as WebVTT.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The slides stand still, so two pictures a second are enough. */
const RATE = 2

/** @typedef {{ picture: Buffer, sound: Buffer, seconds: number, narration: readonly string[] }} Scene */

/**
 * The film of some scenes, one after the other.
 * @param {readonly Scene[]} scenes
 * @param {string} folder for what stands between
 */
export function film(scenes, folder) {
  const inputs = scenes.flatMap(({ picture, sound, seconds }, at) => {
    const [image, speech] = [join(folder, `scene-${at}.png`), join(folder, `scene-${at}.mp3`)]
    writeFileSync(image, picture)
    writeFileSync(speech, sound)
    return ['-loop', '1', '-framerate', String(RATE), '-t', String(seconds), '-i', image, '-i', speech]
  })
  const padded = scenes.map(({ seconds }, at) => `[${2 * at + 1}:a]aresample=48000,apad=whole_dur=${seconds}[a${at}]`)
  const joined = scenes.map((_, at) => `[${2 * at}:v][a${at}]`).join('')
  const graph = `${padded.join(';')};${joined}concat=n=${scenes.length}:v=1:a=1[v][a]`
  const made = join(folder, 'film.webm')
  const picture = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-g', '40', '-pix_fmt', 'yuv420p', '-row-mt', '1']
  const sound = ['-c:a', 'libopus', '-b:a', '24k', '-ac', '1']
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact']
  const { status, stderr } = spawnSync(
    'ffmpeg',
    [
      '-y',
      '-v',
      'error',
      ...inputs,
      '-filter_complex',
      graph,
      '-map',
      '[v]',
      '-map',
      '[a]',
      ...picture,
      ...sound,
      ...plain,
      made,
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`)
  return readFileSync(made)
}

/**
 * Captions, a sentence or two each; the voice speaks evenly, so a sentence takes its share of the letters.
 * @param {readonly Scene[]} scenes
 */
export function captions(scenes) {
  let start = 0
  const cues = scenes.flatMap(({ narration, seconds }) => {
    const sentences = narration.flatMap((paragraph) => paragraph.match(/[^.?!]+[.?!]+/g) ?? [paragraph])
    const letters = sentences.reduce((sum, { length }) => sum + length, 0)
    // Each sound ends with half a second of silence.
    const spoken = seconds - 0.5
    let said = 0
    const made = sentences.map((sentence) => {
      const from = start + (spoken * said) / letters
      said += sentence.length
      return `${timeOf(from)} --> ${timeOf(start + (spoken * said) / letters)}\n${sentence.trim()}`
    })
    start += seconds
    return made
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** @param {number} seconds */
function timeOf(seconds) {
  const [minutes, rest] = [Math.floor(seconds / 60), (seconds % 60).toFixed(3)]
  return `00:${String(minutes).padStart(2, '0')}:${rest.padStart(6, '0')}`
}
