/** Words of a text to be marked: characters from `from` up to `to` of the text without its tags. */
export interface MarkedWords {
  from: number
  to: number
  /** A short sign behind them, such as the number of what they belong to. */
  sign: string
  /** They stand out from the other marks. */
  now?: boolean
}

/**
 * Rich text with some of its words in `mark` elements. The signs are drawn by the style sheet, so that the text stays the same character by character and
 * places in it stay true.
 */
export function markedHtml(html: string, words: readonly MarkedWords[]): string {
  if (words.length === 0) return html
  const template = document.createElement('template')
  template.innerHTML = html
  const edges = [...new Set(words.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other)
  const walker = document.createTreeWalker(template.content, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  let passed = 0
  for (const text of texts) {
    const begin = passed
    passed += text.length
    for (const part of partsOf(text, begin, edges)) markPart(part.text, part.from, words)
  }
  return template.innerHTML
}

/** A text node in pieces, cut where marks begin and end. */
function partsOf(text: Text, begin: number, edges: readonly number[]): { text: Text; from: number }[] {
  const parts = [{ text, from: begin }]
  let rest = text
  let from = begin
  for (const edge of edges) {
    if (edge <= from || edge >= from + rest.length) continue
    rest = rest.splitText(edge - from)
    from = edge
    parts.push({ text: rest, from })
  }
  return parts
}

function markPart(text: Text, from: number, words: readonly MarkedWords[]) {
  const over = words.filter((each) => each.from <= from && from < each.to)
  // White space between the rows of a table or list may not stand in an element of its own.
  if (over.length === 0 || !text.data.trim()) return
  const mark = document.createElement('mark')
  const ended = over.filter(({ to }) => to === from + text.length)
  if (ended.length > 0) mark.dataset.sign = ended.map(({ sign }) => sign).join(', ')
  if (over.some(({ now }) => now)) mark.dataset.now = ''
  text.replaceWith(mark)
  mark.append(text)
}

/** The text of rich text without its tags, in which places are counted. */
export function textOfHtml(html: string): string {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.textContent ?? ''
}
