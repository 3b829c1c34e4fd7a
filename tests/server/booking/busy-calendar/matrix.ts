import { newId } from '../../../../server/kernel/database/columns'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world'
import { later } from '../../access/matrix/world/moment'

// Nothing outside is asked: an address of our own network is refused before.
export const matrix = sheet(
  `
operation                 anonymous        unconfirmed  disabled  student     another     tutor       unassigned  staff       supervisor  admin
busyCalendars             unauthenticated  forbidden    disabled  none        none        all         none        none        none        none
busyTimes                 unauthenticated  forbidden    disabled  none        none        all         none        none        none        none
busyTimes:tutor           unauthenticated  forbidden    disabled  forbidden   forbidden   all         forbidden   forbidden   all         all         | all: manage_sessions
busyCalendarRead          unauthenticated  forbidden    disabled  validation  validation  validation  validation  validation  validation  validation
busyCalendarCreate        unauthenticated  forbidden    disabled  validation  validation  validation  validation  validation  validation  validation
busyCalendarUpdate        unauthenticated  forbidden    disabled  not_found   not_found   ok          not_found   not_found   not_found   not_found
busyCalendarDelete        unauthenticated  forbidden    disabled  not_found   not_found   ok          not_found   not_found   not_found   not_found
busyTimeUpdate            unauthenticated  forbidden    disabled  forbidden   forbidden   ok          not_found   forbidden   forbidden   forbidden
`,
  {
    busyTimes: () => period(),
    'busyTimes:tutor': ({ people }) => ({ ...period(), userId: people.tutor.id }),
    busyCalendarRead: () => ({ address: 'https://localhost/a.ics' }),
    busyCalendarCreate: () => ({ address: 'https://localhost/a.ics', name: 'Work' }),
    busyCalendarUpdate: ({ calendarId }) => ({ id: calendarId, name: 'Chambers' }),
    busyCalendarDelete: ({ calendarId }) => ({ id: calendarId }),
    busyTimeUpdate: ({ busyId }) => ({ id: busyId, open: true }),
  },
  make,
)

const period = () => ({ from: later({ days: 199 }).toISOString(), until: later({ days: 202 }).toISOString() })

/** A busy time of the tutor, on a day on which nobody books. */
async function make({ services }: TestApp, { people }: World) {
  const [calendarId, busyId] = [newId(), newId()]
  const { query } = services.database
  await query({
    text: `insert into busy_calendars (id, user_id, name, address, host, read_at, next_at) values ($1, $2, 'Work', 'sealed', 'calendar.example', now(), now() + interval '1 year')`,
    values: [calendarId, people.tutor.id],
  })
  await query({
    text: `insert into busy_times (id, calendar_id, user_id, "from", "until") values ($1, $2, $3, $4, $5)`,
    values: [busyId, calendarId, people.tutor.id, later({ days: 200 }), later({ days: 201 })],
  })
  return { calendarId, busyId }
}
