import { describe, expect, it } from 'vitest'
import { admit } from '../../../src/providers/sign-in/guard'
import type { Claims } from '../../../src/providers/sign-in/session-store'

const place = { pathname: '/users', search: '?search=a', hash: '#b' }
const claims = (more: Partial<Claims> = {}): Claims => ({
  id: 'one',
  role: 'user',
  type: 'aspiringSolicitor',
  abilities: [],
  disabledAt: null,
  iat: 0,
  exp: 600,
  ...more,
})

describe('the guard of a route', () => {
  it('sends a stranger to Login and remembers the way back', () => {
    expect(admit({ guard: 'signedIn' }, null, place)).toBe('/login?to=%2Fusers%3Fsearch%3Da%23b')
  })

  it('sends signed-in people on from Login, and never off the site', () => {
    const login = (to: string) =>
      admit({ guard: 'guest' }, claims(), { pathname: '/login', search: `?to=${encodeURIComponent(to)}`, hash: '' })
    expect(login('/booking')).toBe('/booking')
    expect(login('//evil.example')).toBe('/dashboard')
    expect(admit({ guard: 'guest' }, null, place)).toBeNull()
  })

  it('sends a disabled account to Blocked', () => {
    expect(admit({ guard: 'signedIn' }, claims({ disabledAt: '2026-01-01T00:00:00.000Z' }), place)).toBe('/blocked')
  })

  it('sends a person without the ability to Unauthorized', () => {
    const users = { guard: 'signedIn', can: 'view_all_users' } as const
    expect(admit(users, claims(), place)).toBe('/unauthorized')
    expect(admit(users, claims({ abilities: ['view_all_users'] }), place)).toBeNull()
    expect(admit(users, claims({ role: 'supervisor' }), place)).toBeNull()
  })

  it('lets tutors and staff in where the route is for them', () => {
    expect(admit({ guard: 'signedIn', can: 'tutor' }, claims(), place)).toBe('/unauthorized')
    expect(admit({ guard: 'signedIn', can: 'tutor' }, claims({ type: 'interviewer' }), place)).toBeNull()
    expect(admit({ guard: 'signedIn', can: 'staff' }, claims(), place)).toBe('/unauthorized')
    expect(admit({ guard: 'signedIn', can: 'staff' }, claims({ abilities: ['manage_mocks'] }), place)).toBeNull()
  })

  it('asks nothing on public pages', () => {
    expect(admit({ guard: 'public' }, null, place)).toBeNull()
  })
})
