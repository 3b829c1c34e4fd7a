import { describe, expect, it } from 'vitest'
import { resourceOf } from '../../../resources'
import { measured } from '../../../src/admin/cell/units'
import { titleOf } from '../../../src/admin/record/places'
import type { Row } from '../../../src/admin/row'

const titled = (list: string, record?: object) => {
  const resource = resourceOf(list)
  return resource && titleOf(resource, record as Row | undefined)
}

describe('the title of a record', () => {
  it('is a person’s name, or the address of a person without a name', () => {
    expect(titled('users', { fullName: 'Maya Castellane', email: 'maya@example.com' })).toBe('Maya Castellane')
    expect(titled('users', { fullName: null, email: 'maya@example.com' })).toBe('maya@example.com')
  })

  it('is the session with its candidate, whose name comes first', () => {
    const attendees = ['Callum Reid', 'Harriet Lindqvist'].map((fullName) => ({ user: { fullName } }))
    expect(titled('sessions', { name: 'Advocacy', attendees })).toBe('Advocacy, Callum Reid')
    expect(titled('sessions', { name: 'Advocacy', attendees: [] })).toBe('Advocacy')
  })

  it('is the kind of record until it is loaded', () => {
    expect(titled('sessions')).toBe('Session')
  })
})

describe('a number with its unit', () => {
  it('has the unit that reads best', () => {
    expect(measured(25, 'minutes')).toBe('25 min')
    expect(measured(150, 'minutes')).toBe('150 min')
    expect(measured(24, 'hours')).toBe('24 h')
    expect(measured(1, 'hours')).toBe('1 h')
    expect(measured(0, 'hours')).toBe('0 h')
    expect(measured(1, 'days')).toBe('1 day')
    expect(measured(1_440, undefined)).toBe('1,440')
  })

  it('names the point from which it counts', () => {
    expect(measured(45, 'minutesBefore')).toBe('45 min before the start')
    expect(measured(1_440, 'minutesBefore')).toBe('24 h before the start')
    expect(measured(24, 'hoursBefore')).toBe('24 h before the start')
    expect(measured(0, 'hoursBefore')).toBe('At the start')
  })
})
