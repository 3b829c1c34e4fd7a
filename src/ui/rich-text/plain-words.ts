/** The words of rich text, for a line of a list; of a picture those in its place. */
export function plainWords(html: string | null | undefined): string {
  if (!html) return ''
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(` ${picture.alt} `)
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
