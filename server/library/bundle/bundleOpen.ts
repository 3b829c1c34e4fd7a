import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { gather } from './gather'
import { openedPermission, refuseUnlessOpen } from './opened'

/** Begins the time of a bundle that the viewer holds; a collection lets them into what it gathers. */
export const bundleOpen: Operation<'bundleOpen'> = async ({ bundleId }, context, info) =>
  write(context, async (writing) => {
    const permission = await openedPermission(writing, context, bundleId)
    refuseUnlessOpen(permission)
    await gather(writing, bundleId, permission.id)
    return writing.reader.one('LibraryPermission', permission.id, selectionOf(info))
  })
