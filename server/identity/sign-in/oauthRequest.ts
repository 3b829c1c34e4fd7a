import { localPath } from '../../../rules/local-path'
import type { Operation } from '../../kernel/graphql/operation'
import { explainedBy, providerOf } from '../linked-provider/identity-providers'
import { keepRequest } from '../linked-provider/oauth-requests'

export const oauthRequest: Operation<'oauthRequest'> = async ({ provider: id, state: asked }, context) => {
  const provider = providerOf(context, id)
  const { url, ...begun } = await provider.begin().catch(explainedBy(context, provider))
  await keepRequest(context, provider, { ...begun, path: localPath(asked, '/'), userId: null })
  return { url }
}
