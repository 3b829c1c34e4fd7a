/** A path on our own site. Anything that could lead elsewhere becomes the start page. */
export function localPath(asked: string | null | undefined, home = '/dashboard'): string {
  // Browsers drop tabs and line ends from an address and read \ as /, so neither is allowed.
  if (!asked || asked.length > 2000 || !asked.startsWith('/') || /[\\\p{Cc}]/u.test(asked)) return home
  const origin = 'https://articled.invalid'
  try {
    const url = new URL(asked, origin)
    const path = `${url.pathname}${url.search}${url.hash}`
    return url.origin === origin && !path.startsWith('//') ? path : home
  } catch {
    return home
  }
}
