import type { Viewer } from '../../access/viewer'
import type { Connection } from '../database'

const question = `
  select u.id, u.role, u.type, u.confirmed_at is not null as confirmed,
    (select coalesce(json_agg(distinct ability), '[]') from user_roles ur join roles r on r.id = ur.role_id, jsonb_array_elements_text(r.abilities) ability
     where ur.user_id = u.id) as abilities
  from users u where u.id = $1::uuid and u.disabled_at is null and u.archived_at is null`

/** Somebody as a viewer, read anew for what they asked for earlier; null where they may do nothing any more. */
export async function viewerOf({ query }: Pick<Connection, 'query'>, userId: string): Promise<Viewer | null> {
  const { rows } = await query({ text: question, values: [userId] })
  return (rows[0] as unknown as Viewer | undefined) ?? null
}
