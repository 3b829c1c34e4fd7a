import { nouns as all } from './generated/nouns'
import type { Operations } from './kernel/graphql/operation'
import type { Noun } from './kernel/noun'
import type { SubscriptionName } from './kernel/realtime/feed'

type Known = (typeof all)[number]
type NamesOf<Part> = Part extends object ? keyof Part : never
type Unanswered =
  | Exclude<keyof Operations, NamesOf<Known['operations']>>
  | Exclude<SubscriptionName, NamesOf<Known['feeds']> | 'changed'>

/**
 * Every noun, from the lowest area to the highest, as `npm run generate` finds them in the folders. An operation or subscription that no noun answers
 * does not compile.
 */
export const nouns: [Unanswered] extends [never] ? readonly Noun[] : { unanswered: Unanswered } = all
