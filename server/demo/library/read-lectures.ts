import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../kernel/root'
import { readLecture, type WrittenLecture } from './lecture-text'

export const lecturesFolder = join(root, 'server/demo/library/lectures')
/** Pictures and sounds, which scripts/lecture-media.mjs makes from the texts. */
export const mediaFolder = join(lecturesFolder, 'media')

/** What a slide's picture and sound were made from, and the length of the sound in seconds. */
export interface MadeMedia {
  seconds: number
  picture: string
  sound: string
}

/** The lectures of the demo library by the name of their text. Throws at the first that cannot be read. */
export function readLectures(): Map<string, WrittenLecture> {
  const names = readdirSync(lecturesFolder).filter((file) => file.endsWith('.md'))
  return new Map(
    names.sort().map((file) => {
      try {
        return [basename(file, '.md'), readLecture(readFileSync(join(lecturesFolder, file), 'utf8'))] as const
      } catch (error) {
        throw new Error(`lectures/${file}: ${error instanceof Error ? error.message : error}`)
      }
    }),
  )
}

/** What was made of each slide, by the name of its media. */
export const readMade = (): Record<string, MadeMedia> =>
  JSON.parse(readFileSync(join(mediaFolder, 'made.json'), 'utf8'))
