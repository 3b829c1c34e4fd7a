import type { FormError } from '../../../ui/form/error-summary'

/** Where a fault is shown that a form has under another name. */
const places: Record<string, string> = { startAt: 'starts', endAt: 'ends', bookingPolicy: 'freeUntilHours' }

/** What fields are called whose faults do not say so themselves. */
const labels: Record<string, string> = {
  ...{ title: 'Title', subtitle: 'Subtitle', day: 'Day', starts: 'Starts', ends: 'Ends' },
  ...{ membersLimit: 'Places', roomLimit: 'The room holds', price: 'Ticket' },
  ...{ freeUntilHours: 'Free to cancel until', laterPercent: 'Later comes back' },
  ...{ privateLink: 'Link for lectors', recordingLink: 'Link of the recording', recordingUntil: 'Last day to watch' },
}

/** What is said above a form of an event: what was refused and names no field, then each field with what is wrong with it. */
export const faultLines = (
  faults: Readonly<Record<string, string | undefined>>,
  general: string | undefined,
): FormError[] => [
  ...(general ? [{ text: general }] : []),
  ...Object.entries(faults).flatMap(([field, text]) =>
    text
      ? [{ text: labels[field] ? `${labels[field]}: ${text}` : text, field: `event-${places[field] ?? field}` }]
      : [],
  ),
]
