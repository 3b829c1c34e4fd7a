/** An instant as people read it: London first, and the reader's own zone where it differs. */
export function whenText(at: Date, zone: string): string {
  const inZone = (timeZone: string) =>
    at.toLocaleString('en-GB', {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    })
  const london = `${inZone('Europe/London')} London time`
  const own = inZone(zone)
  return own === inZone('Europe/London') ? london : `${london} (${own} in ${zone.replaceAll('_', ' ')})`
}
