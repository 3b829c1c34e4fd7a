/** Kinds of apostrophe, and what is typed for one. */
const apostrophes = /['`\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u05f3\u2018-\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40]/g
/** Accents and points, as they stand behind their letters once those are decomposed. */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f]|\u0670|[\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g
/** What shows nothing. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** What stands between words: spaces, ends of lines and every hyphen and dash. */
const between = /[\t-\r \u0085\u1680\u2028\u2029\u00b7\u058a\u05be\u2010-\u2015\u2212\u30fb_-]+/g
/** Letters that look like others with a stroke or a tail, but are not composed of them. */
const letters: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', ð: 'd', đ: 'd', ł: 'l', ħ: 'h', ŧ: 't', ı: 'i', ŋ: 'n', ς: 'σ' },
}
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * A text as people look for it and order it: case, marks, composition, and kinds of apostrophe, hyphen and space do not matter. The database has the same rule as
 * its function `folded`.
 */
export const folded = (text: string): string => plain(text.toWellFormed()).replace(between, ' ').trim()

function plain(text: string): string {
  const decomposed = text.replace(apostrophes, '').normalize('NFKD')
  const bare = decomposed.replace(apostrophes, '').replace(marks, '').replace(unseen, '')
  // Letter by letter, since a sigma at the end of a word is another letter.
  const small = /[^\0-\x7f]/.test(bare) ? Array.from(bare, lowered).join('') : bare.toLowerCase()
  return small.replace(special, (letter) => letters[letter] ?? letter)
}

/** The small letter, where it is one. */
function lowered(letter: string): string {
  const small = letter.toLowerCase()
  return Array.from(small).length === 1 ? small : letter
}

/** Orders names and titles as every list does. */
export function byName(one: string, other: string): number {
  const [first, second] = [folded(one), folded(other)]
  if (first === second) return 0
  // As the database compares: by code point, not by the halves of a character.
  const [a, b] = [Array.from(first), Array.from(second)]
  const at = a.findIndex((letter, index) => letter !== b[index])
  return at < 0 ? -1 : (a[at]?.codePointAt(0) ?? -1) - (b[at]?.codePointAt(0) ?? -1)
}

/** A folded text, with the places in the text where each of its letters begins and ends. */
export function foldedPlaces(text: string): { folded: string; from: number[]; to: number[] } {
  let out = ''
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const letter of text) {
    const own = plain(letter.toWellFormed()).replace(between, ' ')
    const added = own === ' ' && (out === '' || out.endsWith(' ')) ? '' : own
    const end = at + letter.length
    // A mark that stands behind its letter belongs to it.
    if (/^\p{M}$/u.test(letter) && to.length) to[to.length - 1] = end
    for (let count = added.length; count > 0; count--) {
      from.push(at)
      to.push(end)
    }
    out += added
    at = end
  }
  const folded = out.trimEnd()
  return { folded, from: from.slice(0, folded.length), to: to.slice(0, folded.length) }
}
