import type { QueueJobKind } from '../../../schema/generated/types'
import type { MailMessage } from '../../gateways/mail/outbox'
import type { Connection } from '../database/database'
import type { Told } from '../told'

/** The jobs that can be queued, with their payloads. A noun declares those that it does. */
export interface JobPayloads {
  mail: QueuedMail
}

/** A mail on its way to the mail server. */
export interface QueuedMail extends MailMessage {
  /** It is not sent if this person may not be told of this row any more. */
  onlyIf?: Told
}

export type JobName = QueueJobKind

export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }

export interface QueueOptions {
  /** The person whose account the job is about, and with whom it is deleted; null if it is about nobody. */
  about: string | null
  /** Not before this instant. */
  startAfter?: Date
  /** Whether it begins as soon as the transaction has committed, not at the queue's next turn. */
  soon?: true
  /** At most one job with this key waits at a time. */
  once?: string
}

export interface Jobs {
  /** Begins the work, once everything that jobs use has started. */
  begin(handlers: JobHandlers): Promise<void>
  /** Queues in the given transaction: the job exists if and only if that commits. */
  queue<Name extends JobName>(
    connection: Connection,
    name: Name,
    payload: JobPayloads[Name],
    options: QueueOptions,
  ): Promise<void>
  /** How many jobs about a person wait, as the given transaction sees it. */
  waiting(connection: Pick<Connection, 'query'>, name: JobName, about: string): Promise<number>
  /** Removes every job about a person from the queue, in the given transaction. */
  forget(connection: Connection, name: JobName, about: string): Promise<void>
  /** Makes the queue try a given-up or waiting job at once, in the given transaction; false if it is neither. */
  retry(connection: Connection, id: string): Promise<boolean>
  /** Looks for waiting jobs now instead of at the next turn. */
  wake(): void
  /** Runs all waiting jobs and resolves when they are done. */
  drain(): Promise<void>
  /** Runs jobs again whose worker never learned that it had them. */
  adopt(): Promise<void>
  stop(): Promise<void>
}
