import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import { isOver, renewed } from '../library-permission/let-in'

/** The bundles that a collection sells together: the others of its shelf, or of its division, that are for sale. */
const inCollection = `select b.id from bundles c join bundles b on b.category_id = c.category_id and b.id <> c.id
    and (c.subcategory_id is null or b.subcategory_id = c.subcategory_id)
  where c.id = $1 and c.type = 'collection' and b.type <> 'collection' and b.status = 'published' and b.visibility in ('public', 'authenticated')`

/** They end with the collection, and are taken back with it. What is held already stays as it is; what is over begins anew; what the school took back stays so. */
const give = `insert into library_permissions as held (id, bundle_id, user_id, duration, until, type, royalty, given_by_id, inserted_at)
  select given.id, given.bundle_id, p.user_id, null, p.until, 'package', p.royalty, p.id, $4
    from unnest($1::uuid[], $2::uuid[]) as given(id, bundle_id), library_permissions p where p.id = $3
  on conflict (bundle_id, user_id) do update set ${renewed} where ${isOver('$4')}
  returning id, id = any($1::uuid[]) as made`

/** Gives whoever opens a collection what it gathers, also what was added since they opened it first. Nothing happens for other bundles. */
export async function gather(writing: Writing, bundleId: string, permissionId: string): Promise<void> {
  const { rows: bundles } = await writing.query({ text: inCollection, values: [bundleId] })
  if (!bundles.length) return
  const ids = bundles.map(({ id }) => id)
  const { rows } = await writing.query({ text: give, values: [ids.map(() => newId()), ids, permissionId, writing.now] })
  for (const { id, made } of rows) writing.changed('LibraryPermission', id as string, made ? 'created' : 'updated')
}
