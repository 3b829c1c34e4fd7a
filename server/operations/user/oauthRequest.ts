import type { Operation } from '../../operation'
import { explainedBy, providerOf } from '../../services/identity-providers'
import { localPath } from '../../services/local-path'
import { keepRequest } from '../../services/oauth-requests'

export const oauthRequest: Operation<'oauthRequest'> = async ({ provider: id, state: asked }, context) => {
  const provider = providerOf(context, id)
  const { url, ...begun } = await provider.begin().catch(explainedBy(context, provider))
  await keepRequest(context, provider, { ...begun, path: localPath(asked) })
  return { url }
}
