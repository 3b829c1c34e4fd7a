import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context'
import { createReader } from '../../kernel/read/read'
import { below, selectionOf } from '../../kernel/read/selection'

/** The `user` of a new sign-in, read with that person's own rights. */
export async function readAs(
  context: Context,
  { userId, accessToken }: { userId: string; accessToken: string },
  info: GraphQLResolveInfo,
) {
  const selection = below(selectionOf(info), 'user')
  if (!Object.keys(selection).length) return { id: userId }
  const { viewer } = await context.viewers.fromToken(accessToken)
  // Computed fields read the context, so it needs the new viewer.
  context.viewer = viewer
  return createReader({ database: context.database, viewer, now: () => context.clock.now() }).one(
    'User',
    userId,
    selection,
  )
}
