/** What is said from one second of a sound or a video to another. */
export interface Cue {
  from: number
  until: number
  lines: string[]
}

const MOST_CUES = 20_000
const TIMING =
  /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)[.,](\d{3})[ \t]+-->[ \t]+(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)[.,](\d{3})(?:[ \t].*)?$/

/** What captions as WebVTT say and when. Null if it is no WebVTT, has no cue that can be shown, or more than 20,000 of them. */
export function cuesOf(text: string): Cue[] | null {
  const [head, ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  if (!head || !areCaptions(head) || blocks.length > 2 * MOST_CUES) return null
  const cues = blocks.flatMap(cueIn)
  return cues.length && cues.length <= MOST_CUES ? cues : null
}

/** Captions as WebVTT with nothing but times and words: no styles, regions, settings, tags or links. Null as of `cuesOf`. */
export function cleanCaptions(text: string): string | null {
  const cues = cuesOf(text)
  if (!cues) return null
  const written = cues.map(({ from, until, lines }) => `${timeOf(from)} --> ${timeOf(until)}\n${lines.join('\n')}`)
  return `WEBVTT\n\n${written.join('\n\n')}\n`
}

/** Whether a text begins as WebVTT, and no plain transcript. */
export const areCaptions = (text: string): boolean => /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text)

/** The cue of a block, after its name if it has one; notes, styles and what cannot be read are none. */
function cueIn(block: string): Cue[] {
  const lines = block.split('\n')
  const at = lines.findIndex((line, index) => index < 2 && TIMING.test(line))
  const [, ...parts] = TIMING.exec(lines[at] ?? '') ?? []
  if (!parts.length) return []
  const from = secondsOf(parts.slice(0, 4))
  const until = secondsOf(parts.slice(4, 8))
  const words = lines
    .slice(at + 1)
    .map(wordsOf)
    .filter(Boolean)
  return words.length && until > from ? [{ from, until, lines: words }] : []
}

/** A line without tags and control characters; what is left of either is written so that it stays text. */
const wordsOf = (line: string) =>
  line
    .replace(/<[^<>]{0,200}>/g, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[<>]/g, '')
    .trim()

const secondsOf = ([hours = '0', minutes, seconds, thousandths]: (string | undefined)[]) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000

function timeOf(seconds: number): string {
  const thousandths = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = String(thousandths % 1000).padStart(3, '0')
  return `${two(thousandths / 3_600_000)}:${two((thousandths / 60_000) % 60)}:${two((thousandths / 1000) % 60)}.${rest}`
}
