import type { Connection } from '../../kernel/database/database'

/** The zone of a person: times of a calendar that names none are by its clock. */
export async function zoneOf({ database }: { database: Pick<Connection, 'query'> }, userId: string): Promise<string> {
  const { rows } = await database.query({ text: 'select timezone from users where id = $1', values: [userId] })
  return rows[0]?.timezone as string
}
