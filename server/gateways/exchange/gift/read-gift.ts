import { decodeText } from '../decode-text'
import { takeFact, takeTags } from '../facts'
import { emptyBlock, type Found, found, type NeutralBlock } from '../neutral-block'
import { readAnswers } from './gift-answers'
import { type GiftFormat, giftHtml, hideEscaped, showEscaped } from './gift-text'

interface Part {
  line: number
  /** Without comments. */
  text: string
  comments: string[]
}

/** Reads questions in GIFT, each a part of its own between empty lines. Source: https://docs.moodle.org/en/GIFT_format */
export function* readGift(bytes: Uint8Array): Generator<Found> {
  const { text, notes } = decodeText(bytes)
  for (const note of notes) yield { note }
  for (const part of partsOf(text)) yield readPart(part)
}

function* partsOf(text: string): Generator<Part> {
  let part: Part = { line: 0, text: '', comments: [] }
  let at = 0
  for (const line of linesOf(text)) {
    at++
    const trimmed = line.trim()
    if (!trimmed) {
      if (part.text) {
        yield part
        part = { line: 0, text: '', comments: [] }
      }
    } else if (trimmed.startsWith('//')) part.comments.push(trimmed.slice(2).trim())
    else if (!trimmed.startsWith('$CATEGORY:')) {
      if (!part.text) part.line = at
      part.text += `${part.text ? '\n' : ''}${line}`
    }
  }
  if (part.text) yield part
}

/** The lines of a text, without holding all of them. */
function* linesOf(text: string): Generator<string> {
  let from = 0
  while (from <= text.length) {
    const end = text.indexOf('\n', from)
    yield text.slice(from, end < 0 ? undefined : end).replace(/\r$/, '')
    if (end < 0) return
    from = end + 1
  }
}

const MOST_CHARACTERS = 200_000

function readPart({ line, text, comments }: Part): Found {
  const refuse = (fault: string) => found({ line }, text, { faults: [fault] })
  if (text.length > MOST_CHARACTERS) return refuse('This question is longer than 200,000 characters.')
  const faults: string[] = []
  const losses: string[] = []
  let rest = hideEscaped(text)
  const [titled, title] = /^\s*::([\s\S]*?)::/.exec(rest) ?? []
  if (titled) rest = rest.slice(titled.length)
  const [formatted, named] = /^\s*\[(html|moodle|plain|markdown)\]/.exec(rest) ?? []
  if (formatted) rest = rest.slice(formatted.length)
  const format = (named as GiftFormat | undefined) ?? 'moodle'
  if (format === 'markdown') losses.push('Its Markdown is read as plain text.')
  const open = rest.indexOf('{')
  const close = rest.indexOf('}', open)
  if (open < 0)
    return refuse(
      text.includes('}')
        ? 'A brace { is missing before its answers.'
        : 'It asks nothing: it has no answers in braces { }.',
    )
  if (close < 0) return refuse('The brace } that ends its answers is missing.')
  const answers = rest.slice(open + 1, close)
  const tail = rest.slice(close + 1)
  if (answers.includes('{') || /[{}]/.test(tail))
    return refuse('It has more than one pair of braces. Put a backslash before those that are text.')
  const stem = tail.trim() ? `${rest.slice(0, open).trimEnd()} _____ ${tail.trimStart()}` : rest.slice(0, open)
  const block: NeutralBlock = emptyBlock('question', 'essay', {
    title: title === undefined ? null : showEscaped(title).trim() || null,
    assignment: giftHtml(stem, format) || null,
  })
  readAnswers(answers, { block, format, faults, losses })
  takeComments(block, comments, faults)
  return found({ line }, text, faults.length ? { faults } : { block, losses })
}

/** Facts in comments: `// topic: Offer`, or as Moodle writes tags: `// [tag:topic: Offer]`. */
function takeComments(block: NeutralBlock, comments: readonly string[], faults: string[]) {
  for (const comment of comments) {
    takeTags(block, [comment], faults)
    const tags = [...comment.matchAll(/\[tag:((?:\\\]|[^\]])+)\]/g)].map(([, tag = '']) => tag.replaceAll('\\]', ']'))
    const others = takeTags(block, tags, faults)
    if (others[0] && !block.topic) takeFact(block, 'topic', others[0], faults)
  }
}
