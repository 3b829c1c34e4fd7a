import { extended, signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { actOf } from '../../kernel/write/acting'
import { needed } from '../../kernel/write/needed'
import { once } from '../../kernel/write/once'
import { write } from '../../kernel/write/write'
import { heldQuestion } from '../asking/own-question'
import { acceptedOptions } from './accepting'
import { questionCorrections } from './table'

const correct = `update content_blocks set version = version + 1, voided_at = case when $2 then $3::timestamptz end, accepted = accepted || $4::text[]
  where id = $1`

/** Corrects a question at once, and queues the marking of the attempts that had it. */
export const questionCorrectionCreate: Operation<'questionCorrectionCreate'> = async (
  { idempotencyKey, ...args },
  context,
  info,
) => {
  const reason = needed('reason', args.reason)
  const { id: userId } = signedIn(context)
  const { blockId, kind } = args
  const intent = { actorId: userId, key: idempotencyKey, operation: 'questionCorrectionCreate', request: args }
  // The audit log records it of authors too: it changes the results of others.
  const acting = actOf('questionCorrectionCreate', context)
  return write(extended(context, { acting }), async (writing) => {
    const id = await once(writing, intent, async () => {
      const question = await heldQuestion(writing, blockId)
      const optionIds = acceptedOptions(question, kind, args.optionIds)
      await writing.query({ text: correct, values: [blockId, kind === 'void', writing.now, optionIds] })
      const made = newId()
      const { rows } = await writing.query({
        text: 'select count(*)::int as total from attempt_questions where block_id = $1',
        values: [blockId],
      })
      const total = rows[0]?.total as number
      const { bundleId } = question
      const row = { id: made, blockId, bundleId, userId, kind, optionIds, reason, total, insertedAt: writing.now }
      await writing.orm.insert(questionCorrections).values(row)
      await writing.queue('correction', { correctionId: made }, { about: null })
      writing.after(() => context.jobs.wake())
      writing.changed('ContentBlock', blockId)
      writing.changed('QuestionCorrection', made, 'created')
      return made
    })
    return writing.reader.one('QuestionCorrection', id, selectionOf(info))
  })
}
