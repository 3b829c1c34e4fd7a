import fc from 'fast-check'
import { explored } from './explored'

/** How many names are generated: all of them by `npm run explore`, a sample in the gate. */
export const NAMES = explored ? 10_000 : 200

const seed = Number(process.env.EXPLORE_SEED ?? 23)

const letters = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...'áàâäãåæçéèêëíìîïñóòôöõøœßúùûüýÿžšřłđşğıİŵŷ',
  ...['e\u0301', 'u\u0308', 'a\u030a', 's\u0323\u0307', 'ệ', 'ȫ'],
  ...'αβγδεζηθικλμνξοπρστυφχψωΆΈабвгдежзийклмнопрстуфхцчшщъыьэюяЁЇ',
  ...[
    'א',
    'ב',
    'ש\u05c1',
    'م',
    'ی\u200c',
    'خ',
    'و',
    'ا',
    'क्ष',
    'नि',
    'த',
    'ไ',
    'ท',
    'ย\u0e4c',
    '한',
    '글',
    '\u1112\u1161\u11ab',
  ],
  ...['日', '本', '語', '㐂', '𠮷', '😀', '👩‍👩‍👧', '🇬🇧', '👍🏽', '❤️', '⚖️'],
]
const signs = [
  "'",
  '’',
  'ʼ',
  '`',
  '"',
  '“',
  '”',
  '-',
  '–',
  '.',
  ',',
  ';',
  ':',
  '&',
  '/',
  '\\',
  '(',
  ')',
  '%',
  '_',
  '#',
  '£',
  '=',
  '+',
  '@',
  '!',
  '?',
  '*',
  '<',
  '>',
  '{',
  '}',
  '$',
  '^',
  '~',
  '|',
]
/** What programs leave in a text that is copied. */
const breaks = [
  '\u2028',
  '\u2029',
  '\n',
  '\r\n',
  '\t',
  '\u0085',
  '\u000b',
  '\u0007',
  '\u00a0',
  '\u3000',
  '\u202e',
  '\u2066',
  '\ufeff',
]

const word = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...letters) },
      { weight: 1, arbitrary: fc.constantFrom(...signs) },
    ),
    {
      minLength: 1,
      maxLength: 9,
    },
  )
  .map((parts) => parts.join(''))
const gap = fc.oneof({ weight: 6, arbitrary: fc.constant(' ') }, { weight: 1, arbitrary: fc.constantFrom(...breaks) })
const name = fc
  .tuple(
    fc.oneof(gap, fc.constantFrom('', '', '', '=', '+', '@', '-')),
    fc.array(fc.tuple(word, gap), { minLength: 2, maxLength: 5 }),
  )
  .map(([first, words]) => `${first}${words.flat().join('')}`)

/** Names and titles as people of all countries write and copy them, the same ones for the same seed. */
export const generatedNames = (): string[] => fc.sample(name, { numRuns: NAMES, seed })
