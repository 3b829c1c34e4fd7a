import type { FeedEntry } from '../../gateways/calendar-feed'
import type { Connection } from '../../kernel/database/database'
import type { Noun } from '../../kernel/noun'
import type { Reader } from '../../kernel/read/read'

declare module '../../kernel/noun' {
  interface Noun {
    /** What of it stands in a person's calendar feed, read with the rights of somebody without any others. Never links to join, nor what is held or waited for. */
    inCalendar?(asked: CalendarAsked): Promise<FeedEntry[]>
  }
}

/** The kinds of entry that a feed may have. */
export const feedKinds = ['sessions', 'events', 'studyDays', 'deadlines'] as const
export type FeedKind = (typeof feedKinds)[number]

export interface CalendarAsked extends Pick<Connection, 'query'> {
  reader: Reader
  userId: string
  /** The person's zone, for texts. */
  zone: string
  kinds: ReadonlySet<FeedKind>
  /** Whether a deadline rings a day before. */
  alarms: boolean
  now: Date
  publicUrl: string
}

/** So long what was called off is told to calendars that have it. */
export const CANCELLED_DAYS = 30

/** All entries of a person's feed. */
export async function entriesOf(nouns: readonly Noun[], asked: CalendarAsked): Promise<FeedEntry[]> {
  const found: FeedEntry[] = []
  for (const { inCalendar } of nouns) if (inCalendar) found.push(...(await inCalendar(asked)))
  return found
}

/** The versions of entries that were sent by mail, by id: those of the feed are the same. */
export async function sequencesOf(
  { query }: Pick<CalendarAsked, 'query'>,
  table: 'sessions' | 'meetings',
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await query({
    name: `calendar_sequences_${table}`,
    text: `select id, coalesce(invitation_sequence, 0) as sequence from ${table} where id = any($1::uuid[])`,
    values: [[...ids]],
  })
  return new Map(rows.map(({ id, sequence }) => [id as string, sequence as number]))
}
