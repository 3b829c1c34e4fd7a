import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import type { Selection } from '../../kernel/read/selection'

/** Asks for these fields, each a plain one. */
const fields = (...names: string[]): Selection => Object.fromEntries(names.map((name) => [name, {}]))

const profile: Selection = {
  ...fields('email', 'firstName', 'lastName', 'nickname', 'address', 'timezone', 'type', 'role', 'preparation'),
  ...fields('zoomId', 'linkedIn', 'skype', 'summary', 'insertedAt', 'confirmedAt', 'lastSeenAt'),
  ...fields('termsConditionsAccepted', 'privacyPolicyAccepted', 'pricePolicyAccepted'),
  ...fields('termsConditionsVersion', 'privacyPolicyVersion', 'pricePolicyVersion'),
  country: fields('name'),
  practiceAreas: fields('name'),
}
const file = fields('title', 'contentType', 'size', 'insertedAt', 'contentHtml')
const session = fields('name', 'status', 'startAt', 'endAt', 'deadline')
const notes = fields('title', 'content', 'updatedAt')

/** Sessions one sat, with what has been released of them. The rules leave out the rest. */
const sat: Selection = {
  session: {
    ...session,
    ...fields('readyAt', 'marked', 'price', 'cancelReason', 'unreadyMessage'),
    ...fields('finalMark', 'skillsMark', 'lawMark', 'marks', 'review'),
    sessionType: fields('name'),
    practiceArea: fields('name'),
    answers: { ...fields('insertedAt'), file },
    notes,
  },
}
/** Sessions one conducted or marked: the answers and marks are another person's. */
const worked: Selection = { ...fields('role'), session: { ...session, notes } }

const lists = {
  signIns: ['Device', fields('insertedAt', 'renewedAt')],
  linkedProviders: ['LinkedProvider', fields('issuer', 'email', 'insertedAt', 'lastUsedAt')],
  passkeys: ['Passkey', fields('name', 'deviceType', 'backedUp', 'insertedAt', 'lastUsedAt')],
  examSittings: ['ExamSitting', fields('exam', 'paper', 'date')],
  calendarFeed: ['CalendarFeed', fields('insertedAt', 'lastReadAt')],
  notifications: ['NotificationPreference', fields('kind', 'email', 'updatedAt')],
  transactions: [
    'Transaction',
    fields('insertedAt', 'type', 'description', 'amount', 'status', 'balanceAfter', 'sessionId'),
  ],
  payments: [
    'BillingSession',
    fields('createdAt', 'gateway', 'mode', 'items', 'currency', 'amountTotal', 'status', 'paymentStatus'),
  ],
  workingHours: ['AvailabilityRule', fields('weekday', 'from', 'until', 'timezone', 'validFrom', 'validUntil')],
  absences: ['AvailabilityException', fields('kind', 'from', 'until', 'note')],
} as const

/** Everything is read with the person's own eyes, and narrowed to them where staff would see more. */
export const userExport: Operation<'userExport'> = async (_args, context) => {
  const { id: userId } = signedIn(context)
  const { reader, clock } = context
  const [person, sittings, work, ...rest] = await Promise.all([
    reader.one('User', userId, profile),
    reader.all('SessionAttendee', { userId, role: 'candidate' }, sat),
    reader.all('SessionAttendee', { userId }, worked, () => "a.role <> 'candidate'"),
    ...Object.values(lists).map(([entity, selection]) => reader.all(entity, { userId }, selection)),
  ])
  return {
    madeAt: clock.now().toISOString(),
    amountsIn: 'pence',
    timesIn: 'UTC',
    profile: person,
    sessionsSat: sittings.map((each) => each.session),
    sessionsWorked: work,
    ...Object.fromEntries(Object.keys(lists).map((name, at) => [name, rest[at]])),
  }
}
