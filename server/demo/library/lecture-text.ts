import { readFrontPart } from './front-part'
import { type BundleState, stateOf } from './states'

/** A lecture as its author writes it; server/demo/library/lectures/ has one text for each. */
export interface WrittenLecture extends BundleState {
  /** The short name of its practice area. */
  area: string
  title: string
  /** One sentence. */
  about: string
  /** `YYYY-MM-DD`. */
  lawStatedAt: string
  /** One that is spoken has slides with pictures and sounds; another is read, and what would be spoken stands below what would be shown. */
  isSpoken: boolean
  /** The tutor who wrote it, by the name that students use; null: the one of its area. */
  author: string | null
  chapters: { title: string; slides: WrittenSlide[] }[]
}

export interface WrittenSlide {
  title: string
  bullets: string[]
  /** Boxes with few words, in a row: steps with arrows between, or things side by side. */
  drawing: { boxes: string[]; steps: boolean } | null
  /** Paragraphs, as they are spoken. */
  narration: string[]
  source: string
}

/**
 * Reads a lecture: a front part with its facts, `## chapter`, and for each slide `# title`, `- ` bullets, perhaps `Drawing: one > two` or
 * `Drawing: one | two`, paragraphs to be spoken, and `Source: `. Throws at the first line that it cannot read, and at a slide that lacks something.
 */
export function readLecture(text: string): WrittenLecture {
  const { facts, body } = readFrontPart(
    text,
    ['area', 'title', 'about', 'law stated at'],
    ['spoken', 'author', 'status', 'visibility'],
  )
  const { area, title, about, author = null } = facts
  const lecture: WrittenLecture = {
    area,
    title,
    about,
    lawStatedAt: facts['law stated at'],
    isSpoken: facts.spoken !== 'no',
    author,
    ...stateOf(facts),
    chapters: chaptersOf(body),
  }
  refuseGaps(lecture)
  return lecture
}

function chaptersOf(body: string): WrittenLecture['chapters'] {
  const chapters: WrittenLecture['chapters'] = []
  let slide: WrittenSlide | undefined
  for (const [at, raw] of body.split('\n').entries()) {
    const line = raw.trim()
    const chapter = chapters.at(-1)
    if (!line) continue
    if (line.startsWith('## ')) {
      chapters.push({ title: line.slice(3), slides: [] })
      slide = undefined
    } else if (line.startsWith('# ')) {
      if (!chapter) throw new Error(`line ${at + 1}: A slide stands in a chapter: put a line with ## before it.`)
      slide = { title: line.slice(2), bullets: [], drawing: null, narration: [], source: '' }
      chapter.slides.push(slide)
    } else if (slide) addLine(slide, line)
    else throw new Error(`line ${at + 1}: This is no chapter or slide.`)
  }
  return chapters
}

/** The slides of a lecture in their order, with the title of their chapter. */
export const slidesOf = ({ chapters }: WrittenLecture): (WrittenSlide & { chapter: string })[] =>
  chapters.flatMap(({ title, slides }) => slides.map((slide) => ({ ...slide, chapter: title })))

/** The name of a slide's picture and sound without extension; `at` counts from 0. */
export const mediaName = (lecture: string, at: number) => `${lecture}-${String(at + 1).padStart(2, '0')}`

function addLine(slide: WrittenSlide, line: string) {
  if (line.startsWith('- ')) slide.bullets.push(line.slice(2))
  else if (line.startsWith('Source: ')) slide.source = line.slice(8)
  else if (line.startsWith('Drawing: ')) {
    const steps = line.includes(' > ')
    slide.drawing = { steps, boxes: line.slice(9).split(steps ? ' > ' : ' | ') }
  } else slide.narration.push(line)
}

function refuseGaps(lecture: WrittenLecture) {
  if (!lecture.chapters.length) throw new Error('The lecture has no chapter.')
  for (const { title, slides } of lecture.chapters) {
    if (!slides.length) throw new Error(`The chapter ${title} has no slide.`)
    for (const { title, bullets, narration, source } of slides)
      if (!bullets.length || !narration.length || !source)
        throw new Error(`The slide ${title} lacks its bullets, its words or its source.`)
  }
}
