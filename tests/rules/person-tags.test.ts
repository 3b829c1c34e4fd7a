import { expect, test } from 'vitest'
import { paymentStatusOf } from '../../rules/identity/payment-status'
import { type Tagged, tagsOf } from '../../rules/money/person-tags'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const DAY = 86_400_000
const ago = (days: number) => new Date(NOW - days * DAY).toISOString()
const known: Tagged = { insertedAt: ago(100), confirmedAt: ago(100), lastSeenAt: ago(1), paymentStatus: 'none' }
const tags = (person: Tagged) => tagsOf({ ...known, ...person }, NOW)

test.each<[string, Tagged, ReturnType<typeof tagsOf>]>([
  ['an ordinary person has none', {}, []],
  ['a new person', { insertedAt: ago(13) }, [{ tag: 'new' }]],
  ['after two weeks nobody is new', { insertedAt: ago(14) }, []],
  ['a profile that is not complete', { confirmedAt: null }, [{ tag: 'unconfirmed' }]],
  ['who pays', { paymentStatus: 'paying', balance: 2000 }, [{ tag: 'payment', status: 'paying' }]],
  [
    'who pays and has less than £20.00',
    { paymentStatus: 'paying', balance: 1999 },
    [{ tag: 'payment', status: 'paying' }, { tag: 'low_balance' }],
  ],
  ['who pays nothing has no low balance', { balance: 0 }, []],
  [
    'an exam in five weeks, though a later paper comes after it',
    { examDays: ['2027-02-01', '2026-12-28'] },
    [{ tag: 'exam', days: 35 }],
  ],
  ['an exam today, but not one of yesterday', { examDays: ['2026-11-22', '2026-11-23'] }, [{ tag: 'exam', days: 0 }]],
  ['an exam of next year is not near', { examDays: ['2027-06-01'] }, []],
  ['who has extra time', { adjustment: { extraTime: 25, breaks: 0 } }, [{ tag: 'adjusted', extraTime: 25, breaks: 0 }]],
  ['whose adjustments give nothing any more', { adjustment: { extraTime: 0, breaks: 0 } }, []],
  ['who has not been seen for a month', { lastSeenAt: ago(30) }, [{ tag: 'away', days: 30 }]],
  ['a disabled account has that tag alone', { disabledAt: ago(1), insertedAt: ago(1) }, [{ tag: 'disabled' }]],
])('%s', (_who, person, expected) => {
  expect(tags(person)).toEqual(expected)
})

test.each([
  [{ trialAt: null, paidAt: null, givenBackAt: null }, 'none'],
  [{ trialAt: 1, paidAt: null, givenBackAt: null }, 'trial'],
  [{ trialAt: 1, paidAt: 89, givenBackAt: null }, 'paying'],
  [{ trialAt: null, paidAt: 90, givenBackAt: null }, 'lapsed'],
  [{ trialAt: null, paidAt: 200, givenBackAt: 100 }, 'refunded'],
])('%o, in days ago, is %s', (history, status) => {
  const [trialAt, paidAt, givenBackAt] = [history.trialAt, history.paidAt, history.givenBackAt].map((days) =>
    days === null ? null : new Date(NOW - days * DAY),
  )
  expect(
    paymentStatusOf(
      { trialAt: trialAt ?? null, paidAt: paidAt ?? null, givenBackAt: givenBackAt ?? null },
      new Date(NOW),
    ),
  ).toBe(status)
})
