import { conflict } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import type { Event } from '../meeting/event'
import type { Ticket } from './move'

/** Refuses that the last lector of a published event leaves it. The event is locked. Throws CONFLICT. */
export async function keepsLector(
  { query }: Pick<Writing, 'query'>,
  event: Event,
  before: Ticket | null,
): Promise<void> {
  if (before?.standing !== 'lector' || !event.publishedAt) return
  const { rows } = await query({
    text: `select 1 from meeting_members where meeting_id = $1 and standing = 'lector' and id <> $2 limit 1`,
    values: [event.id, before.id],
  })
  if (!rows.length) throw conflict('Nobody would lead this event any more: add another lector first.')
}
