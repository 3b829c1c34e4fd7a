import type { Ability } from '../../../../access/viewer'
import type { Database } from '../../database/database'

/** What a noun says of its topics, `word:id`, one for each row of a type: those who belong to the row see there who of them is online. */
export interface RowTopic {
  /** The rows' type. When a row changes, all in its topic are asked for again. */
  type: string
  /** Who of these people belong to the row: they may join, and are seen. */
  belonging(
    database: Pick<Database, 'query'>,
    row: { id: string; userIds: readonly string[] },
  ): Promise<ReadonlySet<string>>
  /** Whoever has it may join too where they may read the row, and is not seen. */
  ability: Ability
}

/** A row with its topic. */
export interface Row {
  topic: string
  kind: RowTopic
  id: string
}

/** How somebody is in a row's topic; null: they may not be. */
export type Standing = 'seen' | 'unseen' | null
