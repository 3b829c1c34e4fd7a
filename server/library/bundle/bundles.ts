import { holds } from '../../../access/viewer'
import type { BundleScope } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import type { Fixed, ListArguments } from '../../kernel/read/list-sql'
import { type Selection, selectionOf } from '../../kernel/read/selection'

const heldBy = (person: string) =>
  `(select p.bundle_id from library_permissions p where p.user_id = ${person}::uuid and p.status <> 'revoked')`

/** The bundles of each scope; `whose` stands for the person asked about. */
const scopes: Record<BundleScope, ((whose: () => string) => string) | null> = {
  all: null,
  available: (whose) =>
    `a.status = 'published' and a.visibility <> 'private' and not (a.id = any(array${heldBy(whose())}))`,
  bought: (whose) => `a.id = any(array${heldBy(whose())})`,
  recommended: () => 'a.recommended',
  authored: (whose) => `a.id = any(array(select w.bundle_id from bundle_authors w where w.user_id = ${whose()}::uuid))`,
}

/** Refuses to tell of another person what only staff may know. */
function refuseOthers(context: Context, userId: string | null | undefined) {
  const viewer = signedIn(context)
  if (userId && userId !== viewer.id && !holds(viewer, ['view_all_users', 'manage_content'])) throw forbidden()
}

function inScope(scope: BundleScope | null | undefined): Fixed | undefined {
  const sql = scope && scopes[scope]
  if (!sql) return undefined
  return { name: scope, sql: ({ arg }) => sql(() => arg('whose')) }
}

interface Scoped {
  scope?: BundleScope | null
  userId?: string | null
}

/** A page of what the viewer may find within the scope. */
async function page({ scope, userId, ...args }: Scoped & ListArguments, context: Context, selection: Selection) {
  refuseOthers(context, userId)
  const whose = userId ?? signedIn(context).id
  return context.reader.page('Bundle', { ...args, whose }, selection, inScope(scope))
}

export const bundles: Operation<'bundles'> = (args, context, info) => page(args, context, selectionOf(info))

const MOST = 100

/** The same by limit and offset, which need not be whole pages. */
export const paginatedBundles: Operation<'paginatedBundles'> = async ({ limit, offset, ...args }, context, info) => {
  const size = limit ?? 20
  const skipped = offset ?? 0
  if (size < 1 || size > MOST) throw invalid('limit', `Must be a whole number from 1 to ${MOST}.`)
  if (skipped < 0) throw invalid('offset', 'Must not be below zero.')
  const { items = {}, total } = selectionOf(info)
  const first = Math.floor(skipped / size) + 1
  const rest = skipped % size
  const asked: Selection = { entries: items, pageInfo: { ...(total && { totalCount: {} }) } }
  const [one, next] = await Promise.all([
    page({ ...args, page: first, pageSize: size }, context, asked),
    rest ? page({ ...args, page: first + 1, pageSize: size }, context, asked) : null,
  ])
  return {
    items: [...one.entries, ...(next?.entries ?? [])].slice(rest, rest + size),
    total: one.pageInfo.totalCount,
  }
}
