import { type AppRoute, page } from '../../providers/page/app-route'

/** Booking a session: the types, a type's starts, and paying for a hold. */
export const bookingRoutes: readonly AppRoute[] = [
  page('/booking', {
    load: () => import('./booking-page').then((m) => ({ Component: m.BookingPage, ahead: m.askTypes })),
  }),
  page('/booking/confirmation', {
    load: () => import('./confirmation-page').then((m) => ({ Component: m.ConfirmationPage })),
  }),
  page('/booking/:sessionTypeId', {
    load: () => import('./booking-type-page').then((m) => ({ Component: m.BookingTypePage })),
  }),
]
