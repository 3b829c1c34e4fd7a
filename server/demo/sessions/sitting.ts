import type { SessionStatus } from '../../../schema/generated/types'
import { keptQuote, timesOf } from '../../booking/changes/policy'
import { htmlToBlocks } from '../../gateways/documents/html-blocks'
import { scoresOf } from '../../room/marks/scores'
import type { Books } from '../books'
import { DAY, HOUR, later, MINUTE } from '../calendar'
import { addDocument } from '../documents'
import type { NewTransaction } from '../money/movement'
import type { PlacedMock } from '../place-catalogue'
import type { Person, Student, Tutor } from '../place-people'
import type { Making, SessionRow } from '../school'
import { answerTo } from './answers'
import { draftOf, markedBy, reviewOf } from './feedback'
import type { Timetable } from './timetable'

export interface Desk extends Making {
  timetable: Timetable
  books: Books
}

/** A session during its story. */
export interface Sitting {
  row: SessionRow & { id: string; status: SessionStatus; startAt: Date; endAt: Date }
  mock: PlacedMock
  student: Student
  tutor: Tutor
  purchase: NewTransaction | null
  /** The other people whose time it takes. */
  with: Person[]
}

interface Booking {
  mock: PlacedMock
  student: Student
  tutor: Tutor
  startAt: Date
  /** The instant of the hold. */
  at: Date
  /** The session that moved to this one. */
  moved?: Sitting
}

const isLive = ({ type }: PlacedMock) => type.mode === 'live'

/** Changes the state in the row, and adds an event. */
export function turn(
  { school, id }: Desk,
  sitting: Sitting,
  to: SessionStatus,
  at: Date,
  actor: Person | null,
  message?: string,
) {
  const { row } = sitting
  school.sessionEvents.push({
    id: id(at),
    sessionId: row.id,
    actorId: actor?.id ?? null,
    from: row.status,
    to,
    message: message ?? null,
    at,
  })
  row.status = to
  row.updatedAt = at
}

/** Holds a start for a student or moves a session to it, with its people and documents. */
export function hold(desk: Desk, { mock, student, tutor, startAt, at, moved }: Booking): Sitting {
  const { school, id } = desk
  const { type } = mock
  const status = moved ? 'booked' : 'pending'
  const quote = moved?.row.quote ?? keptQuote(type, startAt, { discount: student.discount, freeBooking: null })
  const row = {
    id: id(at),
    parentId: moved?.row.id ?? null,
    externalId: moved?.row.id ?? null,
    mockId: mock.id,
    sessionTypeId: type.id,
    practiceAreaId: mock.areaId,
    name: type.name,
    shortName: type.shortName,
    status,
    assignmentStatus: 'assigned',
    marksheet: mock.criteria,
    extraTasks: mock.demo.extraTasks,
    zoomId: isLive(mock) ? tutor.zoomId : null,
    price: quote.total,
    quote: { ...quote, freeUntil: later(startAt, -type.freeUntilHours * HOUR).toISOString() },
    holdUntil: moved ? null : later(at, 10 * MINUTE),
    ...timesOf(type, startAt),
    insertedAt: at,
    updatedAt: at,
  } satisfies SessionRow
  school.sessions.push(row)
  for (const [person, role] of [
    [student, 'candidate'],
    [tutor, 'tutor'],
  ] as const)
    school.sessionAttendees.push({ id: id(at), sessionId: row.id, userId: person.id, role })
  for (const fileId of mock.materials)
    school.sessionMaterials.push({ id: id(at), sessionId: row.id, fileId, insertedAt: at })
  school.sessionEvents.push({ id: id(at), sessionId: row.id, actorId: student.id, to: status, at })
  const sitting = { row: row as Sitting['row'], mock, student, tutor, purchase: moved?.purchase ?? null, with: [] }
  return sitting
}

/** Pays for a held session from the wallet, which books it. */
export function pay(desk: Desk, sitting: Sitting, at: Date) {
  const { row, student } = sitting
  const { id: sessionId, name: description, quote } = row
  if (!quote) throw new Error('a held session has a quote')
  const purchase: NewTransaction = {
    at,
    type: 'purchase',
    description,
    amount: -quote.total,
    sessionId,
    item: { type: 'session', id: sessionId },
    quote,
  }
  desk.books.add(student, purchase)
  sitting.purchase = purchase
  row.holdUntil = null
  turn(desk, sitting, 'booked', at, student)
}

/** Takes the time of everybody in a live session. */
export function keepTime({ timetable }: Desk, { row, mock, student, tutor, with: others }: Sitting) {
  if (!isLive(mock)) return
  const taught = { from: row.startAt, until: later(row.endAt, mock.type.breakTime * MINUTE) }
  for (const person of [tutor, ...others]) timetable.take(row.id, person, taught)
  timetable.take(row.id, student, { from: row.accessOpen ?? row.startAt, until: row.endAt })
}

