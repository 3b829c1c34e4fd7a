import type { Chapter, Slide } from './moves'

/** What is asked about: a slide or a chapter to add, to change or to delete. */
export type Asked =
  | { task: 'add slide'; chapterId: string | null }
  | { task: 'change slide'; slide: Slide; number: number }
  | { task: 'delete slide'; slide: Slide; name: string }
  | { task: 'add chapter' }
  | { task: 'rename chapter'; chapter: Chapter }
  | { task: 'delete chapter'; chapter: Chapter; count: number }
