import { LATE_MINUTES } from '../../../../rules/groups/attendance'
import { marksFrom } from '../../../../rules/groups/meetings'
import type { MeetingAttendance } from '../../../../schema/generated/types'
import type { IconName } from '../../../ui/action/icon-paths'
import { addDays } from '../../../ui/time/london-days'
import { formatLondonTime, LONDON } from '../../../ui/time/london-time'
import { instantsOf, wallTime } from '../../../ui/time/wall-time'
import type { Attendee } from './use-attendance'

/** What those who lead an event tap. */
export const taps = ['present', 'late', 'absent'] as const satisfies readonly MeetingAttendance[]
export type Tap = (typeof taps)[number]

interface Look {
  words: string
  icon: IconName
}

export const attendances: Record<MeetingAttendance, Look> = {
  present: { words: 'Here', icon: 'check' },
  late: { words: 'Late', icon: 'clock' },
  left_early: { words: 'Left early', icon: 'right' },
  absent: { words: 'Absent', icon: 'minus' },
  excused: { words: 'Excused', icon: 'mail' },
}

interface Times {
  startAt: string
  endAt: string
}

const minutesBetween = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / 60_000)

type Marked = Pick<Attendee, 'attendance' | 'arrivedAt' | 'leftAt'>

/** 'Here from 10:00', 'Late, 14 min', 'Here from 10:04, left 12:10', 'Absent', or 'Not marked'. */
export function markWords({ attendance, arrivedAt, leftAt }: Marked, { startAt }: Times): string {
  if (attendance === null) return 'Not marked'
  if (attendance === 'absent' || attendance === 'excused') return attendances[attendance].words
  const left = leftAt ? `, left ${formatLondonTime(leftAt)}` : ''
  const lateBy = arrivedAt ? minutesBetween(startAt, arrivedAt) : 0
  if (attendance === 'late') return lateBy > 0 ? `Late, ${lateBy} min${left}` : `Late${left}`
  const from = arrivedAt && Date.parse(arrivedAt) > Date.parse(startAt) ? arrivedAt : startAt
  return `Here from ${formatLondonTime(from)}${left}`
}

/** How an event's people are marked. */
export interface Tally {
  here: number
  late: number
  absent: number
  open: number
}

export function tallyOf(people: readonly Pick<Attendee, 'attendance'>[]): Tally {
  const tally = { here: 0, late: 0, absent: 0, open: 0 }
  for (const { attendance } of people) {
    if (attendance === null) tally.open += 1
    else if (attendance === 'late') tally.late += 1
    else if (attendance === 'absent' || attendance === 'excused') tally.absent += 1
    else tally.here += 1
  }
  return tally
}

/** The mark that a tap sends: whoever is late came when it was tapped. */
export function tapped(memberId: string, attendance: Tap, { startAt, endAt }: Times, now: number) {
  if (attendance !== 'late') return { memberId, attendance }
  const isOn = now < Date.parse(endAt)
  const at = Math.max(now, Date.parse(startAt))
  return { memberId, attendance, ...(isOn && { arrivedAt: new Date(at).toISOString() }) }
}

/** The mark that stood there before. */
export const before = ({ id, attendance, arrivedAt, leftAt }: Attendee) => ({
  ...{ memberId: id, attendance, arrivedAt, leftAt },
})

/** The time of an instant by London's clock, for a field; '' for none. */
export const timeOf = (at: string | null): string => (at === null ? '' : wallTime(Date.parse(at), LONDON).slice(11))

/** The instant of a time by London's clock during an event; null where it is not during it. */
export function instantDuring(time: string, { startAt, endAt }: Times): string | null {
  const day = wallTime(marksFrom(startAt), LONDON).slice(0, 10)
  const found = [day, addDays(day, 1)]
    .flatMap((each) => instantsOf(`${each}T${time}`, LONDON))
    .find((at) => at >= marksFrom(startAt) && at <= Date.parse(endAt))
  return found === undefined ? null : new Date(found).toISOString()
}

/** What is late, for whoever marks. */
export const lateRule = `Late is from ${LATE_MINUTES} minutes after the start.`
