/** What the database has that filters can name. */
export interface Samples {
  users: string[]
  /** The person with the most movements. */
  most: string
  mocks: string[]
  sessionTypes: string[]
  bundles: string[]
  bundleCategories: string[]
  movements: string[]
}

/** Arguments of a list, other ones each time. */
type Arguments = Record<string, unknown>

export interface Question {
  name: string
  list: 'transactions' | 'own' | 'walletMonths' | 'billingTransactions' | 'billingTransactionTotals' | 'billingSessions'
  /** The arguments of the so-manieth time that it is asked. */
  arguments(at: number, samples: Samples): Arguments
}

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const one = <Each>(from: readonly Each[], at: number): Each => from[(at * 7919) % from.length] as Each
const some = (from: readonly string[], at: number, count: number) => [
  ...new Set(Array.from({ length: count }, (_, more) => one(from, at * count + more))),
]
const days = (at: number, length: number) => {
  const since = length + ((at * 37) % (728 - length))
  return { from: ago(since), until: ago(since - length) }
}
const byAmount = (at: number) => ({ orderBy: 'amount', orderDirection: at % 2 ? 'asc' : 'desc' })

type Filters = Record<string, Question['arguments']>

/** The staff's list of movements: each filter that its screen sends, and the others of the schema. */
const staff: Filters = {
  'no filter': () => ({}),
  'pages 2 to 51': (at) => ({ page: 2 + ((at * 17) % 50) }),
  'after a movement': (at, { movements }) => ({ after: one(movements, at) }),
  'by amount': byAmount,
  'type: purchases': () => ({ type: 'purchase' }),
  'type: payouts, which are rare': () => ({ type: 'payout' }),
  'type by amount': (at) => ({
    type: one(['fee', 'payout', 'refund', 'royalty', 'adjustment'], at),
    ...byAmount(at >> 1),
  }),
  'status: reversed': () => ({ status: 'reversed' }),
  'status: failed or pending': (at) => ({ status: at % 2 ? 'failed' : 'pending' }),
  'status by amount': (at) => ({ status: one(['failed', 'pending', 'reversed'], at), ...byAmount(at >> 1) }),
  'type and status': (at) => ({ type: at % 2 ? 'topup' : 'purchase', status: at % 2 ? 'failed' : 'reversed' }),
  'a day': (at) => days(at, 1),
  'a month': (at) => days(at, 30),
  today: () => ({ from: ago(1) }),
  'a day by amount': (at) => ({ ...days(at, 1), ...byAmount(at) }),
  'a month by amount': (at) => ({ ...days(at, 30), ...byAmount(at) }),
  'a month and type': (at) => ({ ...days(at, 30), type: one(['purchase', 'payout', 'refund'], at) }),
  'a person': (at, { users }) => ({ userId: one(users, at) }),
  'a person by amount': (at, { users }) => ({ userId: one(users, at), ...byAmount(at) }),
  'a person and type': (at, { users }) => ({ userId: one(users, at), type: at % 2 ? 'purchase' : 'fee' }),
  'a person and a month': (at, { users }) => ({ userId: one(users, at), ...days(at, 30) }),
  'a person and words': (at, { users }) => ({ userId: one(users, at), words: at % 2 ? 'torts' : 'zeppelin' }),
  'the person with the most': (at, { most }) => ({ userId: most, page: 1 + (at % 20) }),
  'what can be refunded to a person': (at, { users }) => ({ refundableTo: one(users, at) }),
  'twenty people': (at, { users }) => ({ userIds: some(users, at, 20) }),
  'type of user: tutors': () => ({ userType: 'tutoringSolicitor' }),
  'type of user: interviewers': () => ({ userType: 'interviewer' }),
  'types of user': () => ({ userTypes: ['interviewer', 'tutoringSolicitor'] }),
  'type of user by amount': (at) => ({ userType: 'tutoringSolicitor', ...byAmount(at) }),
  'type of user and type': () => ({ userType: 'tutoringSolicitor', type: 'refund' }),
  'a mock': (at, { mocks }) => ({ mockId: one(mocks, at) }),
  'five mocks': (at, { mocks }) => ({ mockIds: some(mocks, at, 5) }),
  'a mock and a month': (at, { mocks }) => ({ mockId: one(mocks, at), ...days(at, 30) }),
  'a session type': (at, { sessionTypes }) => ({ mockSessionTypeId: one(sessionTypes, at) }),
  'two session types': (at, { sessionTypes }) => ({ mockSessionTypeIds: some(sessionTypes, at, 2) }),
  'a session type by amount': (at, { sessionTypes }) => ({ mockSessionTypeId: one(sessionTypes, at), ...byAmount(at) }),
  'a bundle': (at, { bundles }) => ({ bundleId: one(bundles, at) }),
  'five bundles': (at, { bundles }) => ({ bundleIds: some(bundles, at, 5) }),
  'a category of bundles': (at, { bundleCategories }) => ({ bundleCategoryId: one(bundleCategories, at) }),
  'two categories of bundles': (at, { bundleCategories }) => ({ bundleCategoryIds: some(bundleCategories, at, 2) }),
  'a meeting, which nobody bought': (at, { users }) => ({ meetingId: one(users, at) }),
}

