import { eq } from 'drizzle-orm'
import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { users } from '../user/table'
import { challengeOf, creationAnswer } from './answers'
import { heldByPerson, spendChallenge } from './challenges'
import { tellOwner } from './letters'
import { passkeysWithRoom } from './limits'
import { passkeys } from './table'
import { checkedCreation } from './webauthn'

export const passkeyRegister: Operation<'passkeyRegister'> = async ({ response, name }, context, info) => {
  const userId = signedIn(context).id
  const answer = creationAnswer(response)
  await spendChallenge(context, heldByPerson(context), challengeOf(answer))
  const made = await checkedCreation(context, answer)
  const id = newId()
  return write(context, async (writing) => {
    // Two passkeys added at once take turns, so that both are counted.
    await writing.orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    await passkeysWithRoom(writing, userId)
    await writing.orm.insert(passkeys).values({ id, userId, name, insertedAt: writing.now, ...made })
    await tellOwner(context, writing, 'added', { userId, name })
    writing.changed('Passkey', id, 'created')
    return writing.reader.one('Passkey', id, selectionOf(info))
  })
}
