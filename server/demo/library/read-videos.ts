import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../kernel/root'
import { readLecture, type WrittenLecture } from './lecture-text'

const textFolder = join(root, 'server/demo/library/videos')
/** Films, captions and pictures, which scripts/video-media.mjs makes from the texts. */
export const videoFolder = join(textFolder, 'media')

/** The short videos of the demo library by the name of their text, in their order. They are written as lectures are. */
export function readVideos(): Map<string, WrittenLecture> {
  const names = readdirSync(textFolder).filter((file) => file.endsWith('.md'))
  return new Map(
    names
      .sort()
      .map((file) => [basename(file, '.md'), readLecture(readFileSync(join(textFolder, file), 'utf8'))] as const),
  )
}

/** How long each film is, in seconds, by its name. */
export const readLengths = (): Record<string, number> =>
  JSON.parse(readFileSync(join(videoFolder, 'made.json'), 'utf8'))

/** The captions of a film, as WebVTT. */
export const readCaptions = (name: string): string => readFileSync(join(videoFolder, `${name}.vtt`), 'utf8')
