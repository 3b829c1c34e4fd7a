/** An instant for readers: London time first, then their own zone if it differs. */
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
  const london = /* text */ `${inZone('Europe/London')} London time`
  const own = inZone(zone)
  return own === inZone('Europe/London') ? london : /* text */ `${london} (${own} in ${zone.replaceAll('_', ' ')})`
}
