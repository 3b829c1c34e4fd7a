import { expect, it } from 'vitest'
import { leftWords, nextOf } from '../../../src/learn/groups/head/exam-days'
import { rightsOf } from '../../../src/learn/groups/head/rights'
import { type Applicant, byPriority } from '../../../src/learn/groups/members/applicants'
import { rolesToGive } from '../../../src/learn/groups/members/led-member'
import { faultsOf, type SettingsDraft, sentOf } from '../../../src/learn/groups/settings/settings-draft'
import { daysWords, placesWords, spanWords, takesPeople } from '../../../src/nouns/study-group/group-words'
import { bookableDays, discountWords } from '../../../src/nouns/study-group/policy-words'
import type { Viewer } from '../../../src/providers/sign-in/viewer'

const viewer = (abilities: string[] = []) => ({ id: 'me', role: 'user', abilities }) as unknown as Viewer

it('writes a span of days without saying a month or a year twice', () => {
  expect(spanWords('2027-01-04', '2027-01-15')).toBe('4–15 January 2027')
  expect(spanWords('2027-01-28', '2027-02-03')).toBe('28 January – 3 February 2027')
  expect(spanWords('2026-11-23', '2027-01-22')).toBe('23 November 2026 – 22 January 2027')
  expect(spanWords('2027-01-04', '2027-01-04')).toBe('4 January 2027')
})

it('writes exam days that follow each other as a span, and others one by one', () => {
  expect(daysWords([])).toBe('Not known yet')
  expect(daysWords(['2027-01-21', '2027-01-19', '2027-01-20'])).toBe('19–21 January 2027')
  expect(daysWords(['2027-01-19', '2027-01-26'])).toBe('Tue 19 Jan, Tue 26 Jan')
})

it('says how many places are left, or who waits for one', () => {
  const places = (most: number | null, taken: number, waitingCount = 0) =>
    placesWords({ taken, waitingCount, config: { places: most } })
  expect(places(null, 12)).toBe('No limit')
  expect(places(24, 17)).toBe('7 of 24 left')
  expect(places(2, 2)).toBe('Full')
  expect(places(2, 2, 1)).toBe('Full, 1 waits')
  expect(places(2, 2, 3)).toBe('Full, 3 wait')
})

it('takes people from its first to its last day, unless it is closed', () => {
  const group = {
    availableFrom: '2026-11-01',
    availableUntil: '2026-12-11',
    intensiveUntil: '2027-01-15',
    archivedAt: null,
  }
  expect(takesPeople(group, '2026-11-01')).toBe(true)
  expect(takesPeople(group, '2026-12-11')).toBe(true)
  expect(takesPeople(group, '2026-12-12')).toBe(false)
  expect(takesPeople(group, '2026-10-31')).toBe(false)
  expect(takesPeople({ ...group, intensiveUntil: '2026-11-30' }, '2026-12-01')).toBe(false)
  expect(takesPeople({ ...group, archivedAt: '2026-11-05T10:00:00Z' }, '2026-11-10')).toBe(false)
})

it('counts the days to the next exam day, and names the last where all are past', () => {
  expect(nextOf(['2027-01-27', '2027-01-19'], '2026-11-19')).toBe('2027-01-19')
  expect(nextOf(['2027-01-27', '2027-01-19'], '2027-01-20')).toBe('2027-01-27')
  expect(nextOf(['2026-07-21', '2026-07-22'], '2026-11-19')).toBe('2026-07-22')
  expect(nextOf([], '2026-11-19')).toBeUndefined()
  expect(leftWords('2027-01-19', '2026-11-19')).toBe('61 days, Tue 19 Jan')
  expect(leftWords('2026-11-20', '2026-11-19')).toBe('Tomorrow, Fri 20 Nov')
  expect(leftWords('2026-11-19', '2026-11-19')).toBe('Today, Thu 19 Nov')
})

it('lets members see, those who lead lead, and owners and staff own', () => {
  const none = { sees: false, leads: false, owns: false, keeps: false }
  expect(rightsOf(viewer(), null)).toEqual(none)
  expect(rightsOf(viewer(), { state: 'requested', role: 'owner' })).toEqual(none)
  expect(rightsOf(viewer(), { state: 'accepted', role: 'member' })).toEqual({ ...none, sees: true })
  expect(rightsOf(viewer(), { state: 'accepted', role: 'moderator' })).toEqual({
    sees: true,
    leads: true,
    owns: false,
    keeps: false,
  })
  expect(rightsOf(viewer(), { state: 'accepted', role: 'owner' })).toEqual({
    sees: true,
    leads: true,
    owns: true,
    keeps: false,
  })
})

