/** A name of the schema in English, as the product says it: 'Reschedule price' for `reschedulePrice`, 'Event' for `Meeting`. */
export function nameWords(name: string): string {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/\b(id|url|crm)\b/g, (short) => short.toUpperCase())
    .replace(/\bemail\b/g, 'e-mail')
    .replace('timezone', 'time zone')
    .replace(/\btopup\b/, 'top-up')
    // A meeting link is that of a session too: of the room in which people meet.
    .replace(/\bmeeting(s?)\b(?! link)/g, 'event$1')
    .replace(/^inserted at$/, 'added')
    .replace(/^updated at$/, 'changed')
    .replace(/^(start|end|ready) at$/, '$1')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
