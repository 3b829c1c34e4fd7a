import { eq } from 'drizzle-orm'
import { extended } from '../../kernel/context'
import { conflict, expired, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { daysAfter } from '../../kernel/time/calendar-days'
import { actOf } from '../../kernel/write/acting'
import { write } from '../../kernel/write/write'
import { heldQuestion } from '../asking/own-question'
import { questionCorrections, UNDO_DAYS } from './table'

const restore = `update content_blocks set version = version + 1, voided_at = case when $2 then null else voided_at end,
  accepted = array(select e from unnest(accepted) e where not e = any($3::text[])) where id = $1`

/** Brings a question back as it was, and queues the marking of its attempts. */
export const questionCorrectionUndo: Operation<'questionCorrectionUndo'> = async ({ id }, context, info) =>
  write(extended(context, { acting: actOf('questionCorrectionUndo', context) }), async (writing) => {
    const [made] = await writing.orm.select().from(questionCorrections).where(eq(questionCorrections.id, id))
    if (!made) throw notFound(nameOf('QuestionCorrection'))
    await heldQuestion(writing, made.blockId)
    const [held] = await writing.orm
      .select()
      .from(questionCorrections)
      .where(eq(questionCorrections.id, id))
      .for('update')
    if (!held || held.undoneAt) throw conflict('This was undone already.')
    if (writing.now > daysAfter(held.insertedAt, UNDO_DAYS)) throw expired('A correction can be undone for 30 days.')
    await writing.query({ text: restore, values: [held.blockId, held.kind === 'void', held.optionIds] })
    await writing.orm
      .update(questionCorrections)
      .set({ undoneAt: writing.now, done: 0, told: 0, reached: null, finishedAt: null })
      .where(eq(questionCorrections.id, id))
    await writing.queue('correction', { correctionId: id }, { about: null })
    writing.after(() => context.jobs.wake())
    writing.changed('ContentBlock', held.blockId)
    writing.changed('QuestionCorrection', id)
    return writing.reader.one('QuestionCorrection', id, selectionOf(info))
  })
