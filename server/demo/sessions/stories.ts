import { DAY, HOUR, later, MINUTE } from '../calendar'
import type { PlacedMock } from '../place-catalogue'
import type { Person, Student, Tutor } from '../place-people'
import {
  addInterviewer,
  addSuggestedAnswer,
  begin,
  cancel,
  claim,
  type Desk,
  handIn,
  hold,
  keepTime,
  pay,
  release,
  review,
  type Sitting,
  sendToReview,
  turn,
  upload,
} from './sitting'

/** The course of a session. Stories that end before the start suit live and written sessions, and the others only one kind. */
export type Story =
  | 'pending'
  | 'lapsed'
  | 'booked'
  | 'open'
  | 'in_progress'
  | 'handed_back'
  | 'ready'
  | 'overdue'
  | 'marking'
  | 'in_review'
  | 'marked'
  | 'no_show'
  | 'expired'
  | 'cancelled_free'
  | 'cancelled_late'
  | 'cancelled_by_tutor'
  | 'moved_free'
  | 'moved_late'

export interface Cast {
  story: Story
  student: Student
  mock: PlacedMock
  tutors?: readonly Tutor[]
  /** The days from which the start is drawn. */
  days?: readonly [from: number, until: number]
  interviewer?: Person | undefined
}

const liveOnly: readonly Story[] = ['pending', 'no_show', 'cancelled_by_tutor', 'moved_late']
const writtenOnly: readonly Story[] = ['open', 'in_progress', 'handed_back', 'overdue', 'expired']

/** Whether a mock suits a story. */
export const fits = (story: Story, { type }: PlacedMock) =>
  (story !== 'in_review' || type.academicReview) && !(type.mode === 'live' ? writtenOnly : liveOnly).includes(story)

/** The days on which the sessions of each story start, for live and for written ones. */
const days: Record<Story, readonly [live: readonly [number, number], written: readonly [number, number]]> = {
  pending: [
    [3, 6],
    [3, 6],
  ],
  lapsed: [
    [-40, -10],
    [-40, -10],
  ],
  booked: [
    [2, 26],
    [1, 20],
  ],
  open: [
    [0, 0],
    [0, 0],
  ],
  in_progress: [
    [-1, -1],
    [-5, -1],
  ],
  handed_back: [
    [-1, -1],
    [-5, -4],
  ],
  ready: [
    [-3, -1],
    [-5, -3],
  ],
  overdue: [
    [-12, -10],
    [-17, -15],
  ],
  marking: [
    [-4, -3],
    [-7, -5],
  ],
  in_review: [
    [-9, -6],
    [-11, -8],
  ],
  marked: [
    [-70, -7],
    [-70, -16],
  ],
  no_show: [
    [-60, -3],
    [-60, -3],
  ],
  expired: [
    [-62, -9],
    [-62, -9],
  ],
  cancelled_free: [
    [-55, -1],
    [-55, -1],
  ],
  cancelled_late: [
    [-55, -1],
    [-55, -1],
  ],
  cancelled_by_tutor: [
    [-50, -2],
    [-50, -2],
  ],
  moved_free: [
    [-55, -28],
    [-55, -36],
  ],
  moved_late: [
    [-55, -28],
    [-55, -36],
  ],
}

/** Tells one session's story, or answers null if nobody is free for it. */
export function tell(desk: Desk, cast: Cast): Sitting | null {
  const { calendar, dice } = desk
  const { story, student, mock, interviewer } = cast
  const start = findStart(desk, cast, cast.days ?? days[story][mock.type.mode === 'live' ? 0 : 1])
  if (!start) return null
  const held = story === 'pending' ? calendar.now : bookedOn(desk, start.startAt)
  const sitting = hold(desk, { mock, student, at: held, ...start })
  if (story === 'pending') keepTime(desk, sitting)
  else if (story === 'lapsed') turn(desk, sitting, 'expired', later(held, 10 * MINUTE), null)
  else {
    pay(desk, sitting, later(held, dice.int(1, 7) * MINUTE))
    if (interviewer) addInterviewer(desk, sitting, interviewer)
    goOn(desk, sitting, cast)
  }
  return sitting
}

function findStart(
  { calendar, dice, timetable }: Desk,
  { story, student, mock, tutors = mock.tutors }: Cast,
  [from, until]: readonly [number, number],
) {
  if (mock.type.mode === 'live') return timetable.find({ type: mock.type, tutors, student, from, until })
  const tutor = dice.pick(tutors)
  if (story === 'open') return { tutor, startAt: new Date(Math.floor(calendar.now.getTime() / HOUR) * HOUR) }
  return { tutor, startAt: calendar.at(dice.int(from, until), `${String(dice.int(7, 20)).padStart(2, '0')}:00`) }
}

/** The time of booking: some days before the start, and yesterday at the latest. */
function bookedOn({ calendar, dice }: Desk, startAt: Date): Date {
  const day = Math.floor((startAt.getTime() - calendar.at(0, '00:00').getTime()) / DAY) - dice.int(4, 12)
  return calendar.at(Math.min(day, -1), `${dice.int(10, 20)}:${dice.int(10, 59)}`)
}

