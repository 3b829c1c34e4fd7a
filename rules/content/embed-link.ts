/** The address of an embed as it is kept; null unless it is https, at one of these hosts, and holds no name, password or port. */
export function embedLink(given: string, hosts: readonly string[]): string | null {
  let url: URL
  try {
    url = new URL(given.trim())
  } catch {
    return null
  }
  const isPlain = !url.username && !url.password && !url.port
  return url.protocol === 'https:' && isPlain && hosts.includes(url.hostname) && url.href.length <= 2_000
    ? url.href
    : null
}
