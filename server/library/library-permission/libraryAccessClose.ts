import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { refuseNobody } from './refuse-nobody'

/** Ends what a person was let into; what they bought stays. */
export const libraryAccessClose: Operation<'libraryAccessClose'> = async (
  { userId, bundleIds, type, royalty },
  context,
) =>
  write(context, async (writing) => {
    await refuseNobody(writing, userId)
    const { rows } = await writing.query({
      text: `update library_permissions set status = 'revoked'
        where user_id = $1 and status in ('pending', 'active', 'paused') and ($2::uuid[] is null or bundle_id = any($2::uuid[]))
          and type = 'grant' and ($3::text is null or bundle_id in (select id from bundles where type = $3))
          and ($4::boolean is null or royalty = $4) returning id`,
      values: [userId, bundleIds ?? null, type ?? null, royalty ?? null],
    })
    for (const { id } of rows) writing.changed('LibraryPermission', id as string)
    return rows.length
  })
