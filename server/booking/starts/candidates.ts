import type { Question } from './question'
import type { Student } from './student'
import type { Permit } from './timetable'

interface Known {
  mockIds: ReadonlySet<string>
  userIds: ReadonlySet<string>
  /** Keyed by the mocks that are left out. */
  without: Map<string, readonly Permit[]>
}

/** Different histories of students to remember; then the memory is cleared. */
const MOST = 200
const known = new WeakMap<readonly Permit[], Known>()

/** The permitted tutors that a student can still have. Students who have sat the same mocks get the same list object, which further caches rely on. */
export function leftFor(permits: readonly Permit[], question: Question, { sat }: Student): readonly Permit[] {
  const { studentId, tutorId, moving } = question
  const { mockIds, userIds, without } = of(permits)
  if (tutorId || moving?.mockId || userIds.has(studentId))
    return left(
      permits.filter(({ userId }) => userId !== studentId && (!tutorId || userId === tutorId)),
      (id) => (moving?.mockId ? id === moving.mockId : !sat.has(id)),
    )
  const key = [...sat]
    .filter((id) => mockIds.has(id))
    .sort()
    .join()
  let found = without.get(key)
  if (!found) {
    if (without.size >= MOST) without.clear()
    found = left(permits, (id) => !sat.has(id))
    without.set(key, found)
  }
  return found
}

function of(permits: readonly Permit[]): Known {
  const found = known.get(permits)
  if (found) return found
  const mockIds = new Set(permits.flatMap(({ mocks }) => mocks.map(({ id }) => id)))
  const made = { mockIds, userIds: new Set(permits.map(({ userId }) => userId)), without: new Map() }
  known.set(permits, made)
  return made
}

const left = (permits: readonly Permit[], isLeft: (mockId: string) => boolean) =>
  permits.flatMap((permit) => {
    const mocks = permit.mocks.filter(({ id }) => isLeft(id))
    return mocks.length ? [{ ...permit, mocks }] : []
  })
