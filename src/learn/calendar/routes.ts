import { type AppRoute, page } from '../../providers/page/app-route'

/** One's calendar, and the hours of a tutor. */
export const calendarRoutes: readonly AppRoute[] = [
  page('/calendar', { to: '/calendar/events' }),
  page('/calendar/events', {
    load: () => import('./calendar-events-page').then((m) => ({ Component: m.CalendarEventsPage })),
  }),
  page('/calendar/slots', {
    load: () => import('./calendar-slots-page').then((m) => ({ Component: m.CalendarSlotsPage })),
  }),
]
