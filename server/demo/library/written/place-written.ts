import { isRightBy } from '../../../../rules/library/points'
import { later } from '../../calendar'
import { addDocument } from '../../documents'
import { createDice, createIds } from '../../random'
import type { PlacedDivision } from '../place-shelves'
import { type PlacedBundle, type Placing, paragraphs, type Shelving } from '../shelving'
import { draftingTest } from './drafting-test'
import { writingTest } from './writing-test'
import type { WrittenTest } from './written-test'

const HELD = -30
const asWord = { format: 'docx', attached: true } as const
const MINUTE_MS = 60_000
const [POINTS, PASS] = [10, 60]

/** Tests whose answers a person marks, with attempts that are marked, marked in part, and waiting. */
export function placeWritten(placing: Placing, shelving: Shelving, divisions: readonly PlacedDivision[]) {
  const ids = createIds(createDice(1933))
  for (const test of [writingTest, draftingTest]) {
    const bundle = addTest(placing, shelving, { ids, test, divisions })
    for (const attempt of test.attempts) sit(placing, { ids, bundle, attempt })
  }
}

interface Adding {
  ids: ReturnType<typeof createIds>
  test: WrittenTest
  divisions: readonly PlacedDivision[]
}

function addTest({ school, tutors, types, calendar }: Placing, { addBundle }: Shelving, adding: Adding): PlacedBundle {
  const { ids, test, divisions } = adding
  const place = divisions.find(({ key }) => key === test.division)
  if (!place) throw new Error(`There is no division ${test.division}.`)
  const bundle = addBundle(tutors[0], {
    ...place.shelf,
    sessionTypeId: types.get(test.division)?.id ?? null,
    title: test.title,
    description: paragraphs(test.description),
    instruction: paragraphs(test.instruction),
    type: 'test',
    price: 0,
    accessDuration: 6,
    accessDurationUnit: 'month',
    resultsPass: PASS,
    feedbackShow: 'after_submit',
    recommended: false,
  })
  for (const [position, { assignment, answer, feedback, ...question }] of test.questions.entries())
    school.contentBlocks.push({
      ...question,
      id: ids(calendar.at(HELD, '10:00')),
      contentId: bundle.contentId,
      position,
      complexity: 3,
      score: POINTS,
      assignment: paragraphs(assignment),
      answer: paragraphs(answer),
      feedback: paragraphs([feedback]),
      complete: true,
    })
  return bundle
}

interface Sitting {
  ids: ReturnType<typeof createIds>
  bundle: PlacedBundle
  attempt: WrittenTest['attempts'][number]
}

function sit(placing: Placing, { ids, bundle, attempt: { student, days, answers } }: Sitting) {
  const { school, calendar, tutors, students } = placing
  const userId = students[student]?.id
  if (!userId) return
  const at = calendar.at(-days, '19:10')
  const grantedAt = calendar.at(HELD, '19:00')
  const submittedAt = later(at, 41 * MINUTE_MS)
  const markedAt = calendar.at(1 - days, '08:40')
  const attemptId = ids(at)
  const marked = answers.flatMap(({ marking }) => marking ?? [])
  school.libraryPermissions.push({
    ...{
      id: ids(grantedAt),
      bundleId: bundle.id,
      userId,
      status: 'active',
      type: 'grant',
      from: grantedAt,
      insertedAt: grantedAt,
    },
    ...{ duration: 6, durationUnit: 'month', until: calendar.at(HELD + 183, '19:00') },
  })
  school.testAttempts.push({
    ...{
      id: attemptId,
      bundleId: bundle.id,
      userId,
      title: bundle.title,
      mode: 'practice',
      startedAt: at,
      submittedAt,
    },
    status: marked.length === answers.length ? 'graded' : 'submitted',
    ...{ points: marked.reduce((sum, { points }) => sum + points, 0), most: POINTS * marked.length },
    ...{ count: answers.length, passPercent: PASS, resultsShow: 'after_submit', byPerson: true },
  })
  const blocks = school.contentBlocks.filter(({ contentId }) => contentId === bundle.contentId)
  for (const [position, { given, marking }] of answers.entries()) {
    const savedAt = later(at, (position + 1) * 20 * MINUTE_MS)
    const [questionId, answerId, blockId] = [ids(savedAt), ids(submittedAt), blocks[position]?.id ?? '']
    const fileId =
      typeof given === 'string' ? null : addDocument(placing, { ...given, ...asWord, at: savedAt, ownerId: userId })
    school.attemptQuestions.push({
      ...{ id: questionId, attemptId, userId, blockId, position, optionOrder: [], feedbackShow: 'after_submit' },
      ...{
        answer: [typeof given === 'string' ? given : (fileId ?? '')],
        seconds: 1200,
        change: savedAt.getTime(),
        savedAt,
        score: POINTS,
      },
      ...{ points: marking?.points ?? null, right: marking ? isRightBy(marking.points, POINTS) : null },
    })
    school.answersToMark.push({
      ...{ id: answerId, questionId, attemptId, userId, blockId, bundleId: bundle.id, submittedAt, most: POINTS },
      ...(marking && { ...marking, markedById: tutors[0]?.id ?? null, markedAt, version: 1 }),
    })
    if (fileId) school.attemptFiles.push({ fileId, questionId, attemptId, answerId, insertedAt: savedAt })
  }
}
