import { and, eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nameOf } from '../../kernel/spoken'
import { reviewerOf } from '../schedule/reviewer'
import { reviewCards } from './table'

/** Keeps a card out of the caller's queue until tomorrow. */
export const reviewSetAside: Operation<'reviewSetAside'> = async ({ id }, context) => {
  const { database, clock } = context
  const { userId, until } = await reviewerOf(database, signedIn(context).id, clock.now())
  const [found] = await database.orm
    .update(reviewCards)
    .set({ setAsideUntil: until })
    .where(and(eq(reviewCards.id, id), eq(reviewCards.userId, userId)))
    .returning({ id: reviewCards.id })
  if (!found) throw notFound(nameOf('ReviewCard'))
  return found.id
}
