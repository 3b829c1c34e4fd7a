import { createSigner, createVerifier } from 'fast-jwt'
import { z } from 'zod'
import type { Clock } from '../../kernel/time/clock'
import { deriveKey } from './secrets'

/** The claims of an access token. The abilities are a hint for menus; the server reads its own. */
export interface AccessClaims {
  id: string
  role: string
  type: string
  abilities: string[]
  disabledAt: string | null
  /** The family of the sign-in; ending it ends the token. */
  sid: string
  /** What the sign-in waits for; a hint, like the abilities. */
  due?: string
  /** The staff who view as the person; `sid` is then the viewing's id. */
  viewedBy?: string
}

export type VerifiedToken =
  | { ok: true; claims: AccessClaims; expiresAt: Date }
  | { ok: false; reason: 'expired' | 'invalid' }

export interface AccessTokens {
  sign(claims: AccessClaims): { token: string; expiresAt: Date }
  verify(token: string): VerifiedToken
}

export const ACCESS_TOKEN_SECONDS = 600

const payloadShape = z.object({
  id: z.string().min(1),
  role: z.string(),
  type: z.string(),
  abilities: z.array(z.string()),
  disabledAt: z.string().nullable(),
  sid: z.string().min(1),
  due: z.string().optional(),
  viewedBy: z.string().min(1).optional(),
  iat: z.number().int(),
  exp: z.number().int(),
})

/** Signs and verifies access tokens (HS256, ten minutes) by the given clock. */
export function createAccessTokens({ secret, clock }: { secret: string; clock: Clock }): AccessTokens {
  const key = deriveKey(secret, 'access-token')
  const signer = createSigner({ key, algorithm: 'HS256' })
  // The library reads the system's time, so expiry is checked here with our clock.
  const verifier = createVerifier({ key, algorithms: ['HS256'], ignoreExpiration: true, cache: false })

  return {
    sign({ id, role, type, abilities, disabledAt, sid, due, viewedBy }) {
      const iat = Math.floor(clock.now().getTime() / 1000)
      const exp = iat + ACCESS_TOKEN_SECONDS
      return {
        token: signer({
          id,
          role,
          type,
          abilities,
          disabledAt,
          sid,
          ...(due && { due }),
          ...(viewedBy && { viewedBy }),
          iat,
          exp,
        }),
        expiresAt: new Date(exp * 1000),
      }
    },

    verify(token) {
      const payload = payloadShape.safeParse(read(token))
      if (!payload.success) return { ok: false, reason: 'invalid' }
      const { iat, exp, ...claims } = payload.data
      if (exp - iat > ACCESS_TOKEN_SECONDS) return { ok: false, reason: 'invalid' }
      if (clock.now().getTime() >= exp * 1000) return { ok: false, reason: 'expired' }
      return { ok: true, claims, expiresAt: new Date(exp * 1000) }
    },
  }

  function read(token: string): unknown {
    try {
      return verifier(token)
    } catch {
      return null
    }
  }
}
