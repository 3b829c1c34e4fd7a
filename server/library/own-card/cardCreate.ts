import { MOST_OWN_CARDS } from '../../../rules/library/own-card-limits'
import { cleanHtml } from '../../gateways/rich-text'
import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { originOf } from './origin'
import { settleSides } from './sides'
import { ownCards } from './table'

/** Makes a card of the caller's own, once for each key. */
export const cardCreate: Operation<'cardCreate'> = async ({ idempotencyKey, ...args }, context, info) => {
  const { id: userId } = signedIn(context)
  const intent = { actorId: userId, key: idempotencyKey, operation: 'cardCreate', request: args }
  return write(context, async (writing) => {
    const id = await once(writing, intent, async () => {
      await refuseTooMany(writing, userId)
      const { kind, front, back, practiceAreaId } = args
      const made = newId()
      await writing.orm.insert(ownCards).values({
        id: made,
        userId,
        kind,
        front: cleanHtml(front),
        back: kind === 'cloze' || !back ? null : cleanHtml(back),
        practiceAreaId: practiceAreaId ?? null,
        ...(await originOf(writing, userId, args)),
        insertedAt: writing.now,
        updatedAt: writing.now,
      })
      await settleSides({ id: made }, writing)
      writing.changed('OwnCard', made, 'created')
      return made
    })
    return writing.reader.one('OwnCard', id, selectionOf(info))
  })
}

async function refuseTooMany({ query }: Writing, userId: string) {
  // Of two who make the last one at once, one waits for the other.
  await query({ text: 'select 1 from users where id = $1 for no key update', values: [userId] })
  const { rows } = await query({
    text: 'select count(*)::int as count from own_cards where user_id = $1',
    values: [userId],
  })
  if ((rows[0]?.count as number) >= MOST_OWN_CARDS)
    throw conflict(
      `You have ${MOST_OWN_CARDS.toLocaleString('en-GB')} cards of your own, which is the most. Delete some first.`,
    )
}
