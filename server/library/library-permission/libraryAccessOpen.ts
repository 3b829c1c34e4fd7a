import { newId } from '../../kernel/database/columns'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { refuseNobody } from './refuse-nobody'
import { libraryPermissions } from './table'

/** Lets a person into bundles that they do not hold; those held already stay as they are. */
export const libraryAccessOpen: Operation<'libraryAccessOpen'> = async (
  { userId, bundleIds, type, royalty },
  context,
) =>
  write(context, async (writing) => {
    await refuseNobody(writing, userId)
    const { rows } = await writing.query({
      text: `select id, access_duration as duration, access_duration_unit as "durationUnit" from bundles
        where status = 'published' and ($1::uuid[] is null or id = any($1::uuid[]))`,
      values: [bundleIds ?? null],
    })
    if (!rows.length) return 0
    const made = await writing.orm
      .insert(libraryPermissions)
      .values(
        rows.map(({ id, duration, durationUnit }) => ({
          id: newId(),
          bundleId: id as string,
          userId,
          duration: duration as number | null,
          durationUnit: durationUnit as 'day',
          type: type ?? 'grant',
          royalty: royalty ?? false,
          insertedAt: writing.now,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: libraryPermissions.id })
    for (const { id } of made) writing.changed('LibraryPermission', id, 'created')
    return made.length
  })
