const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Text without the entities of XML and HTML. */
export const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (whole, decimal, hex, named) => {
    if (named) return entities[named.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : ''
  })

/** Text as HTML and XML write it between tags, as the cleaner of rich text leaves it. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Text as the value of an attribute. */
export const escapeAttribute = (text: string): string =>
  escapeText(text)
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\t', '&#9;')

/** Plain text as paragraphs: an empty line begins another one. */
export const paragraphs = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => `<p>${escapeText(each).replaceAll('\n', '<br />')}</p>`)
    .join('')

/** The plain text that `paragraphs` makes into this HTML; null if none does, since it has more than paragraphs. */
export function plainOf(html: string): string | null {
  const text = unescapeXml(
    html
      .replace(/<\/p><p>/g, '\n\n')
      .replace(/^<p>|<\/p>$/g, '')
      .replaceAll('<br />', '\n'),
  )
  return paragraphs(text) === html ? text : null
}

/** The words of a text, without its tags. */
export const wordsOf = (html: string): string =>
  unescapeXml(html.replace(/<\/(p|li|h\d|tr)>|<br ?\/?>/g, ' ').replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
