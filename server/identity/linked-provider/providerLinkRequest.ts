import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { requireFreshSignIn } from '../viewer/fresh-sign-in'
import { explainedBy, providerOf } from './identity-providers'
import { keepRequest } from './oauth-requests'

/** The start of a link's state: the provider sends people to one address, and our page there must know what they began. */
const LINKING = 'link-'

export const providerLinkRequest: Operation<'providerLinkRequest'> = async ({ provider: id }, context) => {
  const provider = providerOf(context, id)
  await requireFreshSignIn(
    context,
    () => `Your sign-in is more than ten minutes old. Please sign in again, then link ${provider.name}.`,
  )
  const { url, ...begun } = await provider.begin(LINKING).catch(explainedBy(context, provider))
  await keepRequest(context, provider, { ...begun, path: '/account', userId: signedIn(context).id })
  return { url }
}
