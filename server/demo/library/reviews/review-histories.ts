import { dayOf } from '../../../../rules/library/review-day'
import { keptOf, type Memory } from '../../../../rules/library/review-memory'
import { lotOf, nextOf } from '../../../../rules/library/review-schedule'
import { LONDON } from '../../../../rules/wall-clock'
import type { ReviewGrade } from '../../../../schema/generated/types'
import { later } from '../../calendar'
import type { Student } from '../../place-people'
import type { Dice, Ids } from '../../random'
import type { Making, Row } from '../../school'

/** The evenings on which somebody reviews, of ten. */
const EVENINGS = 8

export interface ReviewTools {
  school: Making['school']
  calendar: Making['calendar']
  dice: Dice
  ids: Ids
}

interface Card {
  student: Student
  side: string
  /** What the card is of. */
  of: Partial<Pick<Row<'reviewCards'>, 'blockId' | 'contentId' | 'ownCardId' | 'criterionKey' | 'criterion'>>
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

/** Adds a card with what was answered on the evenings before today: whoever is able forgets less. */
export function addCard({ school, calendar, dice, ids }: ReviewTools, { student, side, of, begins }: Card) {
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
  school.reviewCards.push({ ...memory, ...of, id, userId: student.id, side, insertedAt: added })
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
