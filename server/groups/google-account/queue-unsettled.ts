import type { Writing } from '../../kernel/write/write'

const unsettled = `update meeting_links l set failure = null, tries = 0 from (select k.id, e.id as event from meeting_links k left join meetings e on e.id = k.meeting_id
    where k.provider = 'google_meet' and (k.ending_at is not null or e.end_at > $1 and (k.made_at is null or k.failure is not null
      or (k.told_title, k.told_from, k.told_until) is distinct from (e.title, e.start_at, e.end_at)))) as u
  where l.id = u.id returning l.id, u.event`

/** Tries again what Google could not do before. */
export async function queueUnsettled(writing: Writing): Promise<void> {
  const { rows } = await writing.query({ text: unsettled, values: [writing.now] })
  for (const { id, event } of rows) {
    await writing.queue('meeting_link', { linkId: id as string }, { about: null, soon: true })
    if (event) writing.changed('Meeting', event as string)
  }
}
