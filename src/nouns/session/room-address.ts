/** A video room's address that is safe to open: an https address, or the page of a room's number. */
export function roomAddress(room: string | null): string | null {
  if (!room) return null
  const number = room.replace(/[\s-]/g, '')
  if (/^\d{9,11}$/.test(number)) return `https://zoom.us/j/${number}`
  if (!URL.canParse(room)) return null
  const url = new URL(room)
  return url.protocol === 'https:' ? url.href : null
}
