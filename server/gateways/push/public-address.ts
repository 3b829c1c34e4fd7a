import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet. Source: the IANA registries of special-purpose IPv4 and IPv6 addresses. */
const v4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
const v6 = [
  ...['::/128', '::1/128', '::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32'],
  ...['2002::/16', '3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
]

const special = new BlockList()
for (const [networks, family] of [[v4, 'ipv4'] as const, [v6, 'ipv6'] as const])
  for (const each of networks) {
    const [network = '', bits] = each.split('/')
    special.addSubnet(network, Number(bits), family)
  }

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !special.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether the host of an address may be public: a name with a dot, or a public IP address. A name may still lead to a private one. */
export function isPublicName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare)) return isPublicAddress(bare)
  return /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(bare) && !/\.(local|localhost|internal|home\.arpa|onion)$/i.test(bare)
}
