import { createECDH } from 'node:crypto'
import { request } from 'node:https'
import webpush from 'web-push'
import type { Clock } from '../../kernel/time/clock'
import type { Patience } from '../../kernel/time/patience'
import { endsAfter } from '../../kernel/time/waiting'
import { NotPublic, type Outside, publicLookup } from '../outside/outside'

/** Where a browser's messages go, and its keys. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Pusher {
  /** The key with which browsers subscribe, base64url. */
  publicKey: string
  /** Sends a message that only that browser can read. `gone` if it wants no more of them. Throws what may go well later. */
  send(target: PushTarget, message: object): Promise<'sent' | 'gone'>
}

interface Needs extends Outside {
  clock: Clock
  patience: Pick<Patience, 'pushMs'>
  /** The server's private key: 32 bytes. */
  privateKey: Buffer
  /** How a push service reaches whoever runs this server: `mailto:` or `https:`. */
  subject: string
}

/** A day: an older message is of no use, and the list under the bell keeps it. */
const KEPT_SECONDS = 86_400

/** The push service gave no answer in time, or none at all. */
export class NoAnswer extends Error {}

/** Our own network or its names are away, which is no silence of the service. */
const isOurs = ({ code }: { code?: string }) =>
  ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN'].includes(code ?? '')

/** Sends Web Push messages (RFC 8030), encrypted for the browser (RFC 8291) and signed by the server (VAPID, RFC 8292). */
export function createPusher({ clock, patience, privateKey, subject, lookup, ca }: Needs): Pusher {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  const publicKey = curve.getPublicKey('base64url')
  const vapidDetails = { subject, publicKey, privateKey: privateKey.toString('base64url') }

  function post(target: PushTarget, message: object): Promise<number> {
    const { endpoint, headers, body } = webpush.generateRequestDetails(
      { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
      JSON.stringify(message),
      { vapidDetails, TTL: KEPT_SECONDS, urgency: 'normal' },
    )
    return new Promise((resolve, reject) => {
      const asked = request(
        endpoint,
        {
          method: 'POST',
          headers: headers as Record<string, string>,
          lookup: lookup ?? publicLookup,
          agent: false,
          signal: endsAfter(clock, patience.pushMs),
          ...(ca && { ca }),
        },
        (response) => {
          resolve(response.statusCode ?? 0)
          // Its words may be of any length, and nobody reads them.
          response.destroy()
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })
  }

  return {
    publicKey,
    async send(target, message) {
      const status = await post(target, message).catch((error) => {
        if (error instanceof NotPublic) return 410
        if (isOurs(error)) throw error
        throw new NoAnswer('The push service does not answer.', { cause: error })
      })
      if (status === 404 || status === 410) return 'gone'
      if (status < 200 || status > 299) throw new Error(`The push service answered ${status}.`)
      return 'sent'
    },
  }
}
