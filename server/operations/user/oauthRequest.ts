import { localPath } from '../../../access/local-path'
import type { Operation } from '../../operation'
import { explainedBy, providerOf } from '../../services/identity-providers'
import { keepRequest } from '../../services/oauth-requests'

export const oauthRequest: Operation<'oauthRequest'> = async ({ provider: id, state: asked }, context) => {
  const provider = providerOf(context, id)
  const { url, ...begun } = await provider.begin().catch(explainedBy(context, provider))
  await keepRequest(context, provider, { ...begun, path: localPath(asked, '/'), userId: null })
  return { url }
}
