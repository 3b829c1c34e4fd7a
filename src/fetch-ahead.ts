import { type FirstPage, firstPages } from './first-pages'

/** How each of the first pages loads and asks for its data, given the ids in its address. */
const loads: Record<FirstPage, (...ids: string[]) => Promise<unknown>> = {
  dashboard: () => Promise.all([import('./learn/dashboard/dashboard-page'), fetchCards()]),
  booking: () => import('./learn/booking/booking-page').then((m) => m.askTypes()),
  account: () => import('./learn/account/account-page').then((m) => m.askAccount()),
  library: () => import('./learn/library/shelves/library-page').then((m) => m.askLibrary()),
  review: () => import('./learn/review/review-page'),
  attempt: () => import('./learn/attempt/attempt-page'),
  bundle: (categoryId = '', bundleId = '') =>
    import('./learn/library/bundle/bundle-page').then((m) => m.askBundle({ categoryId, bundleId })),
}

const fetchCards = () => import('./learn/dashboard/cards').then((m) => m.fetchCards())

/** Loads the page of an address beside the application, not after it, and asks for its data. If it fails, its route loads it again. */
export function fetchAhead(pathname: string): void {
  // The application leads from its root to the dashboard.
  const asked = pathname === '/' ? '/dashboard' : pathname
  for (const [name, { address }] of Object.entries(firstPages)) {
    const found = new RegExp(address).exec(asked)
    if (found) loads[name as FirstPage](...found.slice(1)).catch(() => {})
  }
}
