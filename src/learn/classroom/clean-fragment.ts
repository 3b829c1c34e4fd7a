const KEPT = new Set(['P', 'BR', 'STRONG', 'EM', 'UL', 'OL', 'LI', 'H3', 'BLOCKQUOTE'])
const SAME: Record<string, string> = { B: 'strong', I: 'em', DIV: 'p', H1: 'h3', H2: 'h3', H4: 'h3' }
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'NOSCRIPT', 'TITLE'])

/** Text with its paragraphs, lists and emphasis and nothing else, without attributes. */
export function cleanFragment(html: string): string {
  const from = new DOMParser().parseFromString(html, 'text/html')
  const to = document.implementation.createHTMLDocument('').createElement('div')
  copy(from.body, to)
  return to.innerHTML
}

/** Lines of plain text as paragraphs. */
export const paragraphsOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeText(part).replace(/\n/g, '<br>')}</p>`)
    .join('')

/** The words of a text. */
export function textOf(html: string): string {
  const spaced = html.replace(/<\/(p|li|h3|blockquote)>|<br>/gi, ' $&')
  return (new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** How many words a text has. */
export const wordCount = (html: string): number => (textOf(html) ? textOf(html).split(' ').length : 0)

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

function copy(from: Node, to: Element): void {
  for (const node of from.childNodes) {
    if (node.nodeType === 3) to.append(node.textContent ?? '')
    if (node.nodeType !== 1 || DROPPED.has(node.nodeName)) continue
    const name = SAME[node.nodeName] ?? (KEPT.has(node.nodeName) ? node.nodeName.toLowerCase() : null)
    if (!name) {
      copy(node, to)
      continue
    }
    const made = to.ownerDocument.createElement(name)
    to.append(made)
    copy(node, made)
  }
}
