import { eq } from 'drizzle-orm'
import { acceptedPolicies, policiesDue, policyVersions } from '../../../rules/identity/policies'
import { signedIn } from '../../kernel/context'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { acceptedAt } from '../person/profile'
import { users } from './table'

/** The form sends the versions that were read, since an open page may show an old one. */
export const policiesAccept: Operation<'policiesAccept'> = async (read, context, info) => {
  const { id } = signedIn(context)
  const unread = acceptedPolicies.find((policy) => read[policy] !== policyVersions[policy].version)
  if (unread)
    throw conflict('The policies have changed since this page was loaded. Please load it again.', { field: unread })
  return write(context, async (writing) => {
    const [person] = await writing.orm.select().from(users).where(eq(users.id, id)).for('update')
    if (!person) throw notFound('User')
    const due = policiesDue(person).map(({ policy }) => policy)
    if (due.length > 0) {
      await writing.orm.update(users).set(acceptedAt(writing.now, due)).where(eq(users.id, id))
      writing.changed('User', id)
    }
    return writing.reader.one('User', id, selectionOf(info))
  })
}
