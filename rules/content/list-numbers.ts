/** The signs that a list counts by, as HTML's `type` of `ol` names them. */
export type ListType = '1' | 'a' | 'A' | 'i' | 'I'

/** The type that an attribute names; numbers where it names none. Capitals count. */
export const listType = (text: string | null | undefined): ListType =>
  /^[1aAiI]$/.test(text ?? '') ? (text as ListType) : '1'

/** The number that a list begins with, as a browser reads the attribute `start`. */
export function listStart(text: string | null | undefined): number {
  const start = /^[\t\n\f\r ]*([+-]?\d{1,9})(?!\d)/.exec(text ?? '')?.[1]
  return start === undefined ? 1 : Number(start) || 0
}

/** The attributes of a list, without those that say what it is anyway. */
export const listAttributes = (start: number, type: ListType): Record<string, string> => ({
  ...(start !== 1 && { start: String(start) }),
  ...(type !== '1' && { type }),
})

/** The sign of a number, without its full stop, as browsers write it: what letters and Roman numerals cannot say is said in figures. */
export function listSign(number: number, type: ListType): string {
  if (type === 'a' || type === 'A') return cased(lettersOf(number) ?? String(number), type === 'A')
  if (type === 'i' || type === 'I') return cased(romanOf(number) ?? String(number), type === 'I')
  return String(number)
}

/** The number of a sign of letters or Roman numerals; null if it is none that listSign writes. */
export function numberOf(sign: string, type: ListType): number | null {
  const small = sign.toLowerCase()
  let number = 0
  if (/a/i.test(type)) for (const letter of small) number = number * 26 + letter.charCodeAt(0) - 96
  else
    for (let rest = small; rest; ) {
      const [value, numeral] = numerals.find((each) => rest.startsWith(each[1])) ?? []
      if (!numeral || !value) return null
      number += value
      rest = rest.slice(numeral.length)
    }
  return number > 0 && number < 4000 && listSign(number, type) === sign ? number : null
}

const cased = (sign: string, isCapital: boolean) => (isCapital ? sign.toUpperCase() : sign)

function lettersOf(number: number): string | null {
  if (number < 1) return null
  let sign = ''
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    sign = String.fromCharCode(97 + ((rest - 1) % 26)) + sign
  return sign
}

const numerals = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

function romanOf(number: number): string | null {
  if (number < 1 || number > 3999) return null
  let rest = number
  let sign = ''
  for (const [value, numeral] of numerals) for (; rest >= value; rest -= value) sign += numeral
  return sign
}

/** A line of a list as a word processor has it: flat, with its level and its number. */
export interface ListLine {
  /** From 0. */
  level: number
  /** Null for a bullet. */
  number: number | null
  type: ListType
  html: string
}

/** Lines that follow one another, as nested lists with the same numbers. */
export function nestedLists(lines: readonly ListLine[]): string {
  const open: { level: number; type: ListType; next: number | null }[] = []
  let html = ''
  const close = () => {
    html += open.pop()?.next === null ? '</li></ul>' : '</li></ol>'
  }
  for (const { level, number, type, html: words } of lines) {
    while ((open.at(-1)?.level ?? -1) > level) close()
    const isNext = (list = open.at(-1)) => list?.next === number && (number === null || list.type === type)
    if (open.at(-1)?.level === level && !isNext()) close()
    const list = open.at(-1)
    if (list?.level === level) html += '</li>'
    else {
      open.push({ level, type, next: number })
      html += number === null ? '<ul>' : `<ol${written(listAttributes(number, type))}>`
    }
    const own = open.at(-1)
    if (own && number !== null) own.next = number + 1
    html += `<li>${words}`
  }
  while (open.length > 0) close()
  return html
}

const written = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
