import { isRightBy } from '../../../access/library/points'
import { later } from '../calendar'
import type { Student } from '../place-people'
import { createDice, createIds } from '../random'
import type { PlacedDivision } from './place-shelves'
import { type PlacedBundle, type Placing, paragraphs, type Shelving } from './shelving'
import { answers, questions } from './written-test'

const DIVISION = 'sqe2-legal-writing'
const HELD = -30
const MINUTE_MS = 60_000
const [POINTS, PASS] = [10, 60]

/** A test whose answers a person marks, with an attempt that is marked and one that waits. */
export function placeWritten(placing: Placing, { addBundle }: Shelving, divisions: readonly PlacedDivision[]) {
  const { school, tutors, types } = placing
  const place = divisions.find(({ key }) => key === DIVISION)
  if (!place) throw new Error(`There is no division ${DIVISION}.`)
  const bundle = addBundle(tutors[0], {
    ...place.shelf,
    sessionTypeId: types.get(DIVISION)?.id ?? null,
    title: 'Legal writing: two short advices',
    description: paragraphs([
      'Two questions to be answered in writing. A tutor marks your answers, with words to them.',
    ]),
    instruction: paragraphs(['Advise in not more than 300 words each. Say what the law is, apply it, and conclude.']),
    type: 'test',
    price: 0,
    accessDuration: 6,
    accessDurationUnit: 'month',
    resultsPass: PASS,
    feedbackShow: 'after_submit',
    recommended: false,
  })
  const ids = createIds(createDice(1933))
  for (const [position, { assignment, answer, feedback, ...question }] of questions.entries())
    school.contentBlocks.push({
      ...question,
      id: ids(placing.calendar.at(HELD, '10:00')),
      contentId: bundle.contentId,
      position,
      type: 'question',
      subtype: 'essay',
      complexity: 3,
      score: POINTS,
      assignment: paragraphs(assignment),
      answer: paragraphs(answer),
      feedback: paragraphs([feedback]),
      complete: true,
    })
  for (const each of answers) {
    const student = placing.students[each.student]
    if (student) sit(placing, ids, bundle, student, each)
  }
}

function sit(
  { school, calendar, tutors }: Placing,
  ids: ReturnType<typeof createIds>,
  bundle: PlacedBundle,
  { id: userId }: Student,
  { days, written }: (typeof answers)[number],
) {
  const at = calendar.at(-days, '19:10')
  const given = calendar.at(HELD, '19:00')
  const submittedAt = later(at, 41 * MINUTE_MS)
  const markedAt = calendar.at(1 - days, '08:40')
  const attemptId = ids(at)
  const isMarked = written.every(({ marking }) => marking)
  const points = written.reduce((sum, { marking }) => sum + (marking?.points ?? 0), 0)
  school.libraryPermissions.push({
    ...{ id: ids(given), bundleId: bundle.id, userId, status: 'active', type: 'grant', from: given, insertedAt: given },
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
    ...{ status: isMarked ? 'graded' : 'submitted', points, most: isMarked ? POINTS * written.length : 0 },
    ...{ count: written.length, passPercent: PASS, resultsShow: 'after_submit', byPerson: true },
  })
  const blocks = school.contentBlocks.filter(({ contentId }) => contentId === bundle.contentId)
  for (const [position, { text, marking }] of written.entries()) {
    const savedAt = later(at, (position + 1) * 20 * MINUTE_MS)
    const [questionId, blockId] = [ids(savedAt), blocks[position]?.id ?? '']
    school.attemptQuestions.push({
      ...{ id: questionId, attemptId, userId, blockId, position, optionOrder: [], feedbackShow: 'after_submit' },
      ...{ answer: [text], seconds: 1200, change: savedAt.getTime(), savedAt, score: POINTS },
      ...{ points: marking?.points ?? null, right: marking ? isRightBy(marking.points, POINTS) : null },
    })
    school.answersToMark.push({
      ...{
        id: ids(submittedAt),
        questionId,
        attemptId,
        userId,
        blockId,
        bundleId: bundle.id,
        submittedAt,
        most: POINTS,
      },
      ...(marking && { ...marking, markedById: tutors[0]?.id ?? null, markedAt, version: 1 }),
    })
  }
}
