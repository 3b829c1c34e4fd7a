import { expect, it } from 'vitest'
import { monthAfter, monthWords } from '../../../src/learn/events/lists/use-event-filters'
import { lineWords, ordinal, signOf, standingOf } from '../../../src/nouns/meeting/meeting-sign'
import { seatSentence, seatWords, spanLength } from '../../../src/nouns/meeting/meeting-words'
import { joinWords, whereShort, whereWords } from '../../../src/nouns/meeting/where-words'
import { dayTitle } from '../../../src/parts/events/event-days'

const ticket = (type: 'lector' | 'attendee' | 'invited' | 'waitlisted', more: object = {}) => ({ type, ...more })

it('says where somebody stands, and nothing of what was given back', () => {
  expect(standingOf(null)).toBe('none')
  expect(standingOf(ticket('attendee', { cancelledAt: '2026-11-19T10:00:00Z' }))).toBe('none')
  expect(standingOf(ticket('attendee'))).toBe('attendee')
  expect(standingOf(ticket('waitlisted'))).toBe('waiting')
  expect(standingOf(ticket('waitlisted', { offeredUntil: '2026-11-19T10:00:00Z' }))).toBe('offered')
})

it('counts the places that are for sale: a free one is for those who wait', () => {
  const words = (membersLimit: number | null, taken: number, waitingCount = 0) =>
    seatWords({ membersLimit, taken, waitingCount })
  expect(words(null, 40)).toBe('No limit')
  expect(words(20, 16)).toBe('4 of 20 left')
  expect(words(20, 20)).toBe('Full')
  expect(words(20, 19, 1)).toBe('Full, 1 waits')
  expect(words(20, 20, 6)).toBe('Full, 6 wait')
  expect(seatSentence({ membersLimit: null, taken: 3, waitingCount: 0 })).toBe('')
  expect(seatSentence({ membersLimit: 20, taken: 16, waitingCount: 0 })).toBe('4 of 20 places left.')
  expect(seatSentence({ membersLimit: 20, taken: 20, waitingCount: 1 })).toBe(
    'All 20 places are taken. One person is waiting.',
  )
})

it('says a place in the line', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103].map(ordinal).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 103rd',
  )
  expect(lineWords(3, 6)).toBe('3rd of 6')
  // The line may have been counted a moment before.
  expect(lineWords(3, 2)).toBe('3rd of 3')
})

it('says where an event is', () => {
  const room = { provider: 'in_person', place: 'St Peter’s Square' } as const
  expect(whereShort(room)).toBe('in person, St Peter’s Square')
  expect(whereWords(room)).toBe('In person: St Peter’s Square')
  expect(whereWords({ provider: 'custom', place: null })).toBe('Online')
  expect(whereWords({ provider: 'google_meet', place: null })).toBe('On Google Meet')
  expect(joinWords('custom')).toBe('Join')
  expect(joinWords('teams')).toBe('Join on Microsoft Teams')
})

it('says first that an event is off or on, and then where its reader stands', () => {
  const sign = (status: 'scheduled' | 'live' | 'cancelled', membership: ReturnType<typeof ticket> | null) =>
    signOf({ status, waitingCount: 6, membership })?.words
  expect(sign('scheduled', null)).toBeUndefined()
  expect(sign('scheduled', ticket('attendee'))).toBe('Your ticket')
  expect(sign('scheduled', ticket('waitlisted', { place: 3 }))).toBe('3rd of 6 waiting')
  expect(sign('scheduled', ticket('invited'))).toBe('You are invited')
  expect(sign('live', ticket('attendee'))).toBe('On now')
  expect(sign('cancelled', ticket('lector'))).toBe('Cancelled')
})

it('says how long it takes, and on which day it is', () => {
  expect(spanLength({ startAt: '2026-11-19T19:00:00Z', endAt: '2026-11-19T20:30:00Z' })).toBe('90 min')
  expect(spanLength({ startAt: '2026-11-19T19:00:00Z', endAt: '2026-11-19T21:30:00Z' })).toBe('2 h 30 min')
  expect(dayTitle('2026-11-19', '2026-11-19')).toBe('Today, Thursday 19 November')
  expect(dayTitle('2026-11-22', '2026-11-19')).toBe('Sunday 22 November')
  expect(dayTitle('2027-01-03', '2026-11-19')).toBe('Sunday 3 January 2027')
})

it('goes from month to month over the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(monthWords('2026-12')).toBe('December 2026')
})
