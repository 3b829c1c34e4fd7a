import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import { isOver, renewed } from './let-in'

const insert = `insert into library_permissions as held (id, bundle_id, user_id, type, royalty, inserted_at)
  select id, bundle_id, user_id, 'group', false, $4 from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as given(id, bundle_id, user_id)
  on conflict (bundle_id, user_id) do update set ${renewed} where ${isOver('$4')} returning id, id = any($1::uuid[]) as made`

interface Given {
  userId: string
  bundleId: string
}

/** Lets people into bundles for as long as they are in a group that has them. What they hold in another way, and what the school took back, stays as it is. */
export async function giveByGroup(writing: Writing, given: readonly Given[]): Promise<void> {
  if (!given.length) return
  const columns = [given.map(() => newId()), given.map(({ bundleId }) => bundleId), given.map(({ userId }) => userId)]
  const { rows } = await writing.query({ text: insert, values: [...columns, writing.now] })
  for (const { id, made } of rows) writing.changed('LibraryPermission', id as string, made ? 'created' : 'updated')
}
