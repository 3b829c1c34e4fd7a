import { eq } from 'drizzle-orm'
import { signedIn } from '../../context'
import type { Operation } from '../../operation'
import { selectionOf } from '../../read/selection'
import { challengeOf, creationAnswer } from '../../services/passkeys/answers'
import { heldByPerson, spendChallenge } from '../../services/passkeys/challenges'
import { tellOwner } from '../../services/passkeys/letters'
import { nameOf, passkeysWithRoom } from '../../services/passkeys/limits'
import { checkedCreation } from '../../services/passkeys/webauthn'
import { newId } from '../../tables/columns'
import { passkeys } from '../../tables/passkey'
import { users } from '../../tables/user'
import { write } from '../../write'

export const passkeyRegister: Operation<'passkeyRegister'> = async ({ response, ...args }, context, info) => {
  const userId = signedIn(context).id
  const name = nameOf(args.name)
  const answer = creationAnswer(response)
  await spendChallenge(context, heldByPerson(context), challengeOf(answer))
  const made = await checkedCreation(context, answer)
  const id = newId()
  return write(context, async (writing) => {
    // Two that are added at once take turns, so that both are counted.
    await writing.orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    await passkeysWithRoom(writing, userId)
    await writing.orm.insert(passkeys).values({ id, userId, name, insertedAt: writing.now, ...made })
    await tellOwner(context, writing, 'added', { userId, name })
    writing.changed('Passkey', id, 'created')
    return writing.reader.one('Passkey', id, selectionOf(info))
  })
}
