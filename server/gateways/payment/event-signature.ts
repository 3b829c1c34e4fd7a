import { createHmac } from 'node:crypto'
import { sameSecret } from '../sign-in/secrets'
import { EventRefused } from './payment'

export const SIGNATURE_HEADER = 'articled-signature'
const TOLERANCE_SECONDS = 300

/** The header's value for a body sent now: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function signEvent(secret: string, rawBody: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${proof(secret, time, Buffer.from(rawBody))}`
}

/** Throws EventRefused unless the header proves that the body was signed with the secret within 300 s of now. */
export function checkEventSignature(secret: string, rawBody: Buffer, header: string | undefined, now: Date): void {
  const fields = (header ?? '').split(',').map((field) => field.trim().split('='))
  const times = fields.filter(([name]) => name === 't')
  const proofs = fields.filter(([name]) => name === 'v1').map(([, value = '']) => value)
  const time = /^\d{1,12}$/.test(times[0]?.[1] ?? '') ? Number(times[0]?.[1]) : null
  if (times.length !== 1 || time === null) throw new EventRefused('signature')
  const expected = proof(secret, time, rawBody)
  // There can be several proofs while a secret is being changed.
  if (!proofs.slice(0, 4).some((value) => sameSecret(value, expected))) throw new EventRefused('signature')
  if (Math.abs(now.getTime() / 1000 - time) > TOLERANCE_SECONDS) throw new EventRefused('too_old')
}

/** Throws if there is no secret, since anybody could sign with an empty one. */
export function requireSecret(secret: string | undefined): string {
  if (!secret || secret.trim().length < 16) throw new Error('A webhook secret of at least 16 characters is required')
  return secret
}

function proof(secret: string, time: number, rawBody: Buffer): string {
  return createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest('hex')
}
