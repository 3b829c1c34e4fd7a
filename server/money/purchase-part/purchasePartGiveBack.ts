import { signedIn } from '../../kernel/context'
import { conflict, expired, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { write } from '../../kernel/write/write'
import { usedSql } from '../billing-package/packed'
import { lockWallet } from '../ledger'
import { type Bought, giveBack } from '../sale/give-back'

interface Row extends Bought {
  giveBackUntil: Date | null
  givenBackAt: Date | null
  used: boolean
}

const text = `select p.id, p.type, p.type_id as "typeId", p.user_id as "userId", p.name, p.share, p.transaction_id as "transactionId",
    p.give_back_until as "giveBackUntil", p.given_back_at as "givenBackAt", `

/** Its own buyer gives it back; the wallet's lock lets one be given back at a time. */
export const purchasePartGiveBack: Operation<'purchasePartGiveBack'> = async (
  { id, idempotencyKey },
  context,
  info,
) => {
  const { id: userId } = signedIn(context)
  const intent = { actorId: userId, key: idempotencyKey, operation: 'purchasePartGiveBack', request: { id } }
  return write(context, async (writing) => {
    await once(writing, intent, async () => {
      await lockWallet(writing, userId)
      const { rows } = await writing.query({
        text: `${text}${usedSql('p', '$3')} as used from purchase_parts p where p.id = $1 and p.user_id = $2`,
        values: [id, userId, writing.now],
      })
      const part = rows[0] as unknown as Row | undefined
      if (!part) throw notFound()
      if (part.givenBackAt) throw conflict('This was given back already.')
      if (!part.giveBackUntil || part.share === 0) throw conflict('This cannot be given back.')
      if (part.giveBackUntil <= writing.now) throw expired('The last day to give this back is over.')
      if (part.used) throw conflict('This has been used, so it cannot be given back.')
      await giveBack(writing, context, part)
      return id
    })
    return writing.reader.one('PurchasePart', id, selectionOf(info))
  })
}
