import { newId } from '../../kernel/database/columns'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { refuseNobody } from './refuse-nobody'

/** Lets a person into bundles that they do not hold, or no longer; those held already stay as they are. */
export const libraryAccessOpen: Operation<'libraryAccessOpen'> = async (
  { userId, bundleIds, type, royalty },
  context,
) =>
  write(context, async (writing) => {
    await refuseNobody(writing, userId)
    const { rows: bundles } = await writing.query({
      text: `select id from bundles where status = 'published' and ($1::uuid[] is null or id = any($1::uuid[])) and ($2::text is null or type = $2)`,
      values: [bundleIds ?? null, type ?? null],
    })
    const { rows } = await writing.query({
      text: `insert into library_permissions as held (id, bundle_id, user_id, duration, duration_unit, type, royalty, inserted_at)
        select given.id, b.id, $3, b.access_duration, b.access_duration_unit, 'grant', $4, $5
          from unnest($1::uuid[], $2::uuid[]) as given(id, bundle_id) join bundles b on b.id = given.bundle_id
        on conflict (bundle_id, user_id) do update set status = 'pending', "from" = null, until = null, duration = excluded.duration,
          duration_unit = excluded.duration_unit, type = excluded.type, royalty = excluded.royalty, inserted_at = excluded.inserted_at
          where held.status in ('expired', 'revoked') or held.until <= $5
        returning id, id = any($1::uuid[]) as made`,
      values: [bundles.map(() => newId()), bundles.map(({ id }) => id), userId, royalty ?? false, writing.now],
    })
    for (const { id, made } of rows) writing.changed('LibraryPermission', id as string, made ? 'created' : 'updated')
    return rows.length
  })
