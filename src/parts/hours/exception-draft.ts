import { instantsOf, wallTime } from '../../ui/time/wall-time'
import type { Narrowing } from './for-what'
import type { AvailabilityExceptionsQuery } from './hours.documents'

export type Exception = AvailabilityExceptionsQuery['availabilityExceptions'][number]

/** A time by the clock of the tutor's zone; `second` is the later one where it comes twice. */
interface Typed {
  text: string
  second: boolean
}

/** An exception while it is typed. */
export interface ExceptionDraft extends Narrowing {
  kind: Exception['kind']
  from: Typed
  until: Typed
  note: string
}

/** An exception as it is typed; a new one without it. */
export const draftOf = (exception: Exception | null, zone: string): ExceptionDraft => ({
  kind: exception?.kind ?? 'off',
  from: typedOf(exception?.from, zone),
  until: typedOf(exception?.until, zone),
  note: exception?.note ?? '',
  sessionTypes: exception?.sessionTypes ?? [],
  practiceAreas: exception?.practiceAreas ?? [],
})

function typedOf(at: string | undefined, zone: string): Typed {
  if (at === undefined) return { text: '', second: false }
  const text = wallTime(Date.parse(at), zone)
  return { text, second: instantsOf(text, zone)[1] === Date.parse(at) }
}

/** The problems of a draft by field, or the values that are sent. */
export function readException(draft: ExceptionDraft, zone: string) {
  const { kind, from, until, note } = draft
  const [start, end] = [instantOf(from, zone), instantOf(until, zone)]
  const problems = { ...problem('from', from, start), ...problem('until', until, end) }
  if (start !== undefined && end !== undefined && end <= start) problems.until = 'Must be later than the start'
  if (start === undefined || end === undefined || Object.keys(problems).length) return { problems }
  const values = {
    kind,
    from: new Date(start).toISOString(),
    until: new Date(end).toISOString(),
    note: note.trim() || null,
    sessionTypes: kind === 'extra' ? draft.sessionTypes.map(({ id }) => id) : [],
    practiceAreas: kind === 'extra' ? draft.practiceAreas.map(({ id }) => id) : [],
  }
  return { problems, values }
}

function instantOf({ text, second }: Typed, zone: string): number | undefined {
  const instants = instantsOf(text, zone)
  return instants[second ? 1 : 0] ?? instants[0]
}

function problem(field: string, { text }: Typed, at: number | undefined): Record<string, string> {
  if (!text) return { [field]: 'Field is required' }
  return at === undefined ? { [field]: 'The clocks go forward over this time. Choose another.' } : {}
}
