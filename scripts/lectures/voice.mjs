// Speaks a text with espeak-ng's British voice into a small MP3; ffmpeg takes some of the edge off it.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Words that the voice would get wrong, as they sound. After a change here run the script with `--all`.
 * @type {[RegExp, string][]}
 */
const sounds = [
  [/\bAsha\b/g, 'Ahsha'],
  [/\bPriya\b/g, 'Preeya'],
  [/\btrustees\b/gi, "[[trVst'i:z]]"],
  [/\btrustee\b/gi, "[[trVst'i:]]"],
  [/\b(who|passed,) read\b/g, '$1 red'],
  [/\b(whoever|who) lives\b/g, '$1 livz'],
  [/\bno longer use\b/g, 'no longer yooze'],
  [/\b20(\d\d)\b/g, 'twenty $1'],
]

/** Received pronunciation, a little slower and lower than usual, with a breath between words. */
const speaker = ['-v', 'en-gb-x-rp', '-s', '158', '-p', '38', '-a', '120', '-g', '1']

/** Less hiss and boom, a softer edge at 3 kHz, an even loudness, and half a second of silence at the end. */
const finish = [
  'highpass=f=90',
  'equalizer=f=3000:t=q:w=1.2:g=-4',
  'equalizer=f=180:t=q:w=1:g=2',
  'lowpass=f=8000',
  'acompressor=threshold=-20dB:ratio=2.5:attack=8:release=120',
  'loudnorm=I=-18:TP=-2:LRA=9',
  'apad=pad_dur=0.5',
].join(',')

/** The programs that speaking needs and that this machine lacks. */
export const missingPrograms = () =>
  ['espeak-ng', 'ffmpeg', 'ffprobe'].filter((program) => spawnSync(program, ['-version']).error)

/**
 * Speaks paragraphs into an MP3: mono, 22.05 kHz, 20 kbit/s on average. Returns it with its length in seconds.
 * @param {readonly string[]} paragraphs
 * @param {string} folder for what stands between
 */
export function speak(paragraphs, folder) {
  const words = sounds.reduce((text, [from, to]) => text.replace(from, to), paragraphs.join('\n\n'))
  const spoken = join(folder, 'spoken.wav')
  const sound = join(folder, 'sound.mp3')
  run('espeak-ng', [...speaker, '-w', spoken, '--stdin'], words)
  const coding = [
    '-ar',
    '22050',
    '-ac',
    '1',
    '-c:a',
    'libmp3lame',
    '-b:a',
    '20k',
    '-abr',
    '1',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
  ]
  run('ffmpeg', ['-y', '-v', 'error', '-i', spoken, '-af', finish, ...coding, '-flags:a', '+bitexact', sound])
  const length = run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', sound])
  return { sound: readFileSync(sound), seconds: Math.ceil(Number(length)) }
}

/** @param {string} program @param {string[]} args @param {string} [input] */
function run(program, args, input) {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
  return stdout
}
