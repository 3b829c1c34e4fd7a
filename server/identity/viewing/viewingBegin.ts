import type { Ability } from '../../../access/viewer'
import { type Context, signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { conflict, forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { refuseAbove } from '../person/rank'
import { readAs } from '../sign-in/read-as'
import { viewerOf } from '../viewer/viewer-of'
import { viewings } from './table'

export const viewingBegin: Operation<'viewingBegin'> = async ({ userId }, context, info) => {
  const staff = signedIn(context)
  if (userId === staff.id) throw forbidden('This is yourself.')
  const begun = await write(context, async (writing) => {
    await refuseAbove(writing, staff, userId)
    const person = await viewerOf(writing, userId)
    if (!person) throw conflict('This account is disabled, so there is nothing to see.')
    if (!person.confirmed) throw conflict('This person has not completed their profile, so there is nothing to see.')
    const id = newId()
    const { role, type } = person
    const abilities = [...person.abilities] as Ability[]
    const claims = { id: userId, role, type, abilities, disabledAt: null, sid: id, viewedBy: staff.id }
    const { token: accessToken, expiresAt } = context.tokens.sign(claims)
    const signInId = signInOf(context)
    await writing.orm
      .insert(viewings)
      .values({ id, userId, staffId: staff.id, signInId, insertedAt: writing.now, expiresAt })
    return { id, userId, accessToken, expiresAt }
  })
  return { ...begun, user: await readAs(context, begun, info) }
}

function signInOf({ signInId }: Context): string {
  if (!signInId) throw new Error('a signed-in person has a sign-in')
  return signInId
}
