import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { planOf } from './plan'

/** What the caller does each day until their exams. */
export const studyPlan: Operation<'studyPlan'> = (_args, context) =>
  planOf(context.database, signedIn(context).id, context.clock.now())
