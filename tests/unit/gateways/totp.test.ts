import { describe, expect, it } from 'vitest'
import { newTotpSecret, stepAt, stepOfCode, totpAt, totpUri } from '../../../server/gateways/sign-in/totp'

/** The secret of the RFCs' tables, which is '12345678901234567890', in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('the codes of an authenticator app', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('are those of RFC 6238, appendix B, at %i seconds', (seconds, code) => {
    expect(totpAt(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code)
  })

  it.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    'are those of RFC 4226, appendix D: %s',
    (code) => {
      expect(Array.from({ length: 10 }, (_, counter) => totpAt(secret, counter))).toContain(code)
    },
  )

  it('hold for the step before and the step after, and for no other', () => {
    const now = new Date('2026-11-23T10:00:10.000Z')
    const present = stepAt(now)
    const found = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, totpAt(secret, present + off), now))
    expect(found).toEqual([null, present - 1, present, present + 1, null])
  })
})

describe('a secret', () => {
  it('has 160 bits in base32, and is never the same', () => {
    const made = new Set(Array.from({ length: 50 }, newTotpSecret))
    expect(made.size).toBe(50)
    for (const each of made) expect(each).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('is linked so that an app shows the school and the account', () => {
    expect(totpUri(secret, 'maya@articled.example')).toBe(
      `otpauth://totp/Articled:maya%40articled.example?issuer=Articled&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
  })
})
