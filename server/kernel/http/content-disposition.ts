/** Everything but the letters that a parameter holds as they are. Source: RFC 8187, 3.2.1, attr-char. */
const encoded = /[^A-Za-z0-9!#$&+.^_`|~-]/gu

/**
 * The header that names a file that leaves, whatever letters its name has: in full, and in plain letters for programs that know no others. Source: RFC 6266,
 * 4.3 and appendix D.
 */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const whole = name.toWellFormed()
  return `${kind}; filename="${plainName(whole)}"; filename*=UTF-8''${whole.replace(encoded, escaped)}`
}

const escaped = (letter: string) =>
  Array.from(Buffer.from(letter), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')

/** A name of printable ASCII, without what ends or escapes a quoted text, and without percent signs, which some programs decode. */
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[^ -~]|["\\%/]/gu, '_')
