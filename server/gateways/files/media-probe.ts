import { z } from 'zod'
import type { Patience } from '../../kernel/time/patience'
import { runLimited } from './limited-process'

const MOST_PICTURE = 20 * 1024 * 1024
/** Frames of the largest videos are held several at a time. */
const MEMORY_MB = 1024
/** The picture is taken a tenth into the video, but not later than this. */
const LATEST_PICTURE = 20

/** A damaged file may not make the programs open anything else. */
const ALONE = ['-v', 'error', '-protocol_whitelist', 'file']

type Waits = Pick<Patience, 'mediaMs'>

const answer = z.object({ format: z.object({ duration: z.coerce.number().positive().max(1e6).optional() }) })

/** The length of a sound or video in whole seconds, by ffprobe; null where it is not installed or finds none. */
export async function lengthOf(path: string, patience: Waits): Promise<number | null> {
  const found = await tried('ffprobe', patience, [
    ...ALONE,
    '-of',
    'json',
    '-show_entries',
    'format=duration',
    `file:${path}`,
  ])
  const read = found && answer.safeParse(json(found.toString('utf8')))
  const seconds = read?.success ? read.data.format.duration : undefined
  return seconds ? Math.max(1, Math.round(seconds)) : null
}

/** A picture of a video as PNG, by ffmpeg; null where it is not installed or finds none. */
export async function pictureOf(path: string, seconds: number, patience: Waits): Promise<Buffer | null> {
  const at = Math.min(LATEST_PICTURE, seconds / 10)
  const scaled = ['-vf', 'scale=w=1280:h=720:force_original_aspect_ratio=decrease']
  const picture = ['-frames:v', '1', ...scaled, '-f', 'image2pipe', '-c:v', 'png', '-threads', '1', 'pipe:1']
  const found = await tried('ffmpeg', patience, [
    ...ALONE,
    '-nostdin',
    '-ss',
    String(at),
    '-i',
    `file:${path}`,
    '-an',
    ...picture,
  ])
  return found?.length ? found : null
}

/** Programs that are not installed: even to try one costs a large process much, so each is tried once until the next start. */
const missing = new Set<string>()

/** What a program wrote; null if it is not installed, takes too long or too much, or fails, as on a damaged file. */
async function tried(program: string, { mediaMs }: Waits, args: string[]): Promise<Buffer | null> {
  if (missing.has(program)) return null
  const ended = await runLimited(program, { args }, { ms: mediaMs, megabytes: MEMORY_MB, mostOutput: MOST_PICTURE })
  if ('output' in ended) return ended.output
  if (ended.failed === 'missing') missing.add(program)
  return null
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
