import { and, eq } from 'drizzle-orm'
import { holds } from '../../../access/viewer'
import type { AttemptMode, MutationArguments, PracticeInput, ShownWhen } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { fields, selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { type Beginning, begin } from '../asking/begin'
import { type Chosen, drawnQuestions, estimatedPass, questionsOf } from '../asking/chosen-questions'
import { openedPermission, refuseUnlessOpen } from '../bundle/opened'
import { bundleAuthors } from '../bundle-author/table'
import { handInWithin } from './hand-in'
import { refuseWaiting } from './refuse-waiting'
import { testAttempts } from './table'

const MOST_QUESTIONS = 180
const LONGEST_MINUTES = 1440

/** Begins an attempt, or answers the one that runs. */
export const testAttemptStart: Operation<'testAttemptStart'> = async ({ idempotencyKey, ...args }, context, info) => {
  refuseUnclear(args)
  const { id: actorId } = signedIn(context)
  const intent = { actorId, key: idempotencyKey, operation: 'testAttemptStart', request: args }
  return write(context, async (writing) => {
    const id = await once(writing, intent, () =>
      args.practice ? startPractice(writing, context, args.practice, args.mode) : startTest(writing, context, args),
    )
    return writing.reader.one('TestAttempt', id, selectionOf(info))
  })
}

type Arguments = Omit<MutationArguments['testAttemptStart'], 'idempotencyKey'>

function refuseUnclear({ bundleId, practice }: Arguments) {
  if (!bundleId === !practice) throw invalid('practice', 'Name a test, or say what to practise.')
  if (!practice) return
  const { count, timeLimit } = practice
  if (count < 1 || count > MOST_QUESTIONS) throw invalid('count', `Choose from 1 to ${MOST_QUESTIONS} questions.`)
  if (typeof timeLimit === 'number' && (timeLimit < 1 || timeLimit > LONGEST_MINUTES))
    throw invalid('timeLimit', 'A time limit is from 1 minute to a day.')
}

async function startPractice(
  writing: Writing,
  context: Context,
  { practiceAreaIds, pools, attemptId, count, timeLimit }: PracticeInput,
  mode: AttemptMode | null | undefined,
): Promise<string> {
  const { id: userId } = signedIn(context)
  const questions = await drawnQuestions(writing, userId, {
    practiceAreaIds: practiceAreaIds ?? [],
    pools: pools ?? [],
    attemptId: attemptId ?? null,
    count,
  })
  if (!questions.length) throw conflict('There are no such questions in what you have opened.')
  const begun = await begin(writing, {
    bundleId: null,
    userId,
    title: ownPractice(),
    mode: mode ?? 'practice',
    timeLimit: timeLimit ?? null,
    ...passLine(null, questions),
    resultsShow: 'after_submit',
    turn: null,
    counted: false,
    shuffle: true,
    questions,
  })
  return begun as string
}

/** The pass line: as set, else by the authors' estimates. */
function passLine(set: number | null, questions: readonly Chosen[]) {
  const estimated = set === null ? estimatedPass(questions) : null
  return { passPercent: set ?? estimated, passEstimated: estimated !== null }
}

const ownPractice = () => /* text */ 'Own practice'

const asked = fields('title', 'resultsShow', 'resultsPass', 'timeLimit', 'timerEnable', 'shuffleBlocks', 'retake')

interface Test {
  title: string
  resultsShow: ShownWhen
  resultsPass: number | null
  timeLimit: number | null
  timerEnable: boolean
  shuffleBlocks: boolean
  retake: number | null
}

async function startTest(writing: Writing, context: Context, { bundleId, mode }: Arguments): Promise<string> {
  const viewer = signedIn(context)
  const id = bundleId as string
  const running = await runningAt(writing, context, id)
  if (running) return running
  const test = (await writing.reader.find('Bundle', id, asked)) as Test | null
  if (!test) throw notFound(nameOf('Bundle'))
  const trial = await isTrial(writing, context, id)
  if (!trial) await refuseWaiting(writing, id, viewer.id)
  const turn = test.retake === null ? null : await turnOf(writing, id, viewer.id, test.retake)
  const beginning = await beginningOf(writing, id, viewer.id, test, mode)
  const begun = await begin(writing, { ...beginning, turn, counted: trial })
  // Somebody else's start, or a hand-in, came first.
  const found = begun ?? (await runningAt(writing, context, id))
  if (!found) throw usedUp(test.retake ?? 1)
  return found
}

async function beginningOf(
  writing: Writing,
  bundleId: string,
  userId: string,
  test: Test,
  mode: AttemptMode | null | undefined,
): Promise<Omit<Beginning, 'counted' | 'turn'>> {
  const questions = await questionsOf(writing, bundleId, userId)
  if (!questions.length) throw conflict('This has no questions yet.')
  const { title, resultsShow, resultsPass, shuffleBlocks } = test
  return {
    bundleId,
    userId,
    title,
    // Taken so many times only and against the clock, it is an exam, whatever is asked: practice shows answers as it goes.
    mode: test.timerEnable && test.retake !== null ? 'exam' : (mode ?? (test.timerEnable ? 'exam' : 'practice')),
    timeLimit: test.timerEnable ? test.timeLimit : null,
    ...passLine(resultsPass, questions),
    resultsShow,
    shuffle: shuffleBlocks,
    questions,
  }
}

/** The attempt that runs. One whose time is over is handed in instead. */
async function runningAt(writing: Writing, context: Context, bundleId: string): Promise<string | null> {
  const { id: userId } = signedIn(context)
  const [found] = await writing.orm
    .select({ id: testAttempts.id, endsAt: testAttempts.endsAt })
    .from(testAttempts)
    .where(
      and(eq(testAttempts.userId, userId), eq(testAttempts.bundleId, bundleId), eq(testAttempts.status, 'in_progress')),
    )
  if (!found) return null
  if (!found.endsAt || found.endsAt > writing.now) return found.id
  await handInWithin(writing, context, found.id, 'due')
  return null
}

/** Whether an author of the bundle, or staff with manage_content, tries it. Throws for others who have not opened it. */
async function isTrial(writing: Writing, context: Context, bundleId: string): Promise<boolean> {
  const viewer = signedIn(context)
  const permission = await openedPermission(writing, context, bundleId)
  if (permission?.status === 'active' && permission.hasBegun) return false
  if (holds(viewer, 'manage_content')) return true
  const written = and(eq(bundleAuthors.bundleId, bundleId), eq(bundleAuthors.userId, viewer.id))
  if (await writing.orm.$count(bundleAuthors, written)) return true
  refuseUnlessOpen(permission)
  return false
}

const usedUp = (most: number) =>
  conflict(
    most === 1
      ? 'This test can be taken once, and you have handed it in.'
      : `This test can be taken ${most} times, and you have handed it in as often.`,
  )

/** Which of so many attempts begins: the first that is free. Throws CONFLICT where all are used up; those before a limit was set count too. */
async function turnOf({ query }: Writing, bundleId: string, userId: string, most: number): Promise<number> {
  const { rows } = await query({
    text: `select turn from test_attempts where user_id = $1 and bundle_id = $2 and status in ('submitted', 'graded')`,
    values: [userId, bundleId],
  })
  if (rows.length >= most) throw usedUp(most)
  const taken = new Set(rows.map(({ turn }) => turn))
  return Array.from({ length: most }, (_, at) => at + 1).find((turn) => !taken.has(turn)) ?? most
}
