import { newId } from '../../../../server/kernel/database/columns'
import { reviewCards, reviewLogs } from '../../../../server/library/review-card/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'
import { NOON } from '../../access/matrix/world/moment'
import { libraryOf } from '../test-attempt/library'
import { flashcard } from './library'

export const matrix = sheet(
  `
operation            anonymous        unconfirmed  disabled  student  another    tutor      unassigned  staff      supervisor  admin
reviewQueue          unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
reviewNext           unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
reviewQueued         unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
reviewSettings       unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
reviewKept           unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
reviewCardsIn        unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
reviewCardsAdd       unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
reviewAnswer         unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
reviewUndo           unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
reviewReplay         unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
reviewSetAside       unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
reviewMemory         unauthenticated  forbidden    disabled  none     none       none       none        none       none        none
reviewStuck          unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
reviewSuspend        unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
reviewResume         unauthenticated  forbidden    disabled  ok       not_found  not_found  not_found   not_found  not_found   not_found
reviewSettingsWrite  unauthenticated  forbidden    disabled  ok       ok         ok         ok          ok         ok          ok
`,
  {
    reviewQueued: () => ({ sessionId: newId() }),
    reviewCardsIn: ({ bundleId }) => ({ bundleId }),
    reviewKept: ({ bundleId }) => ({ bundleId }),
    reviewCardsAdd: ({ bundleId }) => ({ bundleId }),
    reviewAnswer: ({ waiting }) => ({ id: waiting, reps: 0, change: 1, grade: 'good' }),
    reviewUndo: ({ answered }) => ({ id: answered, change: 1 }),
    reviewReplay: ({ waiting }) => ({
      sentAt: NOON.toISOString(),
      events: [{ id: newId(), cardId: waiting, at: NOON.toISOString(), grade: 'good' }],
    }),
    reviewSetAside: ({ waiting }) => ({ id: waiting }),
    reviewSuspend: ({ waiting }) => ({ id: waiting }),
    reviewResume: ({ waiting }) => ({ id: waiting }),
    reviewSettingsWrite: () => ({ cap: 30 }),
  },
  makeCards,
)

/** A card of the student that waits, and one that they have answered. */
async function makeCards(app: TestApp, { people: { student } }: World) {
  const library = libraryOf(app)
  const place = await library.test([flashcard('One'), flashcard('Two')], { type: 'flashcards' })
  await library.let(student, place, { from: NOON })
  const { orm } = app.services.database
  const [waiting, answered] = [newId(), newId()]
  const [one, two] = place.blockIds as [string, string]
  const card = { userId: student.id, contentId: place.contentId, side: 'front', due: NOON }
  await orm.insert(reviewCards).values([
    { ...card, id: waiting, blockId: one },
    { ...card, id: answered, blockId: two, reps: 1, state: 'review', stability: 3, difficulty: 5, lastReview: NOON },
  ])
  await orm.insert(reviewLogs).values({
    id: newId(),
    cardId: answered,
    userId: student.id,
    side: 'front',
    at: NOON,
    grade: 'good',
    change: 1,
    seconds: 5,
    before: {
      state: 'new',
      due: NOON.toISOString(),
      stability: 0,
      difficulty: 0,
      reps: 0,
      lapses: 0,
      steps: 0,
      scheduledDays: 0,
      lastReview: null,
    },
  })
  return { bundleId: place.bundleId, waiting, answered }
}
