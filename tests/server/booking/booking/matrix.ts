import { sheet } from '../../access/matrix/table'
import { FREE } from '../../access/matrix/world/moment'

export const matrix = sheet(
  `
operation                 anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
sessionQuote              unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
sessionQuote:for-student  unauthenticated  forbidden    disabled  ok         forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_sessions
sessionQuote:cancel       unauthenticated  forbidden    disabled  ok         not_found  ok         not_found   not_found  ok          ok     | ok: manage_sessions; forbidden: view_all_sessions assign_tutors
sessionHold               unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
sessionHold:for-student   unauthenticated  forbidden    disabled  ok         forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_sessions
sessionBook               unauthenticated  forbidden    disabled  ok         not_found  forbidden  not_found   not_found  ok          ok     | ok: manage_sessions; forbidden: view_all_sessions assign_tutors
sessionBook:free          unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | not_found: manage_billing
sessionReschedule         unauthenticated  forbidden    disabled  ok         not_found  forbidden  not_found   not_found  ok          ok     | ok: manage_sessions; forbidden: view_all_sessions assign_tutors
sessionCancel             unauthenticated  forbidden    disabled  ok         not_found  ok         not_found   not_found  ok          ok     | ok: manage_sessions; forbidden: view_all_sessions assign_tutors
`,
  {
    sessionQuote: ({ bookable }) => ({ purpose: 'book', ...bookable, startAt: FREE }),
    'sessionQuote:for-student': ({ bookable, people }) => ({
      purpose: 'book',
      ...bookable,
      startAt: FREE,
      forUserId: people.student.id,
    }),
    'sessionQuote:cancel': ({ sessions }) => ({ purpose: 'cancel', sessionId: sessions.booked }),
    sessionHold: ({ bookable }) => ({ ...bookable, startAt: FREE }),
    'sessionHold:for-student': ({ bookable, people }) => ({
      ...bookable,
      startAt: FREE,
      forUserId: people.student.id,
    }),
    sessionBook: ({ sessions }) => ({ id: sessions.held }),
    'sessionBook:free': ({ sessions }) => ({ id: sessions.held, free: true, reason: 'A fault of ours' }),
    sessionReschedule: ({ sessions }) => ({ id: sessions.booked, startAt: FREE, reason: 'The tutor is ill' }),
    sessionCancel: ({ sessions }) => ({ id: sessions.booked }),
  },
)
