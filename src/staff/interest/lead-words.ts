import type { ContactStatus, Preparation, UserPaymentStatus } from '../../../schema/generated/types'
import { examNames } from '../../nouns/exam-sitting/exam-names'
import type { IconName } from '../../ui/action/icon-paths'
import { addDays, type Day, dayOf, dayWords } from '../../ui/time/london-days'
import { formatRelative, formatTime, zoneCity } from '../../ui/time/london-time'
import type { LeadOnBoardFragment } from './interest.documents'
import { statuses } from './statuses'

export type Lead = LeadOnBoardFragment

const exams: Record<Preparation, string> = { ...examNames, other: 'Another exam' }

export const payments: Record<UserPaymentStatus, string | null> = {
  none: null,
  trial: 'Trial',
  paying: 'Paying',
  lapsed: 'Lapsed',
  refunded: 'Refunded',
}

/** What a lead is called; whoever has not said a name goes by their address, if it may be seen. */
export const nameOf = ({ fullName, email }: Pick<Lead, 'fullName' | 'email'>): string =>
  fullName ?? email ?? 'Somebody without a name'

/** 'SQE2, January 2027'. */
export function examOf({ preparation, nextSitting }: Pick<Lead, 'preparation' | 'nextSitting'>): string | null {
  const month = nextSitting && dayWords(nextSitting, 'long').split(' ').slice(2).join(' ')
  return [preparation && exams[preparation], month].filter(Boolean).join(', ') || null
}

/** What they prepare for, and what happened last: a note of the staff, or else that they signed up. */
export function metaOf(lead: Lead, now: number): string {
  const last = lead.notedAt ? `noted ${ago(lead.notedAt, now)}` : `signed up ${ago(lead.insertedAt, now)}`
  return [examOf(lead), last].filter(Boolean).join(' · ')
}

/** What has just happened is later than the minute that the page shows. */
const ago = (at: string, now: number) => formatRelative(Math.min(Date.parse(at), now - 1), now)

/** 'Lagos 14:48 now'. */
export const placeOf = ({ timezone }: Pick<Lead, 'timezone'>, now: number): string =>
  `${zoneCity(timezone)} ${formatTime(now, timezone)} now`

/** Why to be in touch, in a line. */
export function reasonOf({ note, answered }: Pick<Lead, 'note' | 'answered'>): string | null {
  if (note) return note
  return answered > 0 ? `${questionsWords(answered)} answered` : null
}

export const questionsWords = (count: number): string =>
  count === 1 ? '1 question' : `${count.toLocaleString('en-GB')} questions`

interface FollowUpLook {
  words: string
  icon?: IconName
  kind?: 'warning' | 'info'
}

/** When somebody is to be in touch. Where a lead is no longer waited for, no date is late. */
export function followUpOf(
  { followUp, contactStatus }: Pick<Lead, 'followUp' | 'contactStatus'>,
  now: number,
): FollowUpLook {
  const isOpen = isWaitedFor(contactStatus)
  if (!followUp) return { words: isOpen ? 'No date yet' : 'Nothing to do' }
  const today = dayOf(now)
  if (isOpen && followUp < today) return { words: `Overdue since ${dayWords(followUp)}`, icon: 'warn', kind: 'warning' }
  if (isOpen && followUp === today) return { words: 'Follow up today', icon: 'flag', kind: 'info' }
  return { words: dayWords(followUp), icon: 'flag' }
}

export const isWaitedFor = (status: ContactStatus): boolean => !!statuses.find(({ value }) => value === status)?.open

/** The days that a follow-up is mostly put off to. */
export function usualDays(now: number): { label: string; day: Day | null }[] {
  const today = dayOf(now)
  const untilMonday = 7 - ((new Date(`${today}T12:00Z`).getUTCDay() + 6) % 7)
  return [
    { label: 'Tomorrow', day: addDays(today, 1) },
    { label: 'In 3 days', day: addDays(today, 3) },
    { label: 'Next Monday', day: addDays(today, untilMonday) },
    { label: 'No date', day: null },
  ]
}
