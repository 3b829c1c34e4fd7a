import type { AnswerOption, Confidence } from '../../../schema/generated/types'
import { later } from '../calendar'
import type { Student } from '../place-people'
import { createDice, createIds, type Dice, type Ids } from '../random'
import type { Making, Row } from '../school'
import { isPopular, oddChance, quirkOf, wrongOption } from './quirks'
import type { PlacedBundle } from './shelving'

/** How often somebody else than the demo student has taken a test that they hold. */
const TAKEN = 0.4
const SECOND_MS = 1000

type Block = Row<'contentBlocks'> & { id: string; answerOptions: AnswerOption[] }

interface Sitting {
  student: Student
  bundle: PlacedBundle
  at: Date
  again: boolean
}

/** Attempts of the demo students at the tests that they hold, so that the statistics mean something. */
export function placeAttempts(
  { school, calendar }: Making,
  students: readonly Student[],
  bundles: readonly PlacedBundle[],
) {
  const dice = createDice(1959)
  const ids = createIds(createDice(1960))
  const blocks = new Map<string, Block[]>()
  for (const block of school.contentBlocks as Block[])
    if (block.type === 'question') blocks.set(block.contentId, [...(blocks.get(block.contentId) ?? []), block])
  const sit = (sitting: Sitting) =>
    addAttempt({ school, dice, ids }, sitting, blocks.get(sitting.bundle.contentId) ?? [])
  const [first] = students
  for (const { userId, bundleId, from } of school.libraryPermissions) {
    const student = students.find(({ id }) => id === userId)
    const bundle = bundles.find(({ id }) => id === bundleId)
    if (!student || bundle?.type !== 'test' || !from) continue
    if (student !== first && !dice.chance(isPopular(bundle.title) ? 1 : TAKEN)) continue
    const open = Math.floor((calendar.now.getTime() - from.getTime()) / 86_400_000)
    const day = -dice.int(Math.min(3, open), Math.max(3, open - 1))
    sit({ student, bundle, at: calendar.at(day, '20:15'), again: false })
    if (student === first && day < -12) sit({ student, bundle, at: calendar.at(-4, '21:05'), again: true })
  }
}

interface Tools {
  school: Making['school']
  dice: Dice
  ids: Ids
}

/** Somebody able does better than the estimate for a just competent candidate, and better again the second time. */
const chanceOf = ({ ability }: Student, { estimate }: Block, again: boolean) =>
  Math.max(0.1, Math.min(0.96, (estimate ?? 60) / 100 + (ability - 0.58) * 1.1 + (again ? 0.15 : 0)))

function confidenceOf(dice: Dice, right: boolean): Confidence {
  return dice.weighted<Confidence>([
    ['sure', right ? 6 : 2],
    ['unsure', right ? 3 : 5],
    ['guessing', right ? 1 : 3],
  ])
}

/** What somebody answers, and in how many seconds. */
function answered(dice: Dice, { student, bundle, again }: Sitting, block: Block, place: number) {
  const quirk = quirkOf(bundle.title, place)
  const right = dice.chance(oddChance(quirk, student, chanceOf(student, block, again)))
  const [best] = block.answerOptions.filter(({ correct }) => correct)
  const others = block.answerOptions.filter(({ correct }) => !correct)
  const chosen = right ? best : wrongOption(dice, quirk, others)
  const seconds = quirk === 'slow' ? dice.int(140, 260) : dice.int(45, 150)
  return { right, seconds, answer: chosen ? [chosen.id] : null }
}

/** What the answer counts; one to a question that was taken out counts nothing. */
const marked = ({ voidedAt }: Block, right: boolean) =>
  voidedAt ? { points: null, right: null } : { points: Number(right), right }

function addAttempt({ school, dice, ids }: Tools, sitting: Sitting, all: readonly Block[]) {
  const { student, bundle, at, again } = sitting
  const blocks = all.filter(({ voidedAt }) => !voidedAt || at < voidedAt)
  const id = ids(at)
  let spent = 0
  let points = 0
  const practice = !bundle.timerEnable
  for (const [position, block] of dice.shuffled(blocks).entries()) {
    const { right, seconds, answer } = answered(dice, sitting, block, all.indexOf(block))
    spent += seconds
    const mark = marked(block, right)
    points += mark.points ?? 0
    const savedAt = later(at, spent * SECOND_MS)
    school.attemptQuestions.push({
      id: ids(savedAt),
      attemptId: id,
      userId: student.id,
      blockId: block.id,
      position,
      optionOrder: dice.shuffled(block.answerOptions.map((option) => option.id)),
      feedbackShow: practice ? 'after_answer' : 'after_submit',
      seenBefore: again,
      answer,
      confidence: confidenceOf(dice, right),
      flagged: dice.chance(0.08),
      seconds,
      changes: dice.chance(0.15) ? 1 : 0,
      change: savedAt.getTime(),
      savedAt,
      checkedAt: practice ? savedAt : null,
      ...mark,
      score: block.score ?? 1,
      estimate: block.estimate ?? null,
    })
  }
  const counting = blocks.filter(({ voidedAt }) => !voidedAt)
  const estimates = counting.flatMap(({ estimate }) => estimate ?? [])
  const limit = bundle.timeLimit ?? null
  school.testAttempts.push({
    id,
    bundleId: bundle.id,
    userId: student.id,
    title: bundle.title,
    mode: practice ? 'practice' : 'exam',
    status: 'graded',
    startedAt: at,
    endsAt: limit ? later(at, limit * 60 * SECOND_MS) : null,
    submittedAt: later(at, spent * SECOND_MS),
    timeLimit: limit,
    count: blocks.length,
    points,
    most: counting.length,
    passEstimated: estimates.length > 0,
    passPercent: estimates.length ? estimates.reduce((sum, each) => sum + each, 0) / estimates.length : null,
    resultsShow: 'after_submit',
  })
}
