import { type AppRoute, page } from '../../providers/page/app-route'

const list = () => import('./lists/events-page').then((m) => ({ Component: m.EventsPage, ahead: m.askEvents }))
const event = () => import('./event/event-page').then((m) => ({ Component: m.EventPage, ahead: m.askEvent }))

/** Live events: the list, at its address and the older one, and a page for each of them, also below its group. */
export const eventRoutes: readonly AppRoute[] = [
  page('/smart-events', { load: list }),
  page('/smart-events/:meetingId', { load: event }),
  page('/events', { load: list }),
  page('/events/:eventId', { load: event }),
  page('/study-groups/:studyGroupId/smart-events/:eventId', { load: event }),
]
