import { describe, expect, it } from 'vitest'
import { numberedQuotes, quotedHtml } from '../../../src/parts/room/quoted'
import type { Criterion, MarkQuote } from '../../../src/parts/room/session-parts'
import { markedHtml, textOfHtml } from '../../../src/ui/rich-text/marked-html'

const HTML = '<p>Dear <strong>Mr Marlowe</strong></p><ol> <li>The offer</li> <li>is £120,000</li> </ol>'

describe('words marked in a text', () => {
  it('leaves every character where it was, whatever is marked', () => {
    const text = textOfHtml(HTML)
    for (let from = 0; from < text.length; from += 1)
      for (let to = from + 1; to <= text.length; to += 3) {
        const marked = markedHtml(HTML, [
          { from, to, sign: '1' },
          { from: Math.max(0, from - 4), to: Math.max(2, to - 2), sign: '2', now: true },
        ])
        expect(textOfHtml(marked)).toBe(text)
      }
  })

  it('goes over elements, and puts the sign behind the last of the words alone', () => {
    expect(markedHtml(HTML, [{ from: 2, to: 8, sign: '3' }])).toContain(
      '<p>De<mark>ar </mark><strong><mark data-sign="3">Mr </mark>Marlowe</strong></p>',
    )
  })

  it('puts nothing between the entries of a list', () => {
    expect(markedHtml(HTML, [{ from: 0, to: 99, sign: '1' }])).toContain('<ol> <li><mark>The offer</mark></li> <li>')
  })

  it('has both signs where two end at one place, and tells the present one apart', () => {
    const both = [
      { from: 0, to: 4, sign: '1' },
      { from: 2, to: 4, sign: '5', now: true },
    ]
    expect(markedHtml('<p>Dear</p>', both)).toBe('<p><mark>De</mark><mark data-sign="1, 5" data-now="">ar</mark></p>')
  })
})

describe('what is quoted of an answer', () => {
  const criterion = (id: string, kind: Criterion['kind']): Criterion => ({
    id,
    kind,
    title: id,
    description: null,
    weight: 1,
  })
  const quote = (text: string, from: number): MarkQuote => ({ answerId: 'one', from, to: from + text.length, text })

  it('is numbered as the sheet numbers its criteria, skills first', () => {
    const quotes = numberedQuotes(
      [criterion('law', 'law'), criterion('facts', 'skills')],
      (id) => [quote(id, 0)],
      'law',
    )
    expect(quotes.map(({ text, number, now }) => [text, number, now])).toEqual([
      ['facts', 1, false],
      ['law', 2, true],
    ])
  })

  it('is marked where it stands in that answer, and not where the answer has changed or is another', () => {
    const numbered = [{ ...quote('Dear', 0), number: 1 }]
    expect(quotedHtml('<p>Dear Sir</p>', 'one', numbered)).toBe('<p><mark data-sign="1">Dear</mark> Sir</p>')
    expect(quotedHtml('<p>Hello Sir</p>', 'one', numbered)).toBe('<p>Hello Sir</p>')
    expect(quotedHtml('<p>Dear Sir</p>', 'two', numbered)).toBe('<p>Dear Sir</p>')
  })
})
