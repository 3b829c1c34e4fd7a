import { describe, expect, it } from 'vitest'
import { deriveKey } from '../../../server/gateways/sign-in/secrets'
import { signLink, verifyLink } from '../../../server/gateways/sign-in/signed-link'

const key = deriveKey('a secret key that is long enough for it', 'signed-link')
const now = new Date('2026-05-01T12:00:00Z')
const expiresAt = new Date('2026-05-01T12:05:00Z')
const [fileId, signInId] = ['01920000-0000-7000-8000-00000000000f', '01920000-0000-7000-8000-000000000001']
const token = signLink({ key, fileId, signInId, expiresAt })

describe('a signed link', () => {
  it('opens its file for its sign-in until it expires', () => {
    expect(verifyLink({ key, fileId, token, now })).toEqual({ signInId, expiresAt })
    expect(verifyLink({ key, fileId, token, now: new Date('2026-05-01T12:04:59Z') })).not.toBeNull()
    expect(verifyLink({ key, fileId, token, now: expiresAt })).toBeNull()
    expect(encodeURIComponent(token)).toBe(token)
  })

  it('opens no other file, serves no other sign-in, and needs its own key', () => {
    const other = '01920000-0000-7000-8000-000000000002'
    expect(verifyLink({ key, fileId: other, token, now })).toBeNull()
    expect(verifyLink({ key, fileId, token: token.replace(signInId, other), now })).toBeNull()
    const otherKey = deriveKey('another secret key that is long enough', 'signed-link')
    expect(verifyLink({ key: otherKey, fileId, token, now })).toBeNull()
  })

  it('cannot be made to last longer', () => {
    const [expiry = '', ...rest] = token.split('.')
    const later = (Number.parseInt(expiry, 36) + 60).toString(36)
    expect(verifyLink({ key, fileId, token: [later, ...rest].join('.'), now })).toBeNull()
    const long = signLink({ key, fileId, signInId, expiresAt: new Date('2026-05-02T12:00:00Z') })
    expect(verifyLink({ key, fileId, token: long, now })).toBeNull()
  })

  it.each(['', '.', 'a.b.c', `${token}x`, token.slice(0, -1), `${token}\n`, `0.${token}`])('is not %j', (broken) => {
    expect(verifyLink({ key, fileId, token: broken, now })).toBeNull()
  })

  it('is not made for an id that could be read in two ways', () => {
    expect(() => signLink({ key, fileId: 'a\nb', signInId, expiresAt })).toThrow('plain ids')
    expect(() => signLink({ key, fileId, signInId: 'a.b', expiresAt })).toThrow('plain ids')
  })
})
