/** A string of the server is taken out whole before dates and names are, unless it is so short that it may be a part of them. */
const LONG = 12

/** What reads the same in every language: dates, which are British, names and initials, keys, units and addresses. */
const untranslated = new RegExp(
  [
    '\\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\\b',
    '\\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|June|July)\\b',
    '\\b(January|February|March|April|August|September|October|November|December)\\b',
    '\\b(GMT|BST|UTC|am|pm)\\b',
    '\\b(Enter|Page Up|Page Down|Del|Ctrl|Shift|Alt)\\b',
    '\\b\\d+ ?(kB|MB)\\b',
    '\\b(Articled|LinkedIn)\\b',
    '\\b[A-Z]{2,5}\\d?\\b',
    // The names of abilities, which stand beside the sentences about them.
    '\\b[a-z]+(_[a-z]+)+\\b',
    // What languages call themselves.
    'British English|English \\([\\w -]+\\)',
    '\\.\\w{3,4}\\b|\\S+@\\S+|https?:\\S*',
  ].join('|'),
  'g',
)

const plainWord = /(?<!\p{L})[a-z]{2,}(?!\p{L})/iu

/** Whether something of a text is neither accented, nor the server's, nor the same in every language. */
export function isEnglish(text: string, data: readonly string[]): boolean {
  if (!plainWord.test(text) || data.includes(text)) return false
  const without = (said: string, pieces: readonly string[]) =>
    pieces.reduce((left, piece) => left.replaceAll(piece, ' '), said)
  const [long, short] = [data.filter(({ length }) => length > LONG), data.filter(({ length }) => length <= LONG)]
  const rest = without(
    without(text, long).replace(untranslated, ' ').toLowerCase(),
    short.map((piece) => piece.toLowerCase()),
  )
  return plainWord.test(rest)
}
