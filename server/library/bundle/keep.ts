import { holds, isTutor } from '../../../access/viewer'
import { contents } from '../../content/content/table'
import { type Context, signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { newId } from '../../kernel/database/columns'
import { conflict, forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { type Writing, write } from '../../kernel/write/write'
import { bundleAuthors } from '../bundle-author/table'
import { bundle as entity } from './table'

function prepare(values: Record<string, unknown>, context: Context) {
  if (values.status === 'published' && !holds(signedIn(context), 'publish_content'))
    throw forbidden('Staff publish a bundle. Hand it in for review instead.')
  if (values.type === 'collection' && !holds(signedIn(context), 'manage_content'))
    throw forbidden('A collection sells what others wrote: staff make it.')
  if (values.timerEnable === true && values.timeLimit === null)
    throw invalid('timeLimit', 'A test that ends by the clock needs a time limit.')
  return values
}

/** A bundle stands in a subcategory of its own category, and its content follows its title and status. The tutor who makes it is its author. */
async function settle(
  { id, values }: { id: string; values: Record<string, unknown> },
  writing: Writing,
  context: Context,
) {
  const { query, orm, now } = writing
  const viewer = signedIn(context)
  if ('contentId' in values && isTutor(viewer))
    await orm.insert(bundleAuthors).values({ bundleId: id, userId: viewer.id })
  const { rows } = await query({
    text: `select (b.subcategory_id is null or exists (select 1 from library_subcategories s where s.id = b.subcategory_id and s.category_id = b.category_id)) as fits,
        (b.timer_enable and b.time_limit is null) as endless from bundles b where b.id = $1`,
    values: [id],
  })
  if ('studyGroupIds' in values) for (const { bundleWritten } of context.nouns) await bundleWritten?.(writing, id)
  if (!rows[0]?.fits) throw conflict('The subcategory belongs to another category.', { field: 'subcategoryId' })
  if (rows[0].endless) throw invalid('timeLimit', 'A test that ends by the clock needs a time limit.')
  await query({
    text: 'update contents c set title = b.title, status = b.status, updated_at = $2 from bundles b where b.id = $1 and c.id = b.content_id and (c.title, c.status) is distinct from (b.title, b.status)',
    values: [id, now],
  })
}

const kept = crud(entity, {
  prepare,
  settle,
  inUse: () => 'Somebody holds this bundle or has taken it. Archive it instead.',
})

export const bundleUpdate: Operation<'bundleUpdate'> = kept.update

/** Deletes a bundle; its content goes with it, by a trigger. */
export const bundleDelete: Operation<'bundleDelete'> = kept.delete

/** Makes a bundle with the content that carries its blocks. */
export const bundleCreate: Operation<'bundleCreate'> = async (args, context, info) =>
  write(context, async (writing) => {
    const contentId = newId()
    await writing.orm.insert(contents).values({ id: contentId, title: args.title, status: args.status ?? 'draft' })
    return kept.createWithin(writing, { ...args, contentId }, context, info)
  })
