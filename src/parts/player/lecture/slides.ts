import type { LectureSlidesQuery } from './lecture.documents'

export type Slide = LectureSlidesQuery['librarySlides'][number]
export type Chapter = LectureSlidesQuery['libraryChapters'][number]
