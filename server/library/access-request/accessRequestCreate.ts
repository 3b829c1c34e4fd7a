import { notify } from '../../identity/notification/notify'
import { holdersOf } from '../../identity/role/holders'
import { type Context, signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { conflict, invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { fields, selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { type Writing, write } from '../../kernel/write/write'
import { accessRequests } from './table'
import { wordsOf } from './words'

interface Asked {
  title: string
  visibility: string
  status: string
}

/** Asks for access to a restricted bundle that the caller finds and does not hold. */
export const accessRequestCreate: Operation<'accessRequestCreate'> = async ({ bundleId, message }, context, info) => {
  if (!bundleId) throw invalid('bundleId', 'Say what you ask for.')
  return write(context, async (writing) => {
    const { id: userId } = signedIn(context)
    const bundle = (await writing.reader.find(
      'Bundle',
      bundleId,
      fields('title', 'visibility', 'status'),
    )) as Asked | null
    if (!bundle) throw notFound(nameOf('Bundle'))
    if (bundle.visibility !== 'restricted' || bundle.status !== 'published')
      throw conflict('This is open without asking.')
    await refuseHeld(writing, bundleId, userId)
    const id = newId()
    await writing.orm
      .insert(accessRequests)
      .values({ id, bundleId, userId, message: wordsOf(message), insertedAt: writing.now })
    writing.changed('AccessRequest', id, 'created')
    await tell(writing, context, { id, bundleId, title: bundle.title })
    return writing.reader.one('AccessRequest', id, selectionOf(info))
  })
}

async function refuseHeld({ query, now }: Writing, bundleId: string, userId: string) {
  const { rows } = await query({
    text: `select 1 from library_permissions where bundle_id = $1 and user_id = $2 and status in ('pending', 'active', 'paused')
      and (until is null or until > $3)`,
    values: [bundleId, userId, now],
  })
  if (rows.length) throw conflict('You have access to this already.')
}

/** Tells its authors; staff, where it has none. */
async function tell(
  writing: Writing,
  context: Context,
  { id, bundleId, title }: { id: string; bundleId: string; title: string },
) {
  const { rows } = await writing.query({
    text: 'select user_id as id from bundle_authors where bundle_id = $1',
    values: [bundleId],
  })
  const authors = rows.map((author) => author.id as string)
  const about = { type: 'AccessRequest', id } as const
  const words = () => ({
    title: `Somebody asks for access: ${title}`,
    body: 'Please read what they wrote, and let them in or decline.',
  })
  const action = () => 'Answer'
  if (authors.length)
    return notify(writing, context, authors, { kind: 'access_asked', path: '/library/requests', about, words, action })
  const staff = await holdersOf(writing, ['manage_content'])
  return notify(writing, context, staff, { kind: 'staff_alerts', path: '/library/requests', about, words, action })
}
