import { sidesOf } from '../../../access/content/card-sides'
import { dayOf } from '../../../access/library/review-day'
import { keptOf, type Memory } from '../../../access/library/review-memory'
import { lotOf, nextOf } from '../../../access/library/review-schedule'
import { LONDON } from '../../../access/wall-clock'
import type { ReviewGrade } from '../../../schema/generated/types'
import { DAY, later } from '../calendar'
import type { Student } from '../place-people'
import { createDice, createIds, type Dice, type Ids } from '../random'
import type { Making, Row } from '../school'
import type { PlacedBundle } from './shelving'

type Block = Row<'contentBlocks'> & { id: string }

/** New cards a day, and how often somebody else than the demo student reviews their cards. */
const NEW_A_DAY = 6
const REVIEWS = 0.4
/** The evenings on which somebody reviews, of ten. */
const EVENINGS = 8

/** Review cards of students who have opened flashcards, with their answers of the evenings before today. */
export function placeReviews(
  { school, calendar }: Making,
  students: readonly Student[],
  bundles: readonly PlacedBundle[],
) {
  const dice = createDice(1882)
  const ids = createIds(createDice(1883))
  const tools = { school, calendar, dice, ids }
  const [first] = students
  for (const { userId, bundleId, from } of school.libraryPermissions) {
    const student = students.find(({ id }) => id === userId)
    const bundle = bundles.find(({ id }) => id === bundleId)
    if (!student || bundle?.type !== 'flashcards' || !from) continue
    if (student !== first && !dice.chance(REVIEWS)) continue
    const open = Math.floor((calendar.now.getTime() - from.getTime()) / DAY)
    const blocks = (school.contentBlocks as Block[]).filter(({ contentId }) => contentId === bundle.contentId)
    for (const [at, { block, side }] of blocks.flatMap(sidesIn).entries()) {
      const begins = Math.floor(at / NEW_A_DAY) + 1 - open
      addCard(tools, { student, block, side, begins })
    }
  }
  if (first) addWrongAnswers(tools, first)
}

/** The questions that a student got wrong come up the day after, or a day later where they were not sure. */
function addWrongAnswers(tools: Tools, student: Student) {
  const { school, calendar } = tools
  const known = new Set<string>()
  for (const { userId, blockId, right, confidence, savedAt } of school.attemptQuestions) {
    const block = (school.contentBlocks as Block[]).find(({ id }) => id === blockId)
    if (userId !== student.id || right !== false || !block || !savedAt || known.has(blockId)) continue
    known.add(blockId)
    const day = Math.round((savedAt.getTime() - calendar.at(0, '20:00').getTime()) / DAY)
    addCard(tools, { student, block, side: 'question', begins: day + (confidence === 'sure' ? 1 : 2) })
  }
}

const sidesIn = (block: Block) =>
  sidesOf({ subtype: block.subtype, assignment: block.assignment ?? null, answer: block.answer ?? null }).map(
    ({ side }) => ({ block, side }),
  )

interface Tools {
  school: Making['school']
  calendar: Making['calendar']
  dice: Dice
  ids: Ids
}

interface Card {
  student: Student
  block: Block
  side: string
  /** The day on which it is new, from today. */
  begins: number
}

/** The demo school's students live by London's time, and none of them sits an exam soon. */
const deciding = {
  dayOf: (instant: Date) => dayOf(instant, LONDON),
  retention: 0.9,
  parameters: null,
  stepped: false,
  horizon: { examIn: null, last: [] },
}

/** A card with what was answered on the evenings before today: whoever is able forgets less. */
function addCard({ school, calendar, dice, ids }: Tools, { student, block, side, begins }: Card) {
  const added = calendar.at(Math.min(begins, 0) - 1, '19:00')
  const id = ids(added)
  let memory: Memory = {
    state: 'new',
    due: calendar.at(begins, '04:00'),
    stability: 0,
    difficulty: 0,
    reps: 0,
    lapses: 0,
    steps: 0,
    scheduledDays: 0,
    lastReview: null,
  }
  for (let day = begins; day < 0; ) {
    if (!dice.chance(EVENINGS / 10)) {
      day += 1
      continue
    }
    const now = later(calendar.at(day, '20:10'), dice.int(0, 2400) * 1000)
    const grade = gradeOf(dice, student, side)
    school.reviewLogs.push({
      id: ids(now),
      cardId: id,
      userId: student.id,
      side,
      at: now,
      grade,
      change: now.getTime(),
      seconds: dice.int(6, 40),
      before: keptOf(memory),
    })
    const next = nextOf(memory, { ...deciding, now, lot: lotOf(id) })[grade]
    day += Math.max(1, next.days ?? 1)
    memory = { ...next.memory, due: calendar.at(day, '04:00') }
  }
  school.reviewCards.push({
    ...memory,
    id,
    userId: student.id,
    blockId: block.id,
    contentId: block.contentId,
    side,
    insertedAt: added,
  })
}

/** A question is right or wrong. */
const gradeOf = (dice: Dice, { ability }: Student, side: string): ReviewGrade =>
  side === 'question' ? (dice.chance(0.3 + 0.6 * ability) ? 'good' : 'again') : gradeOfCard(dice, ability)

const gradeOfCard = (dice: Dice, ability: number) =>
  dice.weighted<ReviewGrade>([
    ['again', 3 - 2 * ability],
    ['hard', 2],
    ['good', 7 + 3 * ability],
    ['easy', 2],
  ])
