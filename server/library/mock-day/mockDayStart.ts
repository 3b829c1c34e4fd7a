import type { ProfilePaper } from '../../../rules/library/exam-profiles'
import { questionsASession, questionsByArea, sessionMinutes } from '../../../rules/library/mock-day-plan'
import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { adjustmentOf } from '../../school/adjustment/adjustment-of'
import type { Chosen } from '../asking/chosen-questions'
import { availableOf, drawByArea, paperOf } from './questions'
import { beginSession } from './sessions'
import { mockDays } from './table'

/** Begins a mock day, or answers the one that runs. */
export const mockDayStart: Operation<'mockDayStart'> = async ({ idempotencyKey, ...args }, context, info) => {
  const paper = paperOf(args.paper)
  const { id: actorId } = signedIn(context)
  const intent = { actorId, key: idempotencyKey, operation: 'mockDayStart', request: args }
  return write(context, async (writing) => {
    const id = await once(
      writing,
      intent,
      async () => (await runningOf(writing, actorId)) ?? (await start(writing, actorId, paper, args.half === true)),
    )
    return writing.reader.one('MockDay', id, selectionOf(info))
  })
}

async function runningOf({ query }: Writing, userId: string): Promise<string | null> {
  const { rows } = await query({
    text: 'select id from mock_days where user_id = $1 and ended_at is null and given_up_at is null',
    values: [userId],
  })
  return (rows[0]?.id as string | undefined) ?? null
}

/** Throws CONFLICT: there are too few questions. */
async function start(writing: Writing, userId: string, paper: ProfilePaper, half: boolean): Promise<string> {
  const questions = questionsASession(paper)
  const total = half ? questions : 2 * questions
  const drawn = await draw(writing, userId, paper, total)
  if (drawn.length < total) {
    // Another device may have begun one meanwhile: its questions are open no more.
    const running = await runningOf(writing, userId)
    if (running) return running
    throw conflict(`This takes ${total} questions of the paper, and you have ${drawn.length} open.`)
  }
  const adjustment = await adjustmentOf(writing, userId)
  const day = {
    ...adjustment,
    id: newId(),
    userId,
    paper: paper.paper,
    half,
    minutes: sessionMinutes(paper, adjustment),
  }
  const second = drawn.slice(questions).map(({ blockId }) => blockId)
  const [made] = await writing.orm
    .insert(mockDays)
    .values({ ...day, questions, second, startedAt: writing.now })
    .onConflictDoNothing()
    .returning({ id: mockDays.id })
  // Another device began one at the same moment.
  if (!made) return (await runningOf(writing, userId)) as string
  await beginSession(writing, day, { session: 1, startedAt: writing.now, questions: drawn.slice(0, questions) })
  writing.changed('MockDay', day.id, 'created')
  return day.id
}

/** The questions of all sessions, or as many as there are. */
async function draw(writing: Writing, userId: string, paper: ProfilePaper, total: number): Promise<Chosen[]> {
  const { now } = writing
  const available = await availableOf(writing, { userId, now, areas: paper.areas.map(({ area }) => area) })
  const shares = questionsByArea(paper, new Map(available.map((each) => [each.area, each.available])), total)
  return drawByArea(writing, { userId, now, shares })
}
