const id = '([0-9a-f-]{36})'

/** Pages that visits begin at, by the expression for their address: the build names their scripts in the page that the server sends, and each is loaded beside the application. */
export const firstPages = {
  dashboard: { address: '^/dashboard/?$', modules: ['learn/dashboard/dashboard-page'] },
  booking: { address: '^/booking/?$', modules: ['learn/booking/booking-page'] },
  account: { address: '^/account/?$', modules: ['learn/account/account-page'] },
  library: { address: '^/library/?$', modules: ['learn/library/shelves/library-page'] },
  review: { address: '^/library/review/?$', modules: ['learn/review/review-page'] },
  attempt: { address: `^/library/attempts/${id}$`, modules: ['learn/attempt/attempt-page'] },
  // Whoever follows the address of a bundle mostly has it open.
  bundle: {
    address: `^/library/${id}/${id}$`,
    modules: ['learn/library/bundle/bundle-page', 'learn/library/bundle/opened'],
  },
} as const

export type FirstPage = keyof typeof firstPages
