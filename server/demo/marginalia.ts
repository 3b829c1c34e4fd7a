import { holdsUntil, lapsesAt, type PaymentHistory, paymentStatusOf } from '../../rules/identity/payment-status'
import { adjustment } from '../money/ledger'
import { DAY, HOUR, later, MINUTE } from './calendar'
import type { Student } from './place-people'
import type { Players } from './sessions/history'
import type { Desk } from './sessions/sitting'

/** Adds money without a payment: welcomes, goodwill, and a correction. */
export function tellCredits({ school, books, calendar }: Desk, students: readonly Student[]): void {
  for (const [place, student] of students.entries()) {
    const user = school.users.find(({ id }) => id === student.id)
    const arrived = user?.confirmedAt
    if (arrived && place % 3 === 0)
      books.add(student, {
        at: later(arrived, 5 * MINUTE),
        type: 'bonus',
        description: 'Welcome credit',
        amount: 1000,
        against: adjustment,
      })
  }
  const missed = students[28]
  if (missed)
    books.add(missed, {
      at: calendar.at(-2, '11:30'),
      type: 'adjustment',
      description: 'Goodwill: missed through illness',
      amount: 3500,
      against: adjustment,
    })
  const corrected = students[3]
  if (corrected) {
    const at = calendar.at(-6, '15:05')
    books.add(corrected, { at, type: 'bonus', description: 'Referral credit', amount: 1500, against: adjustment })
    books.add(corrected, {
      at: later(at, 2 * HOUR),
      type: 'adjustment',
      description: 'Referral credit was given twice',
      amount: -500,
      against: adjustment,
    })
  }
}

/** Adds records beside the sessions: private notes, booking limits, and the student's exam sittings. */
export function tellMarginalia(desk: Desk, { students, tutors, mocks }: Players): void {
  const { school, calendar, id } = desk
  const [student, tutor] = [students[0], tutors[0]]
  if (!student || !tutor) return
  const marked = sessionsOf(desk, student).filter(({ status }) => status === 'marked')
  for (const [index, { id: sessionId = '', marked: at, endAt }] of marked.entries()) {
    const insertedAt = later(at ?? endAt, 3 * HOUR)
    const note = (userId: string, title: string, content: string) =>
      school.sessionNotes.push({
        id: id(insertedAt),
        sessionId,
        userId,
        title,
        content,
        insertedAt,
        updatedAt: insertedAt,
      })
    note(student.id, 'For next time', ownNotes[index % ownNotes.length] ?? '')
    if (index === 0) note(tutor.id, 'Remember', '<p>Answers questions well once she is pressed. Press earlier.</p>')
  }
  tellSittings(desk, student)
  const advocacy = mocks.find(({ type }) => type.category === 'advocacy')?.type.id ?? ''
  for (const [place, limit] of [
    [0, 2],
    [17, 1],
    [30, 1],
  ] as const) {
    const userId = students[place]?.id
    if (userId)
      school.userSessionTypes.push({ id: id(calendar.at(-9, '10:00')), userId, sessionTypeId: advocacy, limit })
  }
}

/** Adds both assessments of SQE2: the written ones on a Tuesday some eight weeks ahead, the oral ones a week later. */
function tellSittings({ school, calendar, id }: Desk, { id: userId }: Student) {
  const at = calendar.at(-20, '19:30')
  const weekday = new Date(calendar.date(0)).getUTCDay()
  const tuesday = 56 + ((9 - weekday) % 7)
  for (const [paper, day] of [
    ['written', tuesday],
    ['oral', tuesday + 7],
  ] as const)
    school.examSittings.push({
      id: id(at),
      userId,
      exam: 'sqe2',
      paper,
      date: calendar.date(day),
      insertedAt: at,
      updatedAt: at,
    })
}

const ownNotes = [
  '<p>Say the order first. Then stop and look up.</p>',
  '<p>Dates beside every next step. I lost two lines to that again.</p>',
  '<p>Plan five minutes, no more.</p>',
]

function sessionsOf({ school }: Desk, { id }: Student) {
  const own = new Set(school.sessionAttendees.filter(({ userId }) => userId === id).map(({ sessionId }) => sessionId))
  return school.sessions.filter((session) => session.id && own.has(session.id))
}

/** Days ago that staff set by hand what the rule does not say. */
const SET_AGO = 30

/** Lets each student's payment status follow their money. Staff set it by hand for students without a recent booking and for half of those who never paid. */
export function settlePaymentStatus(desk: Desk, students: readonly Student[]): void {
  const { school, calendar, dice } = desk
  for (const student of students) {
    const user = school.users.find(({ id }) => id === student.id)
    if (!user) continue
    const own = school.transactions.filter(({ userId }) => userId === student.id)
    const history = historyOf(own, calendar.now)
    const keeps = own.some(({ type, status }) => type === 'purchase' && status !== 'reversed')
    const isRecent = sessionsOf(desk, student).some(({ startAt }) => startAt > calendar.at(-21, '00:00'))
    const followed = paymentStatusOf(history, calendar.now)
    if (keeps && !isRecent) user.paymentStatus = 'lapsed'
    else if (followed === 'none') user.paymentStatus = dice.chance(0.5) ? 'trial' : 'none'
    else user.paymentStatus = followed
    const heldUntil = user.paymentStatus === followed ? null : holdsUntil(later(calendar.now, -SET_AGO * DAY))
    const dueAt = heldUntil ?? (followed === 'paying' ? lapsesAt(history) : null)
    school.paymentHistories.push({ userId: student.id, ...history, heldUntil, dueAt })
  }
}

type Movement = Desk['school']['transactions'][number]

function historyOf(own: readonly Movement[], now: Date): PaymentHistory {
  const at = (...types: Movement['type'][]) =>
    own.filter(({ type }) => types.includes(type)).map(({ insertedAt }) => insertedAt ?? now)
  const sum = (...types: Movement['type'][]) =>
    own.filter(({ type }) => types.includes(type)).reduce((total, { amount }) => total + amount, 0)
  const paid = at('topup', 'purchase')
  const isGivenBack = sum('topup', 'adjustment', 'payout') <= 0 && sum('purchase', 'refund', 'fee') >= 0
  return {
    trialAt: at('bonus').sort((a, b) => +a - +b)[0] ?? null,
    paidAt: paid.sort((a, b) => +b - +a)[0] ?? null,
    givenBackAt: paid.length > 0 && isGivenBack ? now : null,
  }
}
