import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { fields } from '../../kernel/read/selection'
import { ownQuestion } from '../asking/own-question'
import { bundleHealth } from './bundleHealth'
import { healthOfOne } from './health'
import { questionEstimateWrite } from './questionEstimateWrite'
import { questionEstimate as entity } from './table'

const oneHealth: Operation<'questionHealth'> = async ({ blockId }, context) => {
  const { reader, database, clock } = context
  await ownQuestion({ reader, query: database.query }, blockId)
  return healthOfOne(database, blockId, { userId: signedIn(context).id, now: clock.now() })
}

/** What the first answers to questions show, and what their authors estimated. */
export const questionHealth = noun({
  entities: [entity],
  operations: { bundleHealth, questionEstimateWrite, questionHealth: oneHealth },
  rates: { questionEstimateWrite: perPerson(600) },
  erasure: 'goes with the account',
  exported: { questionEstimates: ['QuestionEstimate', fields('blockId', 'percent', 'updatedAt')] },
  outOfReach: { question_estimates_once: 'written again where it is there' },
})
