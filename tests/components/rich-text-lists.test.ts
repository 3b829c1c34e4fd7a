// @vitest-environment happy-dom
import '../seed'
import { createDocument, getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlToBlocks } from '../../server/gateways/documents/html-blocks'
import { cleanHtml } from '../../server/gateways/rich-text'
import { withoutStyles } from '../../src/ui/rich-text/rich-text-paste'
import { drawnHtml, typedHtml } from '../../src/ui/rich-text/rich-text-resting'
import { htmlOf, richTextExtensions } from '../../src/ui/rich-text/rich-text-schema'
import { explored } from '../explored'
import { signedLines } from '../unit/gateways/signed-lines'

const schema = getSchema(richTextExtensions())
/** A text as the editor writes it after it has read it. */
const edited = (html: string) => htmlOf(createDocument(html, schema))

/** Lists within lists, with texts and empty lines between them. */
const { text: richText } = fc.letrec<{ text: string; list: string; item: string }>((tie) => ({
  text: fc
    .array(
      fc.oneof({ weight: 3, arbitrary: tie('list') }, fc.constantFrom('<p>words</p>', '<p></p>', '<h3>head</h3>')),
      { maxLength: 4 },
    )
    .map((parts) => `${parts.join('')}<p>end</p>`),
  list: fc
    .tuple(
      fc.constantFrom('ol', 'ol', 'ul'),
      fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
      fc.option(fc.constantFrom('1', 'a', 'A', 'i', 'I'), { nil: undefined }),
      fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    )
    .map(([tag, start, type, items]) => {
      const said =
        tag === 'ul' ? '' : `${start === undefined ? '' : ` start="${start}"`}${type ? ` type="${type}"` : ''}`
      return `<${tag}${said}>${items.join('')}</${tag}>`
    }),
  item: fc
    .tuple(
      fc.constantFrom('<p>item</p>', '<p>item</p><p>more</p>', '<p>x<sup>2</sup></p>'),
      fc.oneof({ maxDepth: 2, depthIdentifier: 'list' }, fc.constant(''), tie('list')),
    )
    .map(([words, below]) => `<li>${words}${below ?? ''}</li>`),
}))

const printed = (html: string) =>
  htmlToBlocks(html).flatMap((block) => {
    if ('list' in block) return block.list.map((_, at) => block.marks?.[at] ?? (block.numbered ? `${at + 1}.` : '•'))
    return 'paragraph' in block || 'heading' in block ? [''] : []
  })

describe('the numbers of lists', () => {
  it('stay through writing, saving, reading and printing, and empty lines do', () => {
    fc.assert(
      fc.property(richText, (html) => {
        const lines = signedLines(html)
        const saved = cleanHtml(html)
        expect(signedLines(saved)).toEqual(lines)
        expect(cleanHtml(saved)).toBe(saved)
        const written = edited(html)
        expect(signedLines(written)).toEqual(lines)
        // The answer of the server equals what was sent.
        expect(cleanHtml(written)).toBe(written)
        expect(edited(typedHtml(drawnHtml(saved)))).toBe(written)
        const empty = (text: string) => text.split('<p></p>').length
        expect([empty(saved), empty(written)]).toEqual([empty(html), empty(html)])
        const signs = signedLines(html.replaceAll('<p></p>', '<p>empty</p>').replaceAll('<sup>2</sup>', '2'))
        expect(printed(html)).toEqual(signs.map(([sign]) => (sign && sign !== '•' ? `${sign}.` : sign)))
      }),
      { numRuns: explored ? 2_000 : 100 },
    )
  }, 300_000)

  it('are whole numbers, and their signs those that a browser knows', () => {
    const kept = (attributes: string) => cleanHtml(`<ol${attributes}><li>x</li></ol>`).replace('<li>x</li></ol>', '')
    expect(kept(' start="4" type="a" class="x" style="y" reversed')).toBe('<ol start="4" type="a">')
    expect(kept(' start=" +07px"')).toBe('<ol start="7">')
    expect(kept(' start="-3" type="I"')).toBe('<ol start="-3" type="I">')
    expect(kept(' start="1" type="1"')).toBe('<ol>')
    for (const none of ['', 'x', '1e3x', '99999999999', 'NaN', '"', '-'])
      expect(kept(` start='${none}' type="disc"`)).toMatch(/^<ol>$/)
    expect(edited('<ol start="x" type="&quot;"><li><p>x</p></li></ol>')).toBe('<ol><li><p>x</p></li></ol>')
  })
})

/** A paragraph as Word pastes it. */
const word = (label: string, text: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-GB style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${label}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></p>\n`
const pasted = (html: string) => signedLines(edited(withoutStyles(`<html><body>${html}</body></html>`)))

describe('what is pasted from Word', () => {
  it.each([
    ['4.', '5.', '6.'],
    ['(a)', '(b)', '(c)'],
    ['i.', 'ii.', 'iii.'],
    ['h)', 'i)', 'j)'],
    ['i)', 'j)', 'k)'],
    ['IV.', 'V.', 'VI.'],
    ['C.', 'D.', 'E.'],
    ['c.', 'ci.', 'cii.'],
    ['z.', 'aa.', 'ab.'],
  ])('is a list that counts %s %s %s', (...labels) => {
    const html = labels.map((label) => word(label, `point ${label}`)).join('')
    expect(edited(withoutStyles(html))).toMatch(/^<ol[^>]*>(<li><p>point [^<]*<\/p><\/li>){3}<\/ol>$/)
    expect(pasted(html)).toEqual(labels.map((label) => [label.replace(/[().]/g, ''), `point ${label}`]))
  })

  it('is a list within a list, goes on after a paragraph, and has its bullets', () => {
    const html = [
      word('1.', 'one'),
      word('(a)', 'below', 2),
      word('(b)', 'below too', 2),
      word('2.', 'two'),
      '<p class=MsoNormal>between</p>',
      word('3.', 'three'),
      word('·', 'dot'),
      word('o', 'ring', 2),
    ].join('')
    expect(pasted(html)).toEqual([
      ['1', 'one'],
      ['a', 'below'],
      ['b', 'below too'],
      ['2', 'two'],
      ['', 'between'],
      ['3', 'three'],
      ['•', 'dot'],
      ['•', 'ring'],
    ])
  })

  it('keeps a number that no list writes as text, with one space', () => {
    expect(edited(withoutStyles(word('1.1', 'first') + word('1.2', 'second')))).toBe(
      '<p>1.1 first</p><p>1.2 second</p>',
    )
  })

  it('keeps letters above and below the line, and empty lines', () => {
    expect(
      edited(withoutStyles('<p>x<sup>2</sup> and H<span style="vertical-align:sub">2</span>O</p><p></p><p>end</p>')),
    ).toBe('<p>x<sup>2</sup> and H<sub>2</sub>O</p><p></p><p>end</p>')
  })

  it('keeps the signs and numbers that other programs write', () => {
    const html =
      '<ol start="3"><li style="list-style-type:lower-alpha">c</li><li value="7" style="list-style-type:lower-alpha">g</li></ol>'
    expect(pasted(html)).toEqual([
      ['c', 'c'],
      ['g', 'g'],
    ])
  })
})
