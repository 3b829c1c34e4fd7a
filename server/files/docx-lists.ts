import { type ListLine, type ListType, nestedLists } from '../../rules/content/list-numbers'
import { labelWords, type WordLabel } from './word-number'

/** What docx-thread.mjs has counted. */
interface Counted {
  level: number
  /** Null where a list of a page cannot write the number as Word does. */
  type: ListType | null
  /** Null for a bullet. */
  number: number | null
  /** Null for a bullet. */
  label: WordLabel | null
}

/** Makes lists of the paragraphs that Word counts, each with the number that it has there; where no list can have it, the number is part of the text. */
export function withLists(html: string, sign: string): string {
  let out = ''
  let lines: ListLine[] = []
  const end = () => {
    if (lines.length > 0) out += nestedLists(lines)
    lines = []
  }
  for (const part of html.split(/(?<=<\/p>)|(?=<p>)/)) {
    const line = part.startsWith(`<p>${sign}`) && part.endsWith('</p>') ? lineIn(part, sign) : null
    if (line) lines.push(line)
    else {
      end()
      out += numbered(part, sign)
    }
  }
  end()
  return out
}

function lineIn(part: string, sign: string): ListLine | null {
  const [, said = '', words = ''] = part.slice('<p>'.length, -'</p>'.length).split(sign)
  const { level, type, number } = countedIn(said)
  return type && { level, type, number, html: words }
}

/** The same with numbers as text: of headings, for one. */
function numbered(html: string, sign: string): string {
  const pieces = html.split(sign)
  return pieces.map((piece, at) => (at % 2 === 0 ? piece : wordsOf(countedIn(piece)))).join('')
}

function wordsOf({ label }: Counted): string {
  const words = label ? labelWords(label) : ''
  return words && `${words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')} `
}

/** The converter escapes what it writes. */
const countedIn = (said: string): Counted =>
  JSON.parse(said.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'))
