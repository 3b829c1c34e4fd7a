import { type AppRoute, page } from '../../providers/page/app-route'

/** The desk of those who lead events: what they lead, and for each event its settings and its people. */
export const eventDeskRoutes: readonly AppRoute[] = [
  page('/smart-events/led', {
    load: () => import('./led/led-page').then((m) => ({ Component: m.LedPage })),
  }),
  page('/smart-events/new', {
    load: () => import('./new/new-page').then((m) => ({ Component: m.NewPage })),
  }),
  page('/smart-events/:meetingId/edit', {
    load: () => import('./edit/edit-page').then((m) => ({ Component: m.EditPage })),
  }),
  page('/smart-events/:meetingId/tickets', {
    load: () => import('./tickets/tickets-page').then((m) => ({ Component: m.TicketsPage })),
  }),
  page('/smart-events/:meetingId/attendance', {
    load: () => import('./attendance/attendance-page').then((m) => ({ Component: m.AttendancePage })),
  }),
]
