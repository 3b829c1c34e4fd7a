/** The purpose of a page that is not built yet, and the pages to use meanwhile. */
export interface FuturePage {
  title: string
  will: string
  meanwhile?: readonly { to: string; label: string; note: string }[]
}

const booking = { to: '/booking', label: 'Booking', note: 'Sessions by type, with their prices' }
const classroom = { to: '/classroom', label: 'Classroom', note: 'Your sessions, answers and marks' }
const calendar = { to: '/calendar/events', label: 'Calendar', note: 'What is booked' }
const topUp = { to: '/wallet/top-up', label: 'Top up', note: 'Fill the wallet and see its latest movements' }
const transactions = { to: '/wallet/transactions', label: 'Transactions', note: 'All your transactions' }
const sessions = { to: '/sessions', label: 'Sessions', note: 'Every session, with its tutor and state' }
const mocks = { to: '/mocks', label: 'Mocks', note: 'Mocks, their texts and who may conduct them' }
const users = { to: '/users', label: 'Users', note: 'People and their profiles' }
const purchases = { to: '/billing/purchases', label: 'Purchases', note: 'Visits to the pay page and how they ended' }
const ledger = { to: '/billing/transactions', label: 'Transactions', note: 'All transactions of all wallets' }

/** By the start of the address; the longest match counts. */
const pages: Record<string, FuturePage> = {
  '/wallet/payouts': { title: 'Payouts', will: 'show what has been earned and paid out.', meanwhile: [transactions] },
  '/studio': {
    title: 'Studio',
    will: 'be where authors write content: chapters, blocks, materials and marksheets.',
    meanwhile: [classroom],
  },
  '/courses': {
    title: 'Courses',
    will: 'hold courses with their units, classrooms, calendar and scores.',
    meanwhile: [booking, calendar],
  },
  '/study-groups': {
    title: 'Study group',
    will: 'show this part of a study group: its events, and what members may book.',
    meanwhile: [
      { to: '/study-groups', label: 'Study groups', note: 'Your groups, and those that you may join' },
      calendar,
    ],
  },
  '/marketplace': { title: 'Marketplace', will: 'offer content by its authors.', meanwhile: [booking] },
  '/classrooms': { title: 'Classrooms', will: 'list the classrooms of your courses.', meanwhile: [classroom] },
  '/calendar': {
    title: 'Calendar',
    will: 'show what is booked by month, week and day.',
    meanwhile: [booking, classroom],
  },
  '/classroom': { title: 'Classroom', will: 'list your sessions, with answers and marks.', meanwhile: [booking] },
  '/booking': { title: 'Booking', will: 'offer sessions by type.', meanwhile: [topUp] },
  '/dashboard': { title: 'Dashboard', will: 'show what is next and what needs you.', meanwhile: [booking, topUp] },
  '/admin/classrooms': {
    title: 'Admin classrooms',
    will: 'list every classroom with its members and state.',
    meanwhile: [sessions],
  },
  '/content': {
    title: 'Content hub',
    will: 'hold all content with its categories, authors and permissions.',
    meanwhile: [mocks],
  },
  '/sessions': { title: 'Sessions', will: 'list every session with its tutor and state.', meanwhile: [mocks] },
  '/users': { title: 'User', will: 'show this part of a person’s record.', meanwhile: [users, sessions] },
  '/schedule': {
    title: 'Schedule',
    will: 'hold study days, study periods and the week’s opening hours.',
    meanwhile: [sessions],
  },
  '/mocks': { title: 'Mock', will: 'show this part of a mock.', meanwhile: [mocks] },
  '/billing': { title: 'Billing', will: 'show this part of the school’s money.', meanwhile: [purchases, ledger] },
}

/** The future page at a path; ids in the path are no part of its name. */
export function futurePage(path: string, ids: readonly (string | undefined)[]): FuturePage & { part: string | null } {
  const key = Object.keys(pages)
    .filter((each) => path === each || path.startsWith(`${each}/`))
    .sort((a, b) => b.length - a.length)[0]
  const found = (key && pages[key]) || { title: 'This page', will: 'come later.' }
  const part = path
    .slice(key?.length ?? 0)
    .split('/')
    .findLast((each) => each && !ids.includes(decodeURIComponent(each)))
  return { ...found, part: part ? part.replaceAll('-', ' ') : null }
}
