import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { Settings } from '../settings'

/** Trusts only nearby proxies on where a request comes from; otherwise any client could invent addresses. */
export const proxiesOf = ({ environment }: Pick<Settings, 'environment'>) =>
  environment === 'production' && ['loopback', 'linklocal', 'uniquelocal']

/** The address of a raw request, as Fastify gives it for all others. */
export function addressOf(request: IncomingMessage, settings: Pick<Settings, 'environment'>): string {
  const proxies = proxiesOf(settings)
  return (proxies ? proxyAddr(request, proxies) : request.socket.remoteAddress) ?? ''
}

/** The sixteen-bit groups of an address; what `::` leaves out is zero. */
function groupsOf(address: string): string[] {
  const [head = [], tail] = address.split('::').map((part) => (part ? part.split(':') : []))
  return tail ? [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail] : head
}

/**
 * The key by which a network is counted: an IPv4 address, or the first half of an IPv6 one, since one network has all 2^64 addresses of that half.
 * Source: RFC 6177.
 */
export function networkOf(ip: string): string {
  // A short cut, since most requests come from an IPv4 address.
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const groups = groupsOf(ip.replace(/%.*$/, '')).slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
