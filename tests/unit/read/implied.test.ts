import { describe, expect, it } from 'vitest'
import { type Conditions, ME, NOW } from '../../../access/rule'
import { implies, weakest } from '../../../server/kernel/read/implied'

const attending: Conditions = { 'attendees.userId': ME }
const marking: Conditions = { attendees: { $elemMatch: { userId: ME, role: { $in: ['tutor', 'reviewer'] } } } }

describe('a condition', () => {
  it.each<[name: string, stronger: Conditions, weaker: Conditions]>([
    ['itself', attending, attending],
    ['less of the same', { ...attending, status: 'marked', accessOpen: { $lte: NOW } }, { ...attending }],
    ['the same row of a relation with less asked of it', marking, attending],
    ['nothing at all', attending, {}],
    [
      'one of more values',
      { status: { $in: ['marked', 'ready'] } },
      { status: { $in: ['ready', 'marked', 'booked'] } },
    ],
    [
      'what lies two relations away',
      { 'session.attendees.userId': ME, id: 'x' },
      { session: { $elemMatch: attending } },
    ],
  ])('implies %s', (_name, stronger, weaker) => {
    expect(implies(stronger, weaker)).toBe(true)
  })

  it.each<[name: string, stronger: Conditions, weaker: Conditions]>([
    ['more than it asks', attending, { ...attending, status: 'marked' }],
    [
      'one row that meets both, where two rows may meet one each',
      { 'attendees.userId': ME, 'attendees.role': 'tutor' },
      { attendees: { $elemMatch: { userId: ME, role: 'tutor' } } },
    ],
    ['one of fewer values', { status: { $in: ['marked', 'ready'] } }, { status: { $in: ['marked'] } }],
    ['another value', { status: 'marked' }, { status: 'booked' }],
    ['the same of another relation', { 'mock.status': 'published' }, { 'sessionType.status': 'published' }],
    ['the same of a column as of a relation', { status: 'marked' }, { 'status.status': 'marked' }],
  ])('does not imply %s', (_name, stronger, weaker) => {
    expect(implies(stronger, weaker)).toBe(false)
  })
})

it('the weakest of alternatives stay, since they let the others’ rows through', () => {
  expect(weakest([{ ...attending, status: 'marked' }, attending, marking])).toEqual([attending])
  expect(weakest([attending, { status: 'marked' }])).toEqual([attending, { status: 'marked' }])
  // These conditions mean the same, so one of them stays.
  expect(weakest([{ attendees: { $elemMatch: { userId: ME } } }, attending])).toHaveLength(1)
})
