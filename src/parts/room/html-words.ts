/** Turns lines of plain text into paragraphs. */
export const paragraphsOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeText(part).replace(/\n/g, '<br>')}</p>`)
    .join('')

/** The words of a text. */
export function textOf(html: string): string {
  const spaced = html.replace(/<\/(p|li|h[1-6]|blockquote|pre|td|th)>|<br\s*\/?>/gi, ' $&')
  return (new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** How many words a text has. */
export const wordCount = (html: string): number => (textOf(html) ? textOf(html).split(' ').length : 0)

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
