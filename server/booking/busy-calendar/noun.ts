import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { fields } from '../../kernel/read/selection'
import { queueDue, readAgain } from './again'
import { busyCalendarCreate } from './busyCalendarCreate'
import { busyCalendarDelete } from './busyCalendarDelete'
import { busyCalendarRead } from './busyCalendarRead'
import { busyCalendarUpdate } from './busyCalendarUpdate'
import { busyTimeUpdate } from './busyTimeUpdate'
import { busyCalendars, busyTimes } from './lists'
import { busyTime, busyCalendar as calendarEntity } from './table'

export const busyCalendar = noun({
  entities: [calendarEntity, busyTime],
  operations: {
    busyCalendarCreate,
    busyCalendarDelete,
    busyCalendarRead,
    busyCalendars,
    busyCalendarUpdate,
    busyTimes,
    busyTimeUpdate,
  },
  rates: {
    busyCalendarRead: perPerson(20),
    busyCalendarCreate: perPerson(20),
    busyCalendarUpdate: perPerson(20),
  },
  whenDue: (services) => () => queueDue(services),
  jobs: { busy_calendar: readAgain },
  outOfReach: { busy_times_once: 'a time that is there stays' },
  unwatched: { busy_calendars: 'each person’s own', busy_times: 'read by the server itself' },
  erasure: 'goes with the account',
  exported: { busyCalendars: ['BusyCalendar', fields('name', 'host', 'allDay', 'readAt', 'insertedAt')] },
  unrecorded: {
    busyCalendarRead: 'keeps nothing',
    busyCalendarCreate: 'their own',
    busyCalendarUpdate: 'their own',
    busyCalendarDelete: 'their own',
    busyTimeUpdate: 'their own',
  },
})
