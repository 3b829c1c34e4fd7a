/** Letters, digits and signs of an atom, of ASCII and beyond. Source: RFC 5322, 3.2.3 (atext); RFC 6531, 3.3. */
const atom = "(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]|(?![\\p{C}\\p{Z}])[^\\x00-\\x7f])+"
const written = new RegExp(`^(${atom}(?:\\.${atom})*)@([^@\\x00-\\x20\\x7f]+)$`, 'u')

/** A name in the domain system, in punycode. Source: RFC 1035, 2.3.1; RFC 1123, 2.1. The last part is no number, which would be an address of a machine. */
const domainName =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Bytes of an address, and of what stands before the sign. Source: RFC 5321, 4.5.3.1. */
const MOST_BYTES = 254
const MOST_LOCAL_BYTES = 64

/**
 * The stored and compared form of an e-mail address: in small letters, its domain in punycode, so that both spellings of a domain are one account. Null if it
 * is none.
 */
export function mailAddress(text: string): string | null {
  const [, local = '', domain = ''] = written.exec(text.trim().normalize('NFC')) ?? []
  const inAscii = local && asciiDomain(domain)
  if (!inAscii) return null
  const address = `${local.toLowerCase()}@${inAscii}`
  return bytesOf(local.toLowerCase()) <= MOST_LOCAL_BYTES && bytesOf(address) <= MOST_BYTES ? address : null
}

/** The address as a link. Source: RFC 6068, 2. */
export const mailLink = (address: string): string =>
  `mailto:${address.replace(/[^A-Za-z0-9@.!$'*+_~-]/gu, (letter) => encodeURIComponent(letter.toWellFormed()))}`

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** A domain in punycode, as browsers and Node.js write the host of an address (UTS 46). */
function asciiDomain(domain: string): string | null {
  // Signs of ASCII would be read as other parts of an address: a port, a path, an escaped letter.
  if (/[^a-z0-9.\-\u0080-\u{10ffff}]/iu.test(domain)) return null
  try {
    const { hostname } = new URL(`https://${domain}`)
    return domainName.test(hostname) ? hostname : null
  } catch {
    return null
  }
}
