import { nouns as all } from './generated/nouns'
import type { NounServices } from './kernel/context'
import type { Operations } from './kernel/graphql/operation'
import type { OwnJob } from './kernel/jobs/handlers'
import type { JobName } from './kernel/jobs/jobs'
import type { Noun } from './kernel/noun'
import type { SubscriptionName } from './kernel/realtime/feed'

type Known = (typeof all)[number]
type NamesOf<Part> = Part extends object ? keyof Part : never
type Provided<Provider> = Provider extends (...kernel: never) => infer Services ? keyof Services : never
type Unanswered =
  | Exclude<keyof Operations, NamesOf<Known['operations']>>
  | Exclude<SubscriptionName, NamesOf<Known['feeds']> | 'changed'>
  | Exclude<JobName, NamesOf<Known['jobs']> | OwnJob>
  | Exclude<keyof NounServices, Provided<Known['services']>>

/**
 * Every noun, from the lowest area to the highest, as `npm run generate` finds them in the folders. An operation, subscription, job or service that
 * no noun provides does not compile.
 */
export const nouns: [Unanswered] extends [never] ? readonly Noun[] : { unanswered: Unanswered } = all
