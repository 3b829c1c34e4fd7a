import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { letIn } from './let-in'
import { refuseNobody } from './refuse-nobody'

/** Lets a person into bundles that they do not hold, or no longer; those held already stay as they are. */
export const libraryAccessOpen: Operation<'libraryAccessOpen'> = async (
  { userId, bundleIds: asked, type, royalty },
  context,
) =>
  write(context, async (writing) => {
    await refuseNobody(writing, userId)
    const { rows: bundles } = await writing.query({
      text: `select id from bundles where status = 'published' and ($1::uuid[] is null or id = any($1::uuid[])) and ($2::text is null or type = $2)`,
      values: [asked ?? null, type ?? null],
    })
    const bundleIds = bundles.map(({ id }) => id as string)
    const given = await letIn(writing, {
      userId,
      bundleIds,
      type: 'grant',
      royalty: royalty ?? false,
      takenBack: true,
    })
    return given.length
  })
