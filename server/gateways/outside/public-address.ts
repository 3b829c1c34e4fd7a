import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet. Source: the IANA registries of special-purpose IPv4 and IPv6 addresses. */
const v4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
/** Of the addresses that are given out for the public internet at all. IPv4 within IPv6, however it is written, lies outside of these. */
const v6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']
const GIVEN_OUT = '2000::'
const GIVEN_OUT_BITS = 3

const special = new BlockList()
for (const [networks, family] of [[v4, 'ipv4'] as const, [v6, 'ipv6'] as const])
  for (const each of networks) {
    const [network = '', bits] = each.split('/')
    special.addSubnet(network, Number(bits), family)
  }

const givenOut = new BlockList()
givenOut.addSubnet(GIVEN_OUT, GIVEN_OUT_BITS, 'ipv6')

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && givenOut.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** Whether the host of an address may be public: a name with a dot, or a public IP address. A name may still lead to a private one. */
export function isPublicName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare)) return isPublicAddress(bare)
  return /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(bare) && !/\.(local|localhost|internal|home\.arpa|onion)$/i.test(bare)
}
