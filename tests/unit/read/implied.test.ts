import { describe, expect, it } from 'vitest'
import { type Conditions, ME, NOW } from '../../../access/rule'
import { implies, weakest } from '../../../server/kernel/read/implied'

const attending: Conditions = { 'attendees.userId': ME }
const marking: Conditions = { attendees: { $elemMatch: { userId: ME, role: { $in: ['tutor', 'reviewer'] } } } }

describe('a condition', () => {
  it.each<[name: string, stronger: Conditions, weaker: Conditions]>([
    ['itself', attending, attending],
    ['fewer of its own conditions', { ...attending, status: 'marked', accessOpen: { $lte: NOW } }, { ...attending }],
    ['fewer conditions on the same related row', marking, attending],
    ['nothing at all', attending, {}],
    [
      'a choice of more values',
      { status: { $in: ['marked', 'ready'] } },
      { status: { $in: ['ready', 'marked', 'booked'] } },
    ],
    [
      'a condition two relations away',
      { 'session.attendees.userId': ME, id: 'x' },
      { session: { $elemMatch: attending } },
    ],
  ])('implies %s', (_name, stronger, weaker) => {
    expect(implies(stronger, weaker)).toBe(true)
  })

  it.each<[name: string, stronger: Conditions, weaker: Conditions]>([
    ['more conditions than its own', attending, { ...attending, status: 'marked' }],
    [
      'one row that meets both conditions, where two rows may meet one each',
      { 'attendees.userId': ME, 'attendees.role': 'tutor' },
      { attendees: { $elemMatch: { userId: ME, role: 'tutor' } } },
    ],
    ['a choice of fewer values', { status: { $in: ['marked', 'ready'] } }, { status: { $in: ['marked'] } }],
    ['another value', { status: 'marked' }, { status: 'booked' }],
    ['the same column of another relation', { 'mock.status': 'published' }, { 'sessionType.status': 'published' }],
    ['a relation’s column of the same name', { status: 'marked' }, { 'status.status': 'marked' }],
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

it('alternatives that a column’s value alone keeps apart are one, so that no row is asked for it', () => {
  const others: Conditions = { id: { $ne: ME } }
  expect(weakest([{ id: ME }, others])).toEqual([{}])
  expect(weakest([others, { status: 'marked' }, { id: ME }])).toEqual([{}])
  expect(
    weakest([
      { ...attending, status: null },
      { ...attending, status: { $ne: null } },
    ]),
  ).toEqual([attending])
  // Somebody may attend beside others, or nobody at all.
  const withOthers: Conditions = { 'attendees.userId': { $ne: ME } }
  expect(weakest([attending, withOthers])).toEqual([attending, withOthers])
  expect(weakest([{ id: ME, status: 'marked' }, others])).toHaveLength(2)
  expect(weakest([{ id: 'x' }, others])).toHaveLength(2)
})
