import type { GoogleGateway } from '../../gateways/meeting-links/google-account'
import { keepRequest } from '../../identity/linked-provider/oauth-requests'
import { type Context, signedIn } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'

/** Names these requests among those of sign-ins: no provider's id has a slash. */
export const requests = { id: 'settings/google-account' }

/** Google, where the operator has set it up. Throws CONFLICT. */
export function configured({ google }: Pick<Context, 'google'>): GoogleGateway {
  if (!google) throw conflict('Google is not set up here. The operator of this server does that.')
  return google
}

export const googleAccountConnect: Operation<'googleAccountConnect'> = async (_args, context) => {
  const { url, ...begun } = await configured(context).begin()
  await keepRequest(context, requests, { ...begun, path: '/settings/google-account', userId: signedIn(context).id })
  return { url }
}
