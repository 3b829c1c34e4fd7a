import { createSigner } from 'fast-jwt'
import { describe, expect, it } from 'vitest'
import {
  deriveKey,
  hashCode,
  hashSecret,
  newCode,
  newSecret,
  sameSecret,
} from '../../../server/gateways/sign-in/secrets'
import { ACCESS_TOKEN_SECONDS, type AccessClaims, createAccessTokens } from '../../../server/gateways/sign-in/tokens'
import { createClock } from '../../../server/kernel/time/clock'

const secret = 'a secret key that is long enough for it'
const claims: AccessClaims = {
  id: '01920000-0000-7000-8000-000000000001',
  role: 'user',
  type: 'aspiringSolicitor',
  abilities: ['view_all_users'],
  disabledAt: null,
  sid: '01920000-0000-7000-8000-00000000000a',
}

function setUp() {
  const clock = createClock({ settable: true })
  clock.set(new Date('2026-05-01T12:00:00Z'))
  return { clock, tokens: createAccessTokens({ secret, clock }) }
}

/** A token with any header and payload, signed with the product's own key. */
function forge(payload: object, algorithm: 'HS256' | 'HS512' = 'HS256', key = deriveKey(secret, 'access-token')) {
  return createSigner({ key, algorithm })(payload)
}

describe('access tokens', () => {
  it('give back exactly their content, and live ten minutes', () => {
    const { tokens } = setUp()
    const { token, expiresAt } = tokens.sign(claims)
    expect(tokens.verify(token)).toEqual({ ok: true, claims, expiresAt })
    expect(expiresAt.toISOString()).toBe('2026-05-01T12:10:00.000Z')
  })

  it('expire by the given clock, not by the real time', () => {
    const { clock, tokens } = setUp()
    const { token } = tokens.sign(claims)
    clock.set(new Date('2026-05-01T12:09:59Z'))
    expect(tokens.verify(token).ok).toBe(true)
    clock.set(new Date('2026-05-01T12:10:00Z'))
    expect(tokens.verify(token)).toEqual({ ok: false, reason: 'expired' })
  })

  it('carry no extra field that the caller adds by mistake', () => {
    const { tokens } = setUp()
    const { token } = tokens.sign({ ...claims, email: 'amara@articled.example' } as AccessClaims)
    expect(Buffer.from(token.split('.')[1] as string, 'base64url').toString()).not.toContain('amara')
  })

  it('are refused when a character of any part is changed', () => {
    const { tokens } = setUp()
    const { token } = tokens.sign(claims)
    const parts = token.split('.')
    for (const part of [0, 1, 2]) {
      const flip = (text: string) => text.slice(0, 3) + (text[3] === 'A' ? 'B' : 'A') + text.slice(4)
      const changed = parts.map((text, index) => (index === part ? flip(text) : text))
      expect(tokens.verify(changed.join('.'))).toEqual({ ok: false, reason: 'invalid' })
    }
  })

  it('are refused without a signature, by another algorithm, and by another key', () => {
    const { clock, tokens } = setUp()
    const iat = Math.floor(clock.now().getTime() / 1000)
    const payload = { ...claims, iat, exp: iat + 60 }
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    expect(tokens.verify(forge(payload)).ok).toBe(true)
    for (const token of [
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`,
      forge(payload, 'HS512'),
      forge(payload, 'HS256', deriveKey(secret, 'signed-link')),
      forge(payload, 'HS256', deriveKey(`${secret}!`, 'access-token')),
      '',
      'a.b.c',
    ]) {
      expect(tokens.verify(token)).toEqual({ ok: false, reason: 'invalid' })
    }
  })

  it('are refused without an expiry, or with one beyond ten minutes', () => {
    const { clock, tokens } = setUp()
    const iat = Math.floor(clock.now().getTime() / 1000)
    expect(tokens.verify(forge({ ...claims, iat })).ok).toBe(false)
    expect(tokens.verify(forge({ ...claims, iat, exp: iat + ACCESS_TOKEN_SECONDS + 1 })).ok).toBe(false)
  })

  it('need a long enough secret', () => {
    expect(() => createAccessTokens({ secret: 'short', clock: createClock({ settable: false }) })).toThrow('32')
  })
})

describe('opaque secrets and codes', () => {
  it('have 256 bits, do not repeat, and are stored as SHA-256 in hex', () => {
    const secrets = Array.from({ length: 500 }, newSecret)
    expect(new Set(secrets).size).toBe(500)
    expect(secrets.every((text) => /^[\w-]{43}$/.test(text))).toBe(true)
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('gives codes of eight digits, where every digit is equally likely in every place', () => {
    const codes = Array.from({ length: 20_000 }, newCode)
    expect(codes.every((code) => /^\d{8}$/.test(code))).toBe(true)
    for (let place = 0; place < 8; place++) {
      const counts = Array.from(
        { length: 10 },
        (_, digit) => codes.filter((code) => code[place] === String(digit)).length,
      )
      // Six standard deviations around 2,000: one false alarm in some six million runs.
      expect(Math.min(...counts)).toBeGreaterThan(1745)
      expect(Math.max(...counts)).toBeLessThan(2255)
    }
  })

  it('hashes a code under a key', () => {
    expect(hashCode('12345678', 'one')).not.toBe(hashCode('12345678', 'two'))
    expect(hashCode('12345678', 'one')).toBe(hashCode('12345678', 'one'))
  })

  it('compares secrets of any length', () => {
    expect(sameSecret('abc', 'abc')).toBe(true)
    expect(sameSecret('abc', 'abd')).toBe(false)
    expect(sameSecret('abc', 'abcd')).toBe(false)
    expect(sameSecret('', '')).toBe(true)
  })
})
