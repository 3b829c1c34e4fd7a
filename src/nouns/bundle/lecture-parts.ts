/** A chapter with its slides; without a chapter, those that stand in none. */
export interface LecturePart<Chapter, Slide> {
  chapter: Chapter | null
  slides: readonly Slide[]
}

/** A lecture in the order in which it is heard: the slides outside any chapter, if there are some, then each chapter with its own. */
export function partsOf<Chapter extends { id: string }, Slide extends { chapterId: string | null }>(
  chapters: readonly Chapter[],
  slides: readonly Slide[],
): LecturePart<Chapter, Slide>[] {
  const known = new Set(chapters.map(({ id }) => id))
  const loose = slides.filter(({ chapterId }) => chapterId === null || !known.has(chapterId))
  return [
    ...(loose.length > 0 ? [{ chapter: null, slides: loose }] : []),
    ...chapters.map((chapter) => ({
      chapter,
      slides: slides.filter(({ chapterId }) => chapterId === chapter.id),
    })),
  ]
}

/** The slides of all parts, one after the other. */
export const slidesIn = <Slide>(parts: readonly LecturePart<unknown, Slide>[]): Slide[] =>
  parts.flatMap(({ slides }) => slides)
