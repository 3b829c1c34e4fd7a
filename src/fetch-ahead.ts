const id = '([0-9a-f-]{36})'

/** Pages that visits begin at: how each loads, given the ids in its address. */
const pages: readonly [address: RegExp, load: (...ids: string[]) => Promise<unknown>][] = [
  [/^\/(dashboard\/?)?$/, () => Promise.all([import('./learn/dashboard/dashboard-page'), fetchCards()])],
  [/^\/booking\/?$/, () => import('./learn/booking/booking-page').then((m) => m.askTypes())],
  [/^\/account\/?$/, () => import('./learn/account/account-page').then((m) => m.askAccount())],
  [/^\/library\/?$/, () => import('./learn/library/library-page').then((m) => m.askLibrary())],
  [/^\/library\/review\/?$/, () => import('./learn/review/review-page')],
  [new RegExp(`^/library/attempts/${id}$`), () => import('./learn/attempt/attempt-page')],
  [
    new RegExp(`^/library/${id}/${id}$`),
    (categoryId, bundleId) => import('./learn/library/bundle-page').then((m) => m.askBundle({ categoryId, bundleId })),
  ],
]

const fetchCards = () => import('./learn/dashboard/cards').then((m) => m.fetchCards())

/** Loads the page of an address beside the application, not after it, and asks for its data. If it fails, its route loads it again. */
export function fetchAhead(pathname: string): void {
  for (const [address, load] of pages) {
    const found = address.exec(pathname)
    if (found) load(...found.slice(1)).catch(() => {})
  }
}
