import type { Ability } from '../../../access/viewer'
import type { Writing } from '../../kernel/write/write'

/** The ids of all open accounts that hold one of these abilities, admins and supervisors among them. */
export async function holdersOf({ query }: Pick<Writing, 'query'>, abilities: readonly Ability[]): Promise<string[]> {
  const { rows } = await query({
    text: `select u.id from users u where u.disabled_at is null and u.archived_at is null and (u.role in ('admin', 'supervisor')
      or exists (select 1 from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.abilities ?| $1::text[]))`,
    values: [abilities],
  })
  return rows.map(({ id }) => id as string)
}
