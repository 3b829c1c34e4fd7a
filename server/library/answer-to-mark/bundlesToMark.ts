import { holds } from '../../../access/viewer'
import type { BundleToMark } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'

const MOST = 100

/** Says the same as the rules of access/library/answer-to-mark.ts; `$1` is the marker. */
const text = (
  which: string,
) => `select u.id as "bundleId", u.category_id as "categoryId", u.title, count(*)::int as waiting, min(m.submitted_at) as oldest
  from answers_to_mark m join bundles u on u.id = m.bundle_id join content_blocks b on b.id = m.block_id
  where m.marked_at is null and b.voided_at is null and m.user_id <> $1 and ${which}
  group by u.id order by oldest, u.id limit ${MOST}`

const every = text('true')
const own = text('m.bundle_id = any(array(select a.bundle_id from bundle_authors a where a.user_id = $1))')

/** What waits to be marked, by bundle. */
export const bundlesToMark: Operation<'bundlesToMark'> = async (_args, context) => {
  const viewer = signedIn(context)
  const { rows } = await context.database.query({
    text: holds(viewer, 'manage_content') ? every : own,
    values: [viewer.id],
  })
  return rows as unknown as BundleToMark[]
}