/** What the person with the most movements reads of them. */
const own: Filters = {
  'one’s own': (at, { most }) => ({ userId: most, page: 1 + (at % 20) }),
  'one’s own of a type': (at, { most }) => ({ userId: most, type: at % 2 ? 'purchase' : 'refund' }),
  'one’s own of a month': (at, { most }) => ({ userId: most, ...days(at, 30) }),
  'one’s own with words': (at, { most }) => ({ userId: most, words: at % 2 ? 'torts' : 'zeppelin' }),
}

const months: Filters = {
  'one’s months': () => ({}),
  'one’s months of a year': (at) => days(at, 365),
  'one’s months with a type and words': (at) => ({ type: 'purchase', words: at % 2 ? 'torts' : 'zeppelin' }),
}

const payments: Filters = {
  'no filter': () => ({}),
  'status: failed': () => ({ status: 'failed' }),
  'gateway: manual': () => ({ gateway: 'manual' }),
  'a month': (at) => days(at, 30),
  'a month and status': (at) => ({ ...days(at, 30), status: 'refunded' }),
  'a person': (at, { users }) => ({ userId: one(users, at) }),
  'somebody’s nickname': (at) => ({ search: `payer${100 + ((at * 31) % 800)}` }),
}
const inOrder: Filters = {
  'by amount': (at) => ({ orderBy: 'amount_total', orderDirection: at % 2 ? 'asc' : 'desc' }),
  'status by amount': (at) => ({ status: 'failed', orderBy: 'amount_total', orderDirection: at % 2 ? 'asc' : 'desc' }),
  'a day by amount': (at) => ({ ...days(at, 1), orderBy: 'amount_total', orderDirection: at % 2 ? 'asc' : 'desc' }),
}

const asked = (list: Question['list'], filters: Filters): Question[] =>
  Object.entries(filters).map(([name, args]) => ({ name, list, arguments: args }))

export const questions: readonly Question[] = [
  ...asked('transactions', staff),
  ...asked('own', own),
  ...asked('walletMonths', months),
  ...asked('billingTransactions', { ...payments, ...inOrder }),
  ...asked('billingTransactionTotals', payments),
  ...asked('billingSessions', {
    ...payments,
    'status: failed': () => ({ status: 'expired' }),
    'a month and status': (at) => ({ ...days(at, 30), status: 'expired' }),
    'kind of item': () => ({ itemType: 'package' }),
    ...inOrder,
    'status by amount': (at) => ({
      status: 'expired',
      orderBy: 'amount_total',
      orderDirection: at % 2 ? 'asc' : 'desc',
    }),
  }),
]
