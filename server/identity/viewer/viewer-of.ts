import type { Viewer } from '../../../access/viewer'
import type { Connection } from '../../kernel/database/database'
import { abilitiesOf } from '../user/table'

/** SQL for the parts of a viewer, of a row `u` of users. */
export const viewerColumns = `u.id, u.role, u.type, u.confirmed_at is not null as confirmed, ${abilitiesOf('u.id')} as abilities`

const question = `select ${viewerColumns} from users u where u.id = $1::uuid and u.disabled_at is null and u.archived_at is null`

/** A person as a viewer, read again for an earlier request; null if they may do nothing any more. */
export async function viewerOf({ query }: Pick<Connection, 'query'>, userId: string): Promise<Viewer | null> {
  const { rows } = await query({ text: question, values: [userId] })
  return (rows[0] as unknown as Viewer | undefined) ?? null
}
