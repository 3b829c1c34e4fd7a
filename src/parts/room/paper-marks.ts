import { useKept } from '../../providers/kept-values'
import type { PaperMark } from '../../ui/paper/paper'

/** By the document's id; each mark as page, first and last character. */
type Kept = Readonly<Record<string, readonly (readonly [number, number, number])[]>>

/** So many papers keep their marks; a new one takes the place of the one that was marked longest ago. */
const MOST_PAPERS = 60
const MOST_MARKS = 200

/** The reader's own marks in a document, on all of their devices. */
export function usePaperMarks(fileId: string): [marks: readonly PaperMark[], keep: (marks: PaperMark[]) => void] {
  const { value, keep } = useKept<Kept>('paper_marks', { initial: {}, isValue: isKept })
  return [
    marksOf(value?.[fileId]),
    (marks) => {
      const { [fileId]: _before, ...others } = value ?? {}
      const rest = Object.entries(others).slice(-(MOST_PAPERS - 1))
      const mine = marks.slice(-MOST_MARKS).map(({ page, from, to }) => [page, from, to] as const)
      keep(Object.fromEntries(mine.length ? [...rest, [fileId, mine]] : rest))
    },
  ]
}

const cache = new WeakMap<object, readonly PaperMark[]>()
const none: readonly PaperMark[] = []

// The same list for the same value, since a new one paints the paper anew.
function marksOf(kept: Kept[string] | undefined): readonly PaperMark[] {
  if (!kept) return none
  const known = cache.get(kept)
  if (known) return known
  const marks = kept.map(([page, from, to]) => ({ page, from, to }))
  cache.set(kept, marks)
  return marks
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (marks) => Array.isArray(marks) && marks.every((mark) => Array.isArray(mark) && mark.length === 3),
  )
