import type { FastifyInstance } from 'fastify'
import type { OperationName } from '../../access'
import type { Context, KernelServices, NounServices, Services } from './context'
import type { Refusal } from './errors'
import type { FieldResolvers, Operations } from './graphql/operation'
import type { Rate } from './http/rate'
import type { JobWork } from './jobs/handlers'
import type { Entity } from './read/entity'
import type { Selection } from './read/selection'
import type { RowTopic } from './realtime/channels/row-topic'
import type { Feed, SubscriptionName } from './realtime/feed'
import type { Writing } from './write/write'

declare module './context' {
  interface KernelServices {
    /** Every noun, from the lowest area to the highest. */
    nouns: readonly Noun[]
  }
}

/** A person whose account is being deleted. */
export interface Leaving {
  userId: string
  email: string
  /** The balance that they give up, in pence. */
  giveUpBalance: number
}

/**
 * How a noun's rows change when an account is deleted. `goes with the account`: the database deletes each row that refers to the person (`on delete
 * cascade`). `the account itself`: its row stays without a name, since others refer to it; that is done last. Otherwise `erase` removes the person from
 * the rows, and `refuse` throws CONFLICT while they are needed. Both run in the deletion's transaction, the highest area first.
 */
export type Erasure =
  | 'nothing of a person'
  | 'goes with the account'
  | 'the account itself'
  | {
      refuse?(writing: Writing, leaving: Leaving, services: Services): Promise<void>
      erase(writing: Writing, leaving: Leaving, services: Services): Promise<void>
    }

/** A part of a person's export: all rows of an entity with their id in `userId`, or a function's answer. */
export type Exported =
  | readonly [entity: string, selection: Selection]
  | ((context: Context, userId: string) => Promise<unknown>)

/** Addresses beside the API, such as those that a browser fetches files from. */
export type Routes = (server: FastifyInstance, options: { services: Services }) => Promise<void>

/** All that the server must know of a noun. Each must decide everything that is not optional. */
export interface Noun {
  /** The types stored in the database. */
  entities: readonly Entity[]
  /** Its queries and mutations by name. */
  operations: Partial<Operations>
  /** Fields that code computes, by type. */
  fields?: FieldResolvers
  /** What each of its subscriptions sends. */
  feeds?: Partial<Record<SubscriptionName, Feed>>
  /** Its topics of channels, by the word before the colon. */
  topics?: Readonly<Record<string, RowTopic>>
  /** How often its operations may be called; without a rate only the limit on all requests holds. */
  rates?: Partial<Record<OperationName, Rate>>
  /** The refusal for each constraint that a person can break, by the constraint's name in the database. */
  constraints?: Record<string, () => Refusal>
  /** Why no person's input breaks a unique constraint, by its name: the product makes the value, or writes so that a second one does nothing. */
  outOfReach?: Record<string, string>
  /** Why the audit log does not watch a table, by its name. */
  unwatched?: Record<string, string>
  /** Why a mutation that staff make leaves no entry in the audit log. */
  unrecorded?: Partial<Record<OperationName, string>>
  /**
   * Tables with what a person can gain that lets them in, or tells them of the account, later: the column with the instant of gaining. It is taken
   * from whoever held the account's address when a change of it is undone. `tests/server/tree/gained.test.ts` has the tables that open nothing.
   */
  gained?: Readonly<Record<string, string>>
  erasure: Erasure
  /** The noun's part of a person's export, by the export's key. */
  exported: 'nothing of a person' | Readonly<Record<string, Exported>>
  /** Creates the rows that every new account has, in the transaction that creates the account. */
  accountMade?(writing: Writing, userId: string): Promise<void>
  /** Fits what follows from a person's exam sittings to them, in the transaction that changes one. */
  sittingsChanged?(writing: Writing, userId: string): Promise<void>
  /** Fits what follows from who is given a bundle, in the transaction that writes it, or takes it from one person. */
  bundleWritten?(writing: Writing, bundleId: string, userId?: string): Promise<void>
  /** Tells those who see a document that its text has come, in the transaction that keeps it. */
  documentPrepared?(writing: Writing, fileId: string): Promise<void>
  /** Does work that has become due; called every few seconds. Created once at the start, and safe to call twice. */
  whenDue?(services: Services): () => Promise<void>
  /** What does the jobs of its kinds. Their payloads are declared in `JobPayloads`. */
  jobs?: Partial<JobWork>
  routes?: readonly Routes[]
  /** What it provides to every noun, made once at the start. Declared in `NounServices`. */
  services?(kernel: KernelServices): Partial<NounServices>
}

/** All services: the kernel's, and what nouns provide, which server/nouns.ts knows to be complete. */
export function servicesOf(nouns: readonly Noun[], kernel: KernelServices): Services {
  return Object.assign({}, kernel, ...nouns.map(({ services }) => services?.(kernel)))
}

type Feeds = Partial<Record<SubscriptionName, Feed>>
type None = Record<never, never>

interface Own<Operation, Feed, Job extends keyof JobWork, Service>
  extends Omit<Noun, 'operations' | 'feeds' | 'jobs' | 'services'> {
  operations: Operation
  feeds?: Feed
  jobs?: Pick<JobWork, Job>
  services?(kernel: KernelServices): Service
}

/** Keeps exactly the names of what a noun answers and provides, so that server/nouns.ts can see that nothing is missing. */
export const noun = <
  const OwnOperations extends Partial<Operations>,
  const OwnFeeds extends Feeds = None,
  Job extends keyof JobWork = never,
  OwnServices extends Partial<NounServices> = None,
>(
  parts: Own<OwnOperations, OwnFeeds, Job, OwnServices>,
): Own<OwnOperations, OwnFeeds, Job, OwnServices> => parts
