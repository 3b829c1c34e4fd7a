import { paperNames } from '../../nouns/exam-sitting/exam-names'
import { areaInShort } from '../../nouns/practice-area/area-in-short'
import type { PlanFragment } from './plan.documents'

export type Plan = PlanFragment
export type Day = Plan['days'][number]
export type Piece = Day['pieces'][number]
export type Work = Plan['work'][number]

const countWords = (count: number) => (count === 1 ? '1 question' : `${count} questions`)
/** Of a part of a work's questions how many it is. */
const shareOf = ({ questions, minutes }: Work, part: number) =>
  Math.max(1, Math.round(((questions ?? 0) * part) / Math.max(1, minutes)))

/** What a work is called. */
export function workTitle({ kind, title, practiceArea, paper }: Work): string {
  if (title) return title
  if (kind === 'mock_day') return paper ? `Mock day, ${paperNames[paper]}` : 'Mock day'
  return areaInShort(practiceArea) ?? 'Questions without an area'
}

/** What kind of thing a work is, and what is left of it. */
export function workNote({ kind, questions }: Work): string {
  switch (kind) {
    case 'lecture':
      return 'Lecture'
    case 'test':
      return `Test, ${countWords(questions ?? 0)} in one go`
    case 'mock_day':
      return `${countWords(questions ?? 0)}, as in the exam`
    default:
      return `${countWords(questions ?? 0)} that you have not answered`
  }
}

/** What one does in a piece, and where. */
export function pieceOf(piece: Piece, work: ReadonlyMap<string, Work>): { title: string; note: string; to: string } {
  const { kind, sessionId, title } = piece
  if (kind === 'review') return { title: 'Reviews', note: 'Cards and questions that are due', to: '/library/review' }
  if (kind === 'session') return { title: title ?? 'Session', note: 'Booked', to: `/classroom/${sessionId}` }
  const found = work.get(piece.workId ?? '')
  if (!found) return { title: '', note: '', to: '/library' }
  return { title: workTitle(found), ...partOf(found, piece.minutes) }
}

function partOf(work: Work, minutes: number): { note: string; to: string } {
  const { id, kind, categoryId, practiceArea } = work
  if (kind === 'mock_day') return { note: workNote(work), to: '/library/mock-day' }
  if (kind !== 'practice') return { note: workNote(work), to: `/library/${categoryId}/${id}` }
  const count = shareOf(work, minutes)
  const area = practiceArea ? `areas=${practiceArea.id}&` : ''
  return {
    note: countWords(count),
    to: `/library/practice?${area}pools=unused&count=${count}`,
  }
}
