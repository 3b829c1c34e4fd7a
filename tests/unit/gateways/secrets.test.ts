import { expect, it } from 'vitest'
import { deriveKey, seal, unseal } from '../../../server/gateways/sign-in/secrets'

const secret = 'a secret for tests that is long enough'
const key = deriveKey(secret, 'job-payload')
const text = 'Your sign-in link – £70.00'

it('is sealed differently each time, and only the same key opens it', () => {
  const sealed = seal(text, key)
  expect(unseal(sealed, key)).toBe(text)
  expect(sealed).not.toBe(seal(text, key))
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('sign-in')
  expect(() => unseal(sealed, deriveKey(secret, 'another purpose'))).toThrow()
})

it('cannot be changed or cut without notice', () => {
  const bytes = Buffer.from(seal(text, key), 'base64')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(changed.toString('base64'), key)).toThrow()
  }
  for (const end of [0, 11, 27, bytes.length - 1])
    expect(() => unseal(bytes.subarray(0, end).toString('base64'), key)).toThrow()
})
