import { Secret, TOTP } from 'otpauth'

/** As long as the hash of SHA-1. Source: RFC 4226, section 4. */
const SECRET_BYTES = 20
const STEP_MS = 30_000
/** A phone's clock may be this many steps early or late. Source: RFC 6238, section 5.2. */
const DRIFT = 1

/** What an authenticator app takes for granted: SHA-1, six digits, half a minute. */
const codesOf = (secret: string, more: { label?: string; digits?: number } = {}) =>
  new TOTP({ issuer: 'Articled', secret: Secret.fromBase32(secret), ...more })

/** A new secret for an authenticator app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The link that an authenticator app reads from a QR code. Source: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export const totpUri = (secret: string, account: string): string => codesOf(secret, { label: account }).toString()

/** The code of a time step, as the app shows it. */
export const totpAt = (secret: string, step: number, digits = 6): string =>
  codesOf(secret, { digits }).generate({ timestamp: step * STEP_MS })

/** The time step of an instant. Source: RFC 6238, section 4.2. */
export const stepAt = (now: Date): number => TOTP.counter({ timestamp: now.getTime() })

/** The time step for which a code is right at this instant; null if it is right for none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const off = codesOf(secret).validate({ token: code, timestamp: now.getTime(), window: DRIFT })
  return off === null ? null : stepAt(now) + off
}
