import { and, eq, isNull } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { forgetLater } from './forgetting'
import { paymentMethods } from './table'

export const paymentMethodDelete: Operation<'paymentMethodDelete'> = ({ id }, context) =>
  write(context, async (writing) => {
    const { userId, lostAt } = paymentMethods
    const [lost] = await writing.orm
      .update(paymentMethods)
      .set({ lostAt: writing.now })
      .where(and(eq(paymentMethods.id, id), eq(userId, signedIn(context).id), isNull(lostAt)))
      .returning({ id: paymentMethods.id })
    if (!lost) throw notFound('This card')
    forgetLater(writing, context, 'method', [id])
    writing.changed('PaymentMethod', id, 'deleted')
    return { id }
  })
