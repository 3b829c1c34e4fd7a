import { and, eq, sql } from 'drizzle-orm'
import { type Context, signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nameOf } from '../../kernel/spoken'
import { reviewCards } from './table'

/** Takes a card out of the caller's queue, until it is taken back. */
export const reviewSuspend: Operation<'reviewSuspend'> = ({ id }, context) =>
  suspend(context, id, sql`coalesce(suspended_at, ${context.clock.now()})`)

/** Takes a card back into the caller's queue, on the day that it had. */
export const reviewResume: Operation<'reviewResume'> = ({ id }, context) => suspend(context, id, null)

async function suspend(context: Context, id: string, suspendedAt: ReturnType<typeof sql> | null): Promise<string> {
  const [found] = await context.database.orm
    .update(reviewCards)
    .set({ suspendedAt })
    .where(and(eq(reviewCards.id, id), eq(reviewCards.userId, signedIn(context).id)))
    .returning({ id: reviewCards.id })
  if (!found) throw notFound(nameOf('ReviewCard'))
  return found.id
}
