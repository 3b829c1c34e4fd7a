import { and, eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { ownQuestion } from '../asking/own-question'
import { bundleAuthors } from '../bundle-author/table'
import { healthOfOne } from './health'
import { questionEstimates } from './table'

/** Keeps an author's own estimate of a question, or takes it back. */
export const questionEstimateWrite: Operation<'questionEstimateWrite'> = async ({ blockId, percent }, context) =>
  write(context, async (writing) => {
    const { id: userId } = signedIn(context)
    if (typeof percent === 'number' && (percent < 0 || percent > 100))
      throw invalid('percent', 'An estimate is a whole number from 0 to 100.')
    const { bundleId } = await ownQuestion(writing, blockId)
    const author = and(eq(bundleAuthors.bundleId, bundleId), eq(bundleAuthors.userId, userId))
    if (!(await writing.orm.$count(bundleAuthors, author))) throw forbidden('Only its authors estimate a question.')
    const own = and(eq(questionEstimates.blockId, blockId), eq(questionEstimates.userId, userId))
    if (typeof percent !== 'number') await writing.orm.delete(questionEstimates).where(own)
    else
      await writing.orm
        .insert(questionEstimates)
        .values({ blockId, userId, percent, updatedAt: writing.now })
        .onConflictDoUpdate({
          target: [questionEstimates.blockId, questionEstimates.userId],
          set: { percent, updatedAt: writing.now },
        })
    writing.changed('ContentBlock', blockId)
    return healthOfOne(writing, blockId, { userId, now: writing.now })
  })
