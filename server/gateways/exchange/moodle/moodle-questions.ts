import { decodeText, windows1252 } from '../decode-text'
import { type FileNote, FileUnreadable } from '../neutral-block'

export interface Segment {
  line: number
  text: string
  /** Whether its end was found. */
  isWhole: boolean
}

/** A quiz's questions, each a text of its own, so that a broken one spoils no other. Throws FileUnreadable if there are none. */
export function* questionsIn(text: string): Generator<Segment> {
  const lineOf = createLines(text)
  let begin = -1
  let end = -1
  const segment = (until: number): Segment => ({
    line: lineOf(begin),
    text: text.slice(begin, end > 0 ? end : until),
    isWhole: end > 0,
  })
  for (const { isEnd, from, until } of marksIn(text)) {
    if (isEnd) {
      if (begin >= 0 && end < 0) end = until
      continue
    }
    if (begin >= 0) yield segment(from)
    begin = from
    end = -1
  }
  if (begin < 0) throw new FileUnreadable('This file holds no question of Moodle: there is no <question>.')
  yield segment(text.length)
}

const MARK = /<!\[CDATA\[|<!--|<question[\s>]|<\/question\s*>/g

/** Where questions begin and end, outside of comments and of what is quoted. */
function* marksIn(text: string): Generator<{ isEnd: boolean; from: number; until: number }> {
  const marks = new RegExp(MARK)
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0].startsWith('<!')) {
      const over = text.indexOf(mark[0] === '<!--' ? '-->' : ']]>', mark.index)
      if (over < 0) return
      marks.lastIndex = over + 3
    } else yield { isEnd: mark[0].startsWith('</'), from: mark.index, until: marks.lastIndex }
  }
}

/** Answers the lines of places that come one after the other. */
function createLines(text: string) {
  let line = 1
  let at = 0
  return (place: number) => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < place; next = text.indexOf('\n', at)) {
      line++
      at = next + 1
    }
    return line
  }
}

/** The text of a quiz, in the encoding that its first line names if it is an old one. */
export function moodleText(bytes: Uint8Array): { text: string; notes: FileNote[] } {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(200, bytes.length)).toString('latin1')
  if (/encoding\s*=\s*["'](iso-8859-1|windows-1252|latin1)["']/i.test(head))
    return { text: windows1252(bytes), notes: [] }
  return decodeText(bytes)
}
