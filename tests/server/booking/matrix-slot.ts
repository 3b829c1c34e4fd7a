import { sheet } from '../access/matrix/table'
import { FREE, later } from '../access/matrix/world/moment'

export const slot = sheet(
  `
operation                       anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
slots                           unauthenticated  forbidden    disabled  some       some       some       some        some       some        some
slots:calendar                  unauthenticated  forbidden    disabled  forbidden  forbidden  some       forbidden   forbidden  some        some   | some: manage_sessions view_all_users
slots:for-student               unauthenticated  forbidden    disabled  some       forbidden  forbidden  forbidden   forbidden  some        some   | some: manage_sessions
slots:move                      unauthenticated  forbidden    disabled  some       not_found  forbidden  not_found   not_found  some        some   | some: manage_sessions; forbidden: view_all_sessions assign_tutors
availabilityRules               unauthenticated  forbidden    disabled  forbidden  forbidden  some       forbidden   forbidden  some        some   | some: manage_sessions
availabilityExceptions          unauthenticated  forbidden    disabled  forbidden  forbidden  all        forbidden   forbidden  all         all    | all: manage_sessions
sessionQuote                    unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
sessionQuote:for-student        unauthenticated  forbidden    disabled  ok         forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_sessions
sessionQuote:cancel             unauthenticated  forbidden    disabled  ok         not_found  ok         not_found   not_found  ok          ok     | ok: manage_sessions; forbidden: view_all_sessions assign_tutors
availabilityRuleCreate          unauthenticated  forbidden    disabled  forbidden  forbidden  ok         ok          forbidden  ok          ok     | ok: manage_sessions
availabilityRuleCreate:tutor    unauthenticated  forbidden    disabled  forbidden  forbidden  ok         forbidden   forbidden  ok          ok     | ok: manage_sessions
availabilityRuleUpdate          unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok     | ok: manage_sessions
availabilityRuleDelete          unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok     | ok: manage_sessions
availabilityExceptionCreate     unauthenticated  forbidden    disabled  forbidden  forbidden  ok         forbidden   forbidden  ok          ok     | ok: manage_sessions
availabilityExceptionDelete     unauthenticated  forbidden    disabled  forbidden  forbidden  ok         not_found   forbidden  ok          ok     | ok: manage_sessions
sessionHold                     unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
sessionHold:for-student         unauthenticated  forbidden    disabled  ok         forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_sessions
sessionBook                     unauthenticated  forbidden    disabled  ok         not_found  forbidden  not_found   not_found  ok          ok     | ok: manage_sessions; forbidden: view_all_sessions assign_tutors
sessionBook:free                unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | not_found: manage_billing
sessionReschedule               unauthenticated  forbidden    disabled  ok         not_found  forbidden  not_found   not_found  ok          ok     | ok: manage_sessions; forbidden: view_all_sessions assign_tutors
sessionCancel                   unauthenticated  forbidden    disabled  ok         not_found  ok         not_found   not_found  ok          ok     | ok: manage_sessions; forbidden: view_all_sessions assign_tutors
`,
  {
    slots: ({ bookable }) => ({ ...bookable, ...aWeek }),
    'slots:calendar': ({ people }) => ({ userId: people.tutor.id, ...aWeek }),
    'slots:for-student': ({ bookable, people }) => ({ ...bookable, ...aWeek, forUserId: people.student.id }),
    'slots:move': ({ sessions }) => ({ sessionId: sessions.booked, ...aWeek }),
    availabilityRules: ({ people }) => ({ userId: people.tutor.id }),
    availabilityExceptions: ({ people }) => ({ userId: people.tutor.id }),
    sessionQuote: ({ bookable }) => ({ purpose: 'book', ...bookable, startAt: FREE }),
    'sessionQuote:for-student': ({ bookable, people }) => ({
      purpose: 'book',
      ...bookable,
      startAt: FREE,
      forUserId: people.student.id,
    }),
    'sessionQuote:cancel': ({ sessions }) => ({ purpose: 'cancel', sessionId: sessions.booked }),
    availabilityRuleCreate: () => hours,
    'availabilityRuleCreate:tutor': ({ people }) => ({ ...hours, userId: people.tutor.id }),
    availabilityRuleUpdate: ({ ruleId }) => ({ id: ruleId, until: '18:00' }),
    availabilityRuleDelete: ({ ruleId }) => ({ id: ruleId }),
    availabilityExceptionCreate: ({ people }) => ({
      userId: people.tutor.id,
      kind: 'off',
      from: later({ days: 20 }).toISOString(),
      until: later({ days: 21 }).toISOString(),
    }),
    availabilityExceptionDelete: ({ exceptionId }) => ({ id: exceptionId }),
    sessionHold: ({ bookable }) => ({ ...bookable, startAt: FREE }),
    'sessionHold:for-student': ({ bookable, people }) => ({
      ...bookable,
      startAt: FREE,
      forUserId: people.student.id,
    }),
    sessionBook: ({ sessions }) => ({ id: sessions.held }),
    'sessionBook:free': ({ sessions }) => ({ id: sessions.held, free: true, reason: 'A fault of ours' }),
    sessionReschedule: ({ sessions }) => ({ id: sessions.booked, startAt: FREE }),
    sessionCancel: ({ sessions }) => ({ id: sessions.booked }),
  },
)

const hours = { weekday: 6, from: '19:00', until: '21:00' }
const aWeek = { from: later({ days: 3 }).toISOString(), until: later({ days: 10 }).toISOString() }
