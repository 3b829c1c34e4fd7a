import '../../seed'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentDisposition } from '../../../server/kernel/http/content-disposition'
import { explored } from '../../explored'

/** What a reader of the standards makes of the header: both names, or nothing if it is malformed. */
function read(header: string) {
  const [, plain, whole] =
    /^attachment; filename="([ !#$&-.0-[\]-~]*)"; filename\*=UTF-8''((?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})*)$/.exec(
      header,
    ) ?? []
  return whole === undefined ? null : { plain, whole: decodeURIComponent(whole) }
}

it.each([
  ["O'Brien's answer.pdf", "O'Brien's answer.pdf"],
  ['O’Brien’s answer.pdf', "O'Brien's answer.pdf"],
  ['The "50%" rule.pdf', 'The _50__ rule.pdf'],
  ['(a)*b!;c=d.pdf', '(a)*b!;c=d.pdf'],
  ['C:\\fees/2026.csv', 'C:_fees_2026.csv'],
  ['Réponse à l’appel.pdf', "Reponse a l'appel.pdf"],
  ['ответ 👩‍⚖️.pdf', '_____ ___.pdf'],
  ['two\r\nlines\u2028.pdf', 'two__lines_.pdf'],
  ['', ''],
])('a file %j leaves with its name, and with %j for old programs', (name, plain) => {
  expect(read(contentDisposition('attachment', name))).toEqual({ plain, whole: name })
})

it('half a character of a name does not keep the file', () => {
  expect(read(contentDisposition('attachment', 'half \ud83d.pdf'))).toMatchObject({ whole: 'half \ufffd.pdf' })
})

it('every name leaves whole', () => {
  const name = fc.string({
    unit: fc.oneof(fc.string({ unit: 'binary', maxLength: 1 }), fc.constantFrom(...'\'"%;*()\\/ é😀')),
  })
  fc.assert(
    fc.property(name, (each) => {
      expect(read(contentDisposition('attachment', each))?.whole).toBe(each.toWellFormed())
    }),
    { numRuns: explored ? 10_000 : 500 },
  )
})
