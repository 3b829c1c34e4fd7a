import type { KeptCriterion } from './weak-criteria'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const paragraphs = (text: string | null) =>
  (text ?? '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

/** The two sides of a weak criterion: what it asks, and what the marker said. */
export function criterionFace({ title, description, mark, comment }: KeptCriterion): { front: string; back: string } {
  const said = comment?.trim() ? paragraphs(comment) : `<p>${escaped(withoutComment())}</p>`
  return {
    front: `<p><strong>${escaped(title)}</strong></p>${paragraphs(description)}`,
    back: `<p>${escaped(yourMark(mark))}</p>${said}`,
  }
}

const yourMark = (mark: string) => `Your last mark: ${mark}`
const withoutComment = () => 'The marker wrote nothing to it.'
