import type { OperationName } from '../../access'
import type { Context, Services } from './context'
import type { Refusal } from './errors'
import type { FieldResolvers, Operations } from './graphql/operation'
import type { Rate } from './http/rate'
import type { Entity } from './read/entity'
import type { Selection } from './read/selection'
import type { Feed, SubscriptionName } from './realtime/feed'
import type { Writing } from './write/write'

declare module './context' {
  interface Services {
    /** Every noun, from the lowest area to the highest. */
    nouns: readonly Noun[]
  }
}

/** Somebody whose account is being deleted. */
export interface Leaving {
  userId: string
  email: string
  /** How much of their balance they give up, in pence. */
  giveUpBalance: number
}

/**
 * What becomes of a noun's rows when an account is deleted. `goes with the account`: each row that refers to the person is deleted with theirs
 * (`on delete cascade`). Otherwise `erase` takes the person out of the rows, and `refuse` throws CONFLICT while they are needed.
 * Both run within the deletion's transaction, those of the highest area first.
 */
export type Erasure =
  | 'nothing of a person'
  | 'goes with the account'
  | {
      refuse?(writing: Writing, leaving: Leaving, services: Services): Promise<void>
      erase(writing: Writing, leaving: Leaving, services: Services): Promise<void>
    }

/** A part of a person's export: all rows of an entity with their id in `userId`, or what a function answers. */
export type Exported =
  | readonly [entity: string, selection: Selection]
  | ((context: Context, userId: string) => Promise<unknown>)

/** All that the server must know of a noun. What is not optional has to be decided for each. */
export interface Noun {
  /** The types that stand in the database. */
  entities: readonly Entity[]
  /** Its queries and mutations by name. */
  operations: Partial<Operations>
  /** Fields that code works out, by type. */
  fields?: FieldResolvers
  /** What each of its subscriptions sends. */
  feeds?: Partial<Record<SubscriptionName, Feed>>
  /** How often its operations may be called; without a rate only the limit on all requests holds. */
  rates?: Partial<Record<OperationName, Rate>>
  /** What each constraint that a person can run into means to them, by its name in the database. */
  constraints?: Record<string, () => Refusal>
  erasure: Erasure
  /** What a person's export holds of it, by the export's key. */
  exported: 'nothing of a person' | Readonly<Record<string, Exported>>
  /** Makes what every new account has, in the transaction that makes the account. */
  accountMade?(writing: Writing, userId: string): Promise<void>
  /** Does what has become due; called every few seconds. Made once at the start, doing it twice does nothing more. */
  whenDue?(services: Services): () => Promise<void>
}

/** Keeps the names of operations and feeds, so that server/nouns.ts can see that none is missing. */
export const noun = <
  const Named extends { operations: Partial<Operations>; feeds?: Partial<Record<SubscriptionName, Feed>> },
>(
  parts: Noun & Named,
): Noun & Pick<Named, 'operations' | 'feeds'> => parts
