import type {
  ApplicantPriority,
  MemberRole,
  MemberState,
  StudyGroupType,
  Visibility,
  VisitationType,
} from '../../../schema/generated/types'
import { type Day, dateWords, dayWords } from '../../ui/time/london-days'

/** The exams that groups prepare for. */
export const groupTypes: Record<StudyGroupType, string> = {
  sqe1: 'SQE1',
  sqe2: 'SQE2',
  hra: 'Higher Rights',
  llb_llm: 'LLB or LLM',
  general: 'General',
}

/** What the two papers of a group are called. */
export const papersOf = (type: StudyGroupType): readonly [string, string] =>
  type === 'sqe1' ? ['FLK1', 'FLK2'] : type === 'sqe2' ? ['Written', 'Oral'] : ['First paper', 'Second paper']

export const memberRoles: Record<MemberRole, string> = {
  member: 'Member',
  moderator: 'Moderator',
  tutor: 'Tutor',
  owner: 'Owner',
}

export const memberStates: Record<MemberState, string> = {
  requested: 'Applied',
  invited: 'Invited',
  waiting: 'On the waitlist',
  offered: 'A place is kept',
  accepted: 'In the group',
  declined: 'Declined',
}

/** How somebody comes. */
export const waysToCome: Record<VisitationType, string> = {
  online: 'Online',
  in_person: 'In person',
  mixed: 'Both',
}

export const priorities: Record<ApplicantPriority, string> = { high: 'High', normal: 'Normal', low: 'Low' }

/** Who sees a group. */
export const visibilities: Record<Visibility, string> = {
  public: 'Everybody who is signed in',
  authenticated: 'Everybody who is signed in',
  restricted: 'Its members, and whoever was invited or has applied',
  private: 'Its members, and whoever was invited',
}

/** '4–15 January 2027', or with both months, or both years. */
export function spanWords(from: Day, until: Day): string {
  const [firstDay, firstMonth, firstYear] = dateWords(from).split(' ')
  const [, lastMonth, lastYear] = dateWords(until).split(' ')
  if (from === until) return dateWords(from)
  if (firstYear !== lastYear) return `${dateWords(from)} – ${dateWords(until)}`
  if (firstMonth !== lastMonth) return `${firstDay} ${firstMonth} – ${dateWords(until)}`
  return `${firstDay}–${dateWords(until)}`
}

/** Exam days in a line: one, several that follow each other, or each by itself. */
export function daysWords(days: readonly Day[]): string {
  const [first, ...others] = [...days].sort()
  const last = others.at(-1)
  if (!first) return 'Not known yet'
  if (!last) return dayWords(first, 'year')
  const isRun = Date.parse(last) - Date.parse(first) === others.length * 86_400_000
  return isRun ? spanWords(first, last) : [first, ...others].map((day) => dayWords(day)).join(', ')
}

interface Places {
  taken: number
  waitingCount: number
  config: { places: number | null }
}

/** Places that are left; null: there is no limit. */
export const placesLeft = ({ taken, config: { places } }: Places): number | null =>
  places === null ? null : Math.max(0, places - taken)

/** 'No limit', '7 of 24 left', or 'Full, 3 wait'. */
export function placesWords(group: Places): string {
  const left = placesLeft(group)
  if (left === null) return 'No limit'
  if (left > 0) return `${left} of ${group.config.places} left`
  if (group.waitingCount === 0) return 'Full'
  return group.waitingCount === 1 ? 'Full, 1 waits' : `Full, ${group.waitingCount} wait`
}

/** '1 member', '38 members'. */
export const memberWords = (count: number): string => (count === 1 ? '1 member' : `${count} members`)
export const onlineWords = (count: number): string => `${count} online`

/** Where people can apply today: it is not over, and today is within its days. */
export const takesPeople = (
  group: { availableFrom: Day; availableUntil: Day; intensiveUntil: Day; archivedAt: string | null },
  today: Day,
): boolean =>
  !group.archivedAt && group.availableFrom <= today && today <= group.availableUntil && today <= group.intensiveUntil
