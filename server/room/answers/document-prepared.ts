import type { Writing } from '../../kernel/write/write'

const showing = `select a.session_id as id from session_answers a where a.file_id = $1
  union select m.session_id from session_materials m where m.file_id = $1
  union select s.id from mock_templates t join sessions s on s.mock_id = t.mock_id where t.file_id = $1 and s.status in ('booked', 'in_progress')`

/** Tells the sessions in whose room a document is shown. */
export async function tellSessions({ query, changed }: Writing, fileId: string): Promise<void> {
  const { rows } = await query({ name: 'sessions_showing', text: showing, values: [fileId] })
  for (const { id } of rows) changed('Session', id as string)
}
