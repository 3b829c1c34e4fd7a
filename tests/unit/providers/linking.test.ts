import { describe, expect, it } from 'vitest'
import { linkingPath } from '../../../src/providers/sign-in/linking'

describe('an answer of an outside provider', () => {
  const back = (search: string, pathname = '/auth/google/callback') => linkingPath({ pathname, search })

  it('to a link is finished on the account page', () => {
    expect(back('?code=c%2F1&state=link-abc&iss=https%3A%2F%2Fid.example')).toBe(
      '/account?code=c%2F1&state=link-abc&iss=https%3A%2F%2Fid.example&provider=google#sign-in',
    )
    expect(back('?error=access_denied&state=link-abc')).toBe(
      '/account?error=access_denied&state=link-abc&provider=google#sign-in',
    )
  })

  it('to a sign-in stays where it is, and so does every other address', () => {
    expect(back('?code=c&state=abc')).toBeNull()
    expect(back('?code=c')).toBeNull()
    expect(back('?state=link-abc', '/login')).toBeNull()
    expect(back('?state=link-abc', '/auth/google/callback/more')).toBeNull()
  })

  it('cannot name a provider other than the one that answered, nor lead off the site', () => {
    const path = back('?state=link-a&provider=evil') ?? ''
    expect(new URLSearchParams(path.split(/[?#]/)[1]).getAll('provider')).toEqual(['google'])
    const odd = back('?state=link-a', '/auth/%2F%2Fevil.example/callback') ?? ''
    expect(new URL(odd, 'https://articled.example').origin).toBe('https://articled.example')
  })
})
