import { holds, type Viewer } from '../../../access/viewer'
import { isPoints, isRightBy, POINT_STEP } from '../../../rules/library/points'
import { extended, signedIn } from '../../kernel/context'
import { conflict, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { fields, selectionOf } from '../../kernel/read/selection'
import { actOf } from '../../kernel/write/acting'
import { wordsIn } from '../../kernel/write/needed'
import { type Writing, write } from '../../kernel/write/write'
import { resultsOf } from '../results/attempt-result'
import { countMarked } from '../results/counts'
import { recountOne } from '../results/kept-counts'
import { settleAttempts } from '../results/settle-attempts'
import { tellMarked } from './tell-marked'

interface Found {
  attemptId: string
  blockId: string
  most: number
}

interface Marking {
  id: string
  points: number
  feedback: string | null
  version: number
}

/** Marks an answer of somebody else. The attempt is held, so that of two who mark its answers at once the second sees what the first did. */
export const answerMark: Operation<'answerMark'> = async ({ feedback, ...args }, context, info) =>
  // In the audit log whoever marks, since it holds what stood before.
  write(extended(context, { acting: actOf('answerMark', context) }), async (writing) => {
    const viewer = signedIn(context)
    const marking = { ...args, feedback: wordsIn(feedback) ?? null }
    const found = (await writing.reader.one(
      'AnswerToMark',
      args.id,
      fields('attemptId', 'blockId', 'most'),
    )) as unknown as Found
    if (!isPoints(marking.points, found.most))
      throw invalid('points', `Give from 0 to ${found.most} points, in steps of ${POINT_STEP}.`)
    await writing.query({ text: 'select 1 from test_attempts where id = $1 for update', values: [found.attemptId] })
    const before = await resultsOf(writing, [found.attemptId])
    const marked = await mark(writing, viewer, found, marking)
    if (marked) {
      await settleAttempts(writing, [found.attemptId])
      await count(writing, found, marked)
      const after = await resultsOf(writing, [found.attemptId])
      await tellMarked(writing, context, { before, after, corrected: marking.version > 0 })
      writing.changed('AnswerToMark', args.id)
      writing.changed('TestAttempt', found.attemptId)
    } else await refuseOther(writing, viewer, marking)
    return writing.reader.one('AnswerToMark', args.id, selectionOf(info))
  })

interface Counted {
  questionId: string
  counted: boolean
}

/** Who may mark it stands in the change itself, and so does that nobody has since. */
const statement = `with marked as (update answers_to_mark m set points = $3, feedback = $4, marked_by_id = $5, marked_at = $6, version = m.version + 1
    from content_blocks b where m.id = $1 and m.version = $2 and b.id = m.block_id and b.voided_at is null and m.user_id <> $5
      and ($7 or exists (select 1 from bundle_authors a where a.bundle_id = m.bundle_id and a.user_id = $5))
    returning m.question_id)
  update attempt_questions q set points = $3, "right" = $8 from marked m where q.id = m.question_id
  returning q.id as "questionId", q.counted`

async function mark(writing: Writing, viewer: Viewer, { most }: Found, marking: Marking): Promise<Counted | undefined> {
  const { id, version, points, feedback } = marking
  const { rows } = await writing.query({
    text: statement,
    values: [
      ...[id, version, points, feedback, viewer.id, writing.now],
      ...[holds(viewer, 'manage_content'), isRightBy(points, most)],
    ],
  })
  return rows[0] as unknown as Counted | undefined
}

/** The counts of the question: those of an answer that is marked for the first time are added to what the attempt counted before. */
const count = (writing: Writing, { blockId }: Found, { questionId, counted }: Counted) =>
  counted ? recountOne(writing, blockId) : countMarked(writing, questionId)

const standing = `select m.points = $2 and m.feedback is not distinct from $3 and m.marked_by_id = $4 as same, b.voided_at is not null as voided
  from answers_to_mark m join content_blocks b on b.id = m.block_id where m.id = $1`

/** Throws CONFLICT, but for what was sent twice. */
async function refuseOther({ query }: Writing, viewer: Viewer, { id, points, feedback }: Marking) {
  const { rows } = await query({ text: standing, values: [id, points, feedback, viewer.id] })
  if (rows[0]?.voided) throw conflict('This question was taken out. It counts nowhere.')
  if (!rows[0]?.same) throw conflict('Somebody has marked this answer since you opened it.')
}
