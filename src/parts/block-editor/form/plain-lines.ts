/** Whether a text has nothing but paragraphs. */
export const isPlain = (html: string): boolean => !/<(?!\/?p>|br ?\/?>)/.test(html)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** A text of paragraphs as lines. */
export const plainOf = (html: string): string =>
  html
    .replace(/<\/p>\s*<p>|<br ?\/?>/g, '\n')
    .replace(/<\/?p>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_whole, name: string) => entities[name] ?? '')

/** Lines as paragraphs. */
export const htmlOf = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</p>`)
        .join('')
