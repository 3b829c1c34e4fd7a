import { listSign } from '../../rules/content/list-numbers'

/** Of what Word makes the words before a paragraph: a text with a place for the number of each level, as '%1.%2)', and those numbers in their order. */
export interface WordLabel {
  text: string
  /** Null where a level is not there. */
  counted: readonly ({ number: number; format: string } | null)[]
}

/** The words before a paragraph, as Word writes them. */
export function labelWords({ text, counted }: WordLabel): string {
  let at = 0
  return text.replace(/%[1-9]/g, () => {
    const level = counted[at++]
    return level ? wordNumber(level.number, level.format) : ''
  })
}

/** A number in a format of Word (ST_NumberFormat of ECMA-376, part 1, 17.18.59), in figures where it is another than these. */
function wordNumber(number: number, format: string): string {
  if (format === 'none') return ''
  if (format === 'lowerRoman') return listSign(number, 'i')
  if (format === 'upperRoman') return listSign(number, 'I')
  if (format === 'lowerLetter') return letters(number)
  if (format === 'upperLetter') return letters(number).toUpperCase()
  if (format === 'decimalZero') return String(number).padStart(2, '0')
  if (format === 'ordinal') return `${number}${ordinal(number)}`
  return String(number)
}

/** After z come aa, bb and so on; the line stays a line, whatever the number. */
const letters = (number: number) =>
  number > 0
    ? String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(30, Math.ceil(number / 26)))
    : String(number)

function ordinal(number: number): string {
  if (number % 100 > 10 && number % 100 < 14) return 'th'
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'
}
