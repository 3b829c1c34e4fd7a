import { sidesOf } from '../../../../rules/content/card-sides'
import { DAY } from '../../calendar'
import type { Student } from '../../place-people'
import { createDice, createIds } from '../../random'
import type { Making, Row } from '../../school'
import type { PlacedBundle } from '../shelving'
import { placeOwnCards } from './place-own-cards'
import { placeWeakCriteria } from './place-weak-criteria'
import { addCard, type ReviewTools } from './review-histories'

type Block = Row<'contentBlocks'> & { id: string }

/** New cards a day, and how often somebody else than the demo student reviews their cards. */
const NEW_A_DAY = 6
const REVIEWS = 0.4

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
      addCard(tools, { student, side, of: { blockId: block.id, contentId: block.contentId }, begins })
    }
  }
  if (!first) return
  addWrongAnswers(tools, first)
  placeWeakCriteria(tools, first)
  placeOwnCards(tools, first)
}

/** The questions that a student got wrong come up the day after, or a day later where they were not sure. */
function addWrongAnswers(tools: ReviewTools, student: Student) {
  const { school, calendar } = tools
  const known = new Set<string>()
  for (const { userId, blockId, right, confidence, savedAt } of school.attemptQuestions) {
    const block = (school.contentBlocks as Block[]).find(({ id }) => id === blockId)
    if (userId !== student.id || right !== false || !block || !savedAt || known.has(blockId)) continue
    known.add(blockId)
    const day = Math.round((savedAt.getTime() - calendar.at(0, '20:00').getTime()) / DAY)
    addCard(tools, {
      student,
      side: 'question',
      of: { blockId, contentId: block.contentId },
      begins: day + (confidence === 'sure' ? 1 : 2),
    })
  }
}

const sidesIn = (block: Block) =>
  sidesOf({ subtype: block.subtype, assignment: block.assignment ?? null, answer: block.answer ?? null }).map(
    ({ side }) => ({ block, side }),
  )