it('leaves tutors and owners to those who own the group', () => {
  expect(rolesToGive('member', false)).toEqual(['member', 'moderator'])
  expect(rolesToGive('tutor', false)).toEqual(['tutor'])
  expect(rolesToGive('tutor', true)).toEqual(['member', 'moderator', 'tutor', 'owner'])
})

it('puts applicants of high priority first, and keeps the order of the others', () => {
  const of = (id: string, priority: string | null) => ({ id, priority }) as unknown as Applicant
  const sorted = byPriority([of('a', 'low'), of('b', 'normal'), of('c', null), of('d', 'high')])
  expect(sorted.map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a'])
})

const draft: SettingsDraft = {
  name: ' Intensive ',
  shortName: 'Int',
  type: 'sqe2',
  description: '',
  visibility: 'authenticated',
  autoapproval: false,
  availableFrom: '2026-11-01',
  availableUntil: '2026-12-11',
  intensiveFrom: '2027-01-04',
  intensiveUntil: '2027-01-15',
  chatLink: '',
  places: '24',
  offerHours: '48',
  meets: '',
  hours: ' Mornings ',
  demands: '',
  gives: '',
  resultsDate: '',
  allowedFor: [],
  allowedDays: [],
  bookedAhead: '',
  freeUntilHours: '',
  reschedulePrice: '',
  discountUnit: 'percent',
  discount: '',
  discountOn: ['session'],
  image: undefined,
}

it('says what is wrong with settings before they are sent', () => {
  expect(faultsOf(draft, 17)).toEqual({})
  expect(faultsOf({ ...draft, name: ' ', places: '12', chatLink: 'chat' }, 17)).toEqual({
    name: 'Field is required',
    places: '17 places are taken already.',
    chatLink: 'An address of the web begins with https://.',
  })
  expect(Object.keys(faultsOf({ ...draft, availableUntil: '2026-10-01', offerHours: '400' }, 0))).toEqual([
    'availableUntil',
    'offerHours',
  ])
})

it('sends what was emptied as null, and leaves a picture that nobody touched', () => {
  const sent = sentOf({ ...draft, places: '' }, false)
  expect(sent).toMatchObject({ name: 'Intensive', description: null, chatLink: null })
  expect(sent.config).toEqual({
    places: null,
    offerHours: 48,
    meets: null,
    hours: 'Mornings',
    demands: null,
    gives: null,
  })
  expect(sent).not.toHaveProperty('image')
  expect(sentOf({ ...draft, image: null }, false)).toHaveProperty('image', null)
})

it('sends what costs money only for staff, in whole pence and percent', () => {
  const terms = { ...draft, bookedAhead: '4', reschedulePrice: '12', discount: '15' }
  expect(sentOf(terms, false)).not.toHaveProperty('bookingPolicy')
  expect(sentOf(terms, true)).toMatchObject({
    bookingPolicy: { bookedAhead: 4, freeUntilHours: null, reschedulePrice: 1200 },
    config: { discount: { unit: 'percent', amount: 15, on: ['session'] } },
  })
  expect(sentOf({ ...terms, discount: ' ' }, true).config.discount).toBeNull()
})

it('says what is wrong with a policy', () => {
  expect(
    faultsOf({ ...draft, bookedAhead: '0', freeUntilHours: '400', reschedulePrice: 'x', discount: '101' }, 0),
  ).toEqual({
    bookedAhead: 'A number from 1 to 100.',
    freeUntilHours: 'A number from 0 to 336.',
    reschedulePrice: 'From £0.00 to £1,000.00.',
    discount: 'A number from 1 to 100.',
  })
  expect(faultsOf({ ...draft, discount: '5', discountOn: [] }, 0)).toEqual({ discount: 'Choose what it counts for.' })
})

it('says a policy in words', () => {
  expect(discountWords({ unit: 'percent', amount: 10, on: ['session', 'package'] })).toBe(
    '10% off each session and package',
  )
  expect(discountWords({ unit: 'amount', amount: 500, on: ['bundle'] })).toBe('£5.00 off each bundle of the library')
  expect([[], [1, 2, 3, 4, 5, 6], [4, 2], [6], [1, 2, 3, 4, 5, 6, 7]].map(bookableDays)).toEqual([
    'Every day',
    'Monday to Saturday',
    'Tuesday and Thursday',
    'Saturday',
    'Every day',
  ])
})
