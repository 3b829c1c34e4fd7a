import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const calendarFields = audiences('BusyCalendar', {
  reader: ['id', 'name', 'host', 'allDay', 'timezone', 'ahead', 'readAt', 'failedAt', 'failure', 'insertedAt'],
})
const timeFields = audiences('BusyTime', {
  /** For staff too, who look up a tutor's time: when, and nothing of where it comes from. */
  span: ['id', 'calendarId', 'userId', 'from', 'until', 'allDay', 'openedAt'],
  own: ['name'],
})

export const busyCalendar = noun({
  operations: {
    busyCalendars: 'confirmed',
    busyTimes: 'confirmed',
    busyCalendarRead: 'confirmed',
    busyCalendarCreate: 'confirmed',
    busyCalendarUpdate: 'confirmed',
    busyCalendarDelete: 'confirmed',
    busyTimeUpdate: 'tutor',
  },
  unseen: ['busyCalendars'],
  fields: { BusyCalendar: calendarFields, BusyTime: timeFields },
  rules: (viewer) => [
    ...allow(['read', 'update', 'delete'], 'BusyCalendar', { userId: ME }),
    ...allow(['read', 'update'], 'BusyTime', { userId: ME }, [...timeFields.span, ...timeFields.own]),
    ...(holds(viewer, 'manage_sessions') ? allow('read', 'BusyTime', {}, timeFields.span) : []),
  ],
})
