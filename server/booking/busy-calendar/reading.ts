import type { BusyFailure } from '../../../schema/generated/types'
import { type Fetched, fetchCalendar, type Known, Unreadable } from '../../gateways/outer-calendar'
import type { Services } from '../../kernel/context'
import { Refusal } from '../../kernel/errors'
import { type Read, readCalendar } from './read-calendar'

const DAY_MS = 86_400_000
/** How far back and ahead busy times are kept. */
const [DAYS_BACK, DAYS_AHEAD] = [7, 370]

export interface Reading extends Read, Known {}

/** Reads a calendar as it is now; null: it has not changed since `known`. Throws Unreadable. */
export async function readOuter(
  services: Services,
  { url, known, zone }: { url: URL; known: Known | null; zone: string },
): Promise<Reading | null> {
  const { clock, outside, settings } = services
  const { patience } = settings
  const fetched: Fetched | null = await fetchCalendar(url, known, { clock, patience, ...outside })
  if (!fetched) return null
  const { text, ...version } = fetched
  const now = clock.now().getTime()
  const period = { from: new Date(now - DAYS_BACK * DAY_MS), until: new Date(now + DAYS_AHEAD * DAY_MS) }
  return { ...version, ...(await readCalendar({ text, period, zone }, { clock, patience })) }
}

const why: Record<BusyFailure, () => string> = {
  not_found: () => 'Nothing is at this address. It may have been made anew where the calendar is.',
  forbidden: () => 'This address asks for a sign-in. Use the secret address of the calendar.',
  no_answer: () => 'This address does not answer at the moment.',
  not_a_calendar: () => 'What is at this address is no calendar. Its address usually ends in .ics.',
  too_large: () => 'This calendar is too large: 5 MB, and 3,000 busy times in a year, at most.',
}

/** Reads a calendar that a person has just given. Throws VALIDATION, with why it cannot be read. */
export async function readGiven(services: Services, url: URL, zone: string): Promise<Reading> {
  try {
    return (await readOuter(services, { url, known: null, zone })) as Reading
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { failure } = error
    throw new Refusal('VALIDATION', why[failure](), { field: 'address', failure })
  }
}

const MINUTES = 15

/** When a calendar that was read well is read again. */
export const nextReading = (now: Date) => new Date(now.getTime() + MINUTES * 60_000)