function goOn(desk: Desk, sitting: Sitting, { story }: Cast) {
  if (story === 'booked') {
    sitting.row.assignmentStatus = desk.dice.chance(0.7) ? 'accepted' : 'assigned'
    return keepTime(desk, sitting)
  }
  if (story.startsWith('cancelled')) return goCancelled(desk, sitting, story)
  if (story === 'moved_free' || story === 'moved_late') return goMoved(desk, sitting, story)
  keepTime(desk, sitting)
  begin(desk, sitting)
  if (story === 'no_show') {
    sitting.row.noShowAt = later(sitting.row.startAt, desk.dice.int(16, 24) * MINUTE)
    return turn(desk, sitting, 'no_show', sitting.row.noShowAt, sitting.tutor)
  }
  if (sitting.mock.type.mode === 'live')
    handIn(desk, sitting, sitting.row.endAt, desk.dice.chance(0.5) ? sitting.student : null)
  else if (!goWrite(desk, sitting, story)) return
  goMark(desk, sitting, story)
}

/** Tells a written window up to the hand-in. Answers false where there is none. */
function goWrite(desk: Desk, sitting: Sitting, story: Story): boolean {
  const { calendar, dice } = desk
  const { row, student, tutor } = sitting
  const deadline = row.deadline ?? row.endAt
  if (story === 'expired') {
    turn(desk, sitting, 'expired', deadline, null)
    return false
  }
  if (story === 'open' || story === 'in_progress') {
    if (story === 'in_progress' && dice.chance(0.4)) upload(desk, sitting, later(row.startAt, dice.int(1, 3) * HOUR))
    return false
  }
  const isRecent = story === 'ready' || story === 'marking' || story === 'handed_back'
  const handedIn = later(row.startAt, isRecent ? dice.int(20, 44) * HOUR : dice.int(14, 150) * HOUR)
  upload(desk, sitting, later(handedIn, -dice.int(3, 50) * MINUTE))
  if (story === 'overdue' || (!isRecent && story !== 'in_review' && dice.chance(0.2)))
    handIn(desk, sitting, deadline, null)
  else handIn(desk, sitting, story === 'in_review' ? later(row.startAt, 26 * HOUR) : handedIn, student)
  if (story !== 'handed_back') return true
  const message =
    'The second page did not come through: the file ends in the middle of a sentence. Please upload the whole answer.'
  turn(desk, sitting, 'in_progress', calendar.at(-1, '18:20'), tutor, message)
  Object.assign(row, { readyAt: null, unreadyMessage: message, deadline: calendar.at(3, '18:00') })
  return false
}

/** Tells the part from the hand-in to the marks, as far as the story goes. */
function goMark(desk: Desk, sitting: Sitting, story: Story) {
  if (story === 'ready' || story === 'overdue') return
  const { dice } = desk
  const { row, mock, tutor } = sitting
  const claimed = later(row.readyAt ?? row.endAt, dice.int(8, story === 'marked' ? 80 : 30) * HOUR)
  const marks = claim(desk, sitting, claimed, story === 'marking' ? 0.6 : 1)
  if (story === 'marking') return
  review(desk, sitting, marks)
  const done = later(claimed, dice.int(2, 20) * HOUR)
  let actor: Person = tutor
  if (mock.type.academicReview) {
    actor = dice.pick(mock.tutors.filter((other) => other !== tutor))
    sendToReview(desk, sitting, done, actor)
    if (story === 'in_review') return
  }
  const released = later(done, dice.int(1, 30) * HOUR)
  release(desk, sitting, marks, released, actor)
  if (dice.chance(0.35)) addSuggestedAnswer(desk, sitting, later(released, -20 * MINUTE))
}

const reasons = [
  'a clash with work',
  'not well',
  'the hearing was moved',
  'needs more time to prepare',
  'travelling that day',
]

function goCancelled(desk: Desk, sitting: Sitting, story: Story) {
  const { dice } = desk
  const { startAt } = sitting.row
  if (story === 'cancelled_by_tutor')
    return cancel(desk, sitting, later(startAt, -dice.int(5, 40) * HOUR), sitting.tutor, 'the tutor is unwell')
  const hours = story === 'cancelled_free' ? dice.int(30, 70) : dice.int(2, 20)
  cancel(desk, sitting, later(startAt, -hours * HOUR), sitting.student, dice.pick(reasons))
}

/** Moves the session to a later day, and marks it there. */
function goMoved(desk: Desk, sitting: Sitting, story: 'moved_free' | 'moved_late') {
  const { calendar, dice } = desk
  const { row, mock, student, tutor } = sitting
  const at = later(row.startAt, -(story === 'moved_free' ? dice.int(30, 60) : dice.int(3, 20)) * HOUR)
  const day = Math.floor((row.startAt.getTime() - calendar.at(0, '00:00').getTime()) / DAY)
  const start = findStart(desk, { story, student, mock, tutors: [tutor] }, [day + 3, day + 12])
  if (!start) return goCancelled(desk, sitting, story === 'moved_free' ? 'cancelled_free' : 'cancelled_late')
  cancel(desk, sitting, at, student, 'rescheduled')
  const moved = hold(desk, { mock, student, at, moved: sitting, ...start })
  if (story === 'moved_late') {
    const { id: sessionId, name } = moved.row
    desk.books.add(student, {
      at,
      type: 'fee',
      description: `Moved: ${name}`,
      amount: -mock.type.reschedulePrice,
      sessionId,
      item: { type: 'fee', id: sessionId },
    })
  }
  goOn(desk, moved, { story: 'marked', student, mock })
}
