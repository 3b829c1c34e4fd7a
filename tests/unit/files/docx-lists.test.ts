import '../../seed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { docxHtml as docxHtmlBy } from '../../../server/files/docx-html'
import type { Services } from '../../../server/kernel/context'
import { createClock } from '../../../server/kernel/time/clock'
import { usualPatience } from '../../../server/kernel/time/patience'
import { explored } from '../../explored'
import { signedLines } from '../gateways/signed-lines'
import { docx, paragraph } from './word-file'
import { listed, numbering, type WordLevel } from './word-lists'

const services = { clock: createClock({ settable: false }), settings: { patience: usualPatience } } as Services
const docxHtml = (bytes: Buffer) => docxHtmlBy(bytes, services)
const level = (format: WordLevel['format'], start = 1, text = '%1.'): WordLevel => ({ format, text, start })

describe('the numbers of a Word paper', () => {
  it('stay where a list goes on after a paragraph, begins at another number, or counts in letters', async () => {
    const lists = [[level('decimal')], [level('decimal', 4)], [level('lowerLetter', 1, '(%1)')], [level('upperRoman')]]
    const body = [
      listed('first', 1),
      listed('second', 1),
      paragraph('between'),
      listed('third', 1),
      listed('four', 2),
      listed('five', 2),
      listed('letter a', 3),
      listed('letter b', 3),
      listed('roman', 4),
    ].join('')
    expect(await docxHtml(docx(body, numbering(lists)))).toBe(
      '<ol><li>first</li><li>second</li></ol><p>between</p><ol start="3"><li>third</li><li>four</li><li>five</li></ol>' +
        '<ol type="a"><li>letter a</li><li>letter b</li></ol><ol type="I"><li>roman</li></ol>',
    )
  })

  it('begin anew where the paper says so, and after a higher level', async () => {
    const lists = [[level('decimal'), level('lowerRoman', 1, '(%2)')]]
    const anew =
      '<w:num w:numId="9"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>'
    const body = [
      listed('1', 1),
      listed('i', 1, 1),
      listed('ii', 1, 1),
      listed('2', 1),
      listed('i', 1, 1),
      listed('7', 9),
      listed('8', 9),
      listed('9', 1),
    ].join('')
    expect(signedLines(await docxHtml(docx(body, numbering(lists, anew))))).toEqual(
      ['1', 'i', 'ii', '2', 'i', '7', '8', '9'].map((sign) => [sign, sign]),
    )
  })

  it('are part of the text where no list can write them: of several levels, of headings, with words, beyond z', async () => {
    const lists = [
      [level('decimal'), level('decimal', 1, '%1.%2')],
      [level('decimal', 3, 'Article %1 &amp; more')],
      [level('lowerLetter', 26)],
    ]
    const styles =
      '<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style></w:styles>'
    const heading =
      '<w:p><w:pPr><w:pStyle w:val="H1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Facts</w:t></w:r></w:p>'
    const parts = numbering(lists)
    const relations = parts['word/_rels/document.xml.rels'].replace(
      '</Relationships>',
      '<Relationship Id="s1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    )
    const body = [
      heading,
      listed('who', 1, 1),
      listed('what', 1, 1),
      listed('three', 2),
      listed('z', 3),
      listed('after', 3),
    ].join('')
    const html = await docxHtml(
      docx(body, { ...parts, 'word/styles.xml': styles, 'word/_rels/document.xml.rels': relations }),
    )
    expect(html).toBe(
      '<h2>1. Facts</h2><p>1.1 who</p><p>1.2 what</p><p>Article 3 &amp; more three</p><ol start="26" type="a"><li>z</li></ol><p>aa. after</p>',
    )
  })

  it('stay beside bullets and in the cells of tables, and empty lines stay', async () => {
    const lists = [[level('decimal', 2), level('bullet', 1, '•')]]
    const cell = `<w:tbl><w:tr><w:tc>${listed('in a cell', 1)}</w:tc></w:tr></w:tbl>`
    const body = [listed('two', 1), listed('bullet', 1, 1), '<w:p/>', cell, paragraph('end'), '<w:p/>'].join('')
    expect(await docxHtml(docx(body, numbering(lists)))).toBe(
      '<ol start="2"><li>two<ul><li>bullet</li></ul></li></ol><p></p><table><tr><td><ol start="3"><li>in a cell</li></ol></td></tr></table><p>end</p>',
    )
  })

  it('are those of the source, whatever its lists', async () => {
    const format = fc.constantFrom('decimal', 'lowerLetter', 'upperLetter', 'lowerRoman', 'upperRoman') as fc.Arbitrary<
      WordLevel['format']
    >
    const levels = fc.tuple(
      ...[1, 2, 3].map((at) =>
        fc.record({
          format,
          start: fc.integer({ min: 1, max: 12 }),
          text: fc.constantFrom(`%${at}.`, `(%${at})`, `%${at})`),
        }),
      ),
    )
    const line = fc.record({
      list: fc.nat({ max: 2 }),
      level: fc.nat({ max: 2 }),
      kind: fc.constantFrom('list', 'list', 'list', 'text', 'empty'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(levels, { minLength: 3, maxLength: 3 }),
        fc.array(line, { maxLength: 25 }),
        async (lists, lines) => {
          const counts = lists.map(() => [] as number[])
          const expected: [string, string][] = []
          const body = lines.map(({ list, level: at, kind }, index) => {
            if (kind === 'empty') return '<w:p/>'
            if (kind === 'text') return paragraph(`line ${index}`)
            const own = counts[list] as number[]
            const { format: how, start } = (lists[list] as WordLevel[])[at] as WordLevel
            own[at] = own[at] === undefined ? start : own[at] + 1
            own.length = at + 1
            const number = own[at] as number
            expected.push([wordSign(number, how), `line ${index}`])
            return listed(`line ${index}`, list + 1, at)
          })
          const html = await docxHtml(docx(body.join(''), numbering(lists)))
          const found = signedLines(html).filter(([sign]) => sign !== '')
          expect(found).toEqual(expected)
        },
      ),
      { numRuns: explored ? 500 : 60 },
    )
  }, 120_000)
})

const romans =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv xxvi xxvii xxviii xxix xxx xxxi xxxii xxxiii xxxiv xxxv xxxvi xxxvii'.split(
    ' ',
  )
function wordSign(number: number, format: WordLevel['format']): string {
  const letter = String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26))
  const signs = {
    decimal: String(number),
    lowerLetter: letter,
    upperLetter: letter.toUpperCase(),
    lowerRoman: romans[number - 1],
    upperRoman: romans[number - 1]?.toUpperCase(),
    bullet: '',
  }
  return signs[format] ?? ''
}
