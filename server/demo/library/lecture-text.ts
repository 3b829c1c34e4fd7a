/** A lecture as its author writes it; server/demo/library/lectures/ has one text for each. */
export interface WrittenLecture {
  /** The short name of its practice area. */
  area: string
  title: string
  /** One sentence. */
  about: string
  /** `YYYY-MM-DD`. */
  lawStatedAt: string
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

const HEAD = /^(Area|Title|About|Law stated at): ?(.+)$/
const heads = { Area: 'area', Title: 'title', About: 'about', 'Law stated at': 'lawStatedAt' } as const

/**
 * Reads a lecture: four facts at its head, `## chapter`, and for each slide `# title`, `- ` bullets, perhaps `Drawing: one > two` or `Drawing: one | two`,
 * paragraphs to be spoken, and `Source: `. Throws at the first line that it cannot read, and at a slide that lacks something.
 */
export function readLecture(text: string): WrittenLecture {
  const lecture: WrittenLecture = { area: '', title: '', about: '', lawStatedAt: '', chapters: [] }
  let slide: WrittenSlide | undefined
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    const fail = (why: string) => new Error(`line ${at + 1}: ${why}`)
    const chapter = lecture.chapters.at(-1)
    if (!line) continue
    if (line.startsWith('## ')) {
      lecture.chapters.push({ title: line.slice(3), slides: [] })
      slide = undefined
    } else if (line.startsWith('# ')) {
      if (!chapter) throw fail('A slide stands in a chapter: put a line with ## before it.')
      slide = { title: line.slice(2), bullets: [], drawing: null, narration: [], source: '' }
      chapter.slides.push(slide)
    } else if (slide) addLine(slide, line)
    else {
      const [, label, value] = HEAD.exec(line) ?? []
      if (!label || !value || chapter) throw fail('This is no fact of the lecture, chapter or slide.')
      lecture[heads[label as keyof typeof heads]] = value
    }
  }
  refuseGaps(lecture)
  return lecture
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
  for (const [label, name] of Object.entries(heads)) if (!lecture[name]) throw new Error(`The head lacks ${label}.`)
  if (!lecture.chapters.length) throw new Error('The lecture has no chapter.')
  for (const { title, slides } of lecture.chapters) {
    if (!slides.length) throw new Error(`The chapter ${title} has no slide.`)
    for (const { title, bullets, narration, source } of slides)
      if (!bullets.length || !narration.length || !source)
        throw new Error(`The slide ${title} lacks its bullets, its words or its source.`)
  }
}
