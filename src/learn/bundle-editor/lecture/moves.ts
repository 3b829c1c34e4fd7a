import { type LecturePart, slidesIn } from '../../../nouns/bundle/lecture-parts'
import type { EditedLectureQuery } from './lecture.documents'

export type Slide = EditedLectureQuery['librarySlides'][number]
export type Chapter = EditedLectureQuery['libraryChapters'][number]
export type Part = LecturePart<Chapter, Slide>

/** Where a slide is put: `at` counts the other slides of the part before it. */
export interface Place {
  chapterId: string | null
  at: number
}

const idOf = ({ chapter }: Part) => chapter?.id ?? null

/** The place one step up or down, in the chapter before or after at an end; null at the very ends. */
export function stepped(parts: readonly Part[], slideId: string, by: -1 | 1): Place | null {
  const here = parts.findIndex(({ slides }) => slides.some(({ id }) => id === slideId))
  const part = parts[here]
  if (!part) return null
  const at = part.slides.findIndex(({ id }) => id === slideId) + by
  if (at >= 0 && at < part.slides.length) return { chapterId: idOf(part), at }
  const next = parts[here + by]
  return next ? { chapterId: idOf(next), at: by < 0 ? next.slides.length : 0 } : null
}

/** The chapters in their new order, each with its place; none of them where the chapter is gone. */
export function movedChapter(chapters: readonly Chapter[], chapterId: string, by: -1 | 1): Chapter[] {
  const order = [...chapters]
  const at = order.findIndex(({ id }) => id === chapterId)
  const [chapter] = order.splice(at, 1)
  if (!chapter) return []
  order.splice(at + by, 0, chapter)
  return order.map((each, position) => ({ ...each, position }))
}

/** The slides in their new order, each with its chapter and its place in the whole lecture. */
export function moved(parts: readonly Part[], slideId: string, { chapterId, at }: Place): Slide[] {
  const slide = slidesIn(parts).find(({ id }) => id === slideId)
  if (!slide) return slidesIn(parts)
  const without = parts.map((part) => ({ ...part, slides: part.slides.filter(({ id }) => id !== slideId) }))
  // Out of all chapters, where nothing stood so far.
  if (!without.some((part) => idOf(part) === chapterId)) without.unshift({ chapter: null, slides: [] })
  return without
    .flatMap((part) => {
      const slides = idOf(part) === chapterId ? part.slides.toSpliced(at, 0, slide) : part.slides
      return slides.map((each) => ({ ...each, chapterId: idOf(part) }))
    })
    .map((each, position) => ({ ...each, position }))
}

/** What of the slides is to be sent, since they stood elsewhere before. */
export function changesOf(before: readonly Slide[], after: readonly Slide[]) {
  const old = new Map(before.map((slide) => [slide.id, slide]))
  return after
    .filter(({ id, chapterId, position }) => {
      const was = old.get(id)
      return was && (was.chapterId !== chapterId || was.position !== position)
    })
    .map(({ id, chapterId, position }) => ({ id, chapterId, position }))
}

/** 'place 2 of 6 in Offer' */
export function placeWords(parts: readonly Part[], slideId: string): string {
  const part = parts.find(({ slides }) => slides.some(({ id }) => id === slideId))
  if (!part) return ''
  const place = part.slides.findIndex(({ id }) => id === slideId) + 1
  return part.chapter
    ? `place ${place} of ${part.slides.length} in ${part.chapter.title}`
    : `place ${place} of ${part.slides.length}, outside any chapter`
}
