import { ECDH } from 'node:crypto'
import { isPublicName } from '../../gateways/outside/public-address'
import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { pushSubscriptions } from './table'

const LONGEST_ENDPOINT = 2000
/** An uncompressed point of P-256, and 16 random bytes. Source: RFC 8291. */
const lengths = { p256dh: 65, auth: 16 }

function refuseOther(endpoint: string, keys: Record<keyof typeof lengths, string>) {
  const isAddress = endpoint.length <= LONGEST_ENDPOINT && URL.canParse(endpoint)
  const address = isAddress ? new URL(endpoint) : null
  if (address?.protocol !== 'https:' || address.username || address.password)
    throw invalid('endpoint', 'A push service has an address that begins with https://.')
  if (!isPublicName(address.hostname)) throw invalid('endpoint', 'A push service is on the public internet.')
  for (const [name, length] of Object.entries(lengths)) {
    const key = keys[name as keyof typeof lengths]
    if (!/^[\w-]+$/.test(key) || Buffer.from(key, 'base64url').length !== length)
      throw invalid(name, `This key has ${length} bytes, as base64url.`)
  }
  if (!isPoint(keys.p256dh)) throw invalid('p256dh', 'This key is no point of the curve P-256.')
}

/** A message to such a key could never be encrypted, and would be tried again and again. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

export const pushSubscriptionCreate: Operation<'pushSubscriptionCreate'> = async (
  { endpoint, p256dh, auth },
  context,
  info,
) => {
  refuseOther(endpoint, { p256dh, auth })
  const { signInId } = context
  if (!signInId) throw new Error('a browser has a sign-in')
  return write(context, async (writing) => {
    // A browser that somebody else used before is theirs no more.
    await writing.query({
      text: 'delete from push_subscriptions where endpoint = $1 or sign_in_id = $2',
      values: [endpoint, signInId],
    })
    const id = newId()
    const made = { id, userId: signedIn(context).id, signInId, endpoint, p256dh, auth, insertedAt: writing.now }
    await writing.orm.insert(pushSubscriptions).values(made)
    return writing.reader.one('PushSubscription', id, selectionOf(info))
  })
}
