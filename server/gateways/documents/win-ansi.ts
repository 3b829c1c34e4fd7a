const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

const replacements: Record<string, string> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  '→': '->',
  '←': '<-',
  '−': '–',
  '‐': '-',
  '‑': '-',
  '―': '—',
  '≤': '<=',
  '≥': '>=',
  '≠': 'not =',
  '☐': '[ ]',
  '☑': '[x]',
  '✓': 'yes',
  '✗': 'no',
  '′': "'",
  '″': '"',
  '⁄': '/',
  '\t': '    ',
}

/** Whether the fonts built into PDF have all that is seen of a text. */
export const isWinAnsi = (text: string): boolean =>
  Array.from(text.normalize('NFC')).every((character) => isShown(character) || /[\p{C}\p{Zs}]/u.test(character))

/** Text for the fonts built into PDF: characters they lack become similar ones, or '?'. */
export function toWinAnsi(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\r\n?/g, '\n'), show).join('')
}

function show(character: string): string {
  if (isShown(character)) return character
  const replacement = replacements[character]
  if (replacement !== undefined) return replacement
  if (/\p{Zs}/u.test(character)) return ' '
  if (/[\p{C}\p{M}]/u.test(character)) return ''
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain && Array.from(plain).every(isShown) ? plain : '?'
}

function isShown(character: string): boolean {
  return character === '\n' || /^[\x20-\x7e\xa0-\xff]$/.test(character) || beyondLatin1.includes(character)
}