/** Adds a person who plays the client, if they are free. */
export function addInterviewer({ school, timetable, id }: Desk, sitting: Sitting, interviewer: Person) {
  const { row, mock, tutor } = sitting
  const range = { from: row.startAt, until: later(row.endAt, mock.type.breakTime * MINUTE) }
  if (tutor.id === interviewer.id || !timetable.isFree(interviewer, range)) return
  school.sessionAttendees.push({
    id: id(row.insertedAt ?? row.startAt),
    sessionId: row.id,
    userId: interviewer.id,
    role: 'interviewer',
  })
  sitting.with.push(interviewer)
}

export function begin(desk: Desk, sitting: Sitting) {
  sitting.row.assignmentStatus = 'accepted'
  turn(desk, sitting, 'in_progress', sitting.row.startAt, isLive(sitting.mock) ? sitting.tutor : null)
}

const qualityOf = ({ ability }: Student) => (ability > 0.66 ? 'strong' : ability > 0.42 ? 'middling' : 'thin')

/** Uploads an answer. */
export function upload(desk: Desk, { row, mock, student }: Sitting, at: Date) {
  const { school, dice, id } = desk
  const quality = qualityOf(student)
  const format = dice.chance(0.7) ? 'docx' : 'pdf'
  const key = `${mock.demo.key}-answer-${quality}-${format}`
  const fileId = addDocument(desk, { at, ownerId: student.id, key, format, ...answerTo(mock.demo, quality) })
  school.sessionAnswers.push({ id: id(at), sessionId: row.id, fileId, insertedAt: at, updatedAt: at })
}

/** Hands in the session. Without a person, the deadline does it. */
export function handIn(desk: Desk, sitting: Sitting, at: Date, actor: Person | null) {
  turn(desk, sitting, 'ready', at, actor)
  sitting.row.readyAt = at
}

/** The tutor claims the session, and saves a draft for this share of its lines. */
export function claim(desk: Desk, sitting: Sitting, at: Date, share: number) {
  const { school, dice, id } = desk
  const { row, mock, student, tutor } = sitting
  turn(desk, sitting, 'marking', at, tutor)
  const marks = markedBy(dice, mock.criteria, student.ability)
  const body = draftOf(marks, share)
  school.sessionMarksheets.push({
    id: id(at),
    sessionId: row.id,
    body,
    version: dice.int(1, 4),
    updatedById: tutor.id,
    updatedAt: later(at, dice.int(20, 90) * MINUTE),
  })
  return marks
}

/** Sends the marks to a second marker. */
export function sendToReview(desk: Desk, sitting: Sitting, at: Date, reviewer: Person) {
  const { school, id } = desk
  const { row, tutor } = sitting
  school.sessionAttendees.push({ id: id(at), sessionId: row.id, userId: reviewer.id, role: 'reviewer' })
  row.internalReview = '<p>Close to the line on the law. Please look at the second half before it goes out.</p>'
  turn(desk, sitting, 'in_review', at, tutor)
}

/** Writes the review. */
export function review({ dice }: Desk, { row, mock, student, tutor }: Sitting, marks: ReturnType<typeof claim>) {
  const { finalMark } = scoresOf(mock.criteria, marks)
  const { criteria, type } = mock
  row.review = reviewOf(dice, {
    criteria,
    marks,
    finalMark: finalMark ?? 0,
    category: type.category,
    student: student.name,
    tutor: tutor.name,
  })
}

/** Releases the marks. */
export function release(desk: Desk, sitting: Sitting, marks: ReturnType<typeof claim>, at: Date, actor: Person) {
  const { row, mock } = sitting
  Object.assign(row, scoresOf(mock.criteria, marks), { marks, marked: at })
  turn(desk, sitting, 'marked', at, actor)
}

/** Adds the suggested answer, which opens with the marks. */
export function addSuggestedAnswer(desk: Desk, { row, mock, tutor }: Sitting, at: Date) {
  const title = 'Suggested answer'
  const blocks = htmlToBlocks(mock.demo.suggestedAnswer)
  const fileId = addDocument(desk, {
    at,
    ownerId: tutor.id,
    key: `${mock.demo.key}-suggested`,
    title,
    format: 'pdf',
    blocks,
    protected: true,
  })
  desk.school.sessionMaterials.push({ id: desk.id(at), sessionId: row.id, fileId, insertedAt: at })
}

/** Cancels the session, and refunds what the price policy says. */
export function cancel(desk: Desk, sitting: Sitting, at: Date, actor: Person, reason: string) {
  const { row, student, purchase } = sitting
  row.cancelReason = reason
  turn(desk, sitting, 'cancelled', at, actor, reason)
  if (!purchase || reason === 'rescheduled') return
  const paid = -purchase.amount
  const isFree = actor !== student || at < later(row.startAt, -DAY)
  const amount = isFree ? paid : Math.ceil(paid / 2)
  const item = { type: 'session', id: row.id }
  desk.books.add(student, {
    at,
    type: 'refund',
    description: `Cancelled: ${row.name}`,
    amount,
    sessionId: row.id,
    item,
    gives: purchase,
  })
}
