/** Where one of these ends, a word ends too. */
const ends = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, pre, td, th, figcaption, br, hr'

/** The words of rich text, for a line of a list; of a picture those in its place. */
export function plainWords(html: string | null | undefined): string {
  if (!html) return ''
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(` ${picture.alt} `)
  for (const end of body.querySelectorAll(ends)) end.after(' ')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
