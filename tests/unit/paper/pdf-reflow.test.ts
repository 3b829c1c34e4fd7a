import { describe, expect, it } from 'vitest'
import { type PdfItem, reflow } from '../../../src/ui/paper/pdf-reflow'

const LONG = 'The parties exchanged contracts on 4 May and agreed that completion would follow. '.repeat(4).trim()
const [LETTER, LEFT, COLUMNS] = [5, 50, 80]

/** Sets paragraphs on a page as PDFs do: one piece of text a line, each ended, the next paragraph a step lower. */
function set(paragraphs: readonly string[], size = 10): PdfItem[] {
  let foot = 800
  const items: PdfItem[] = []
  for (const paragraph of paragraphs) {
    let line = ''
    const end = () => {
      items.push({
        str: line,
        transform: [size, 0, 0, size, LEFT, foot],
        width: line.length * LETTER,
        height: size,
        hasEOL: true,
      })
      foot -= size * 1.4
      line = ''
    }
    for (const word of paragraph.split(' ')) {
      if (`${line} ${word}`.length > COLUMNS) end()
      line += line ? ` ${word}` : word
    }
    end()
    foot -= size
  }
  return items
}

const shownIn = (html: string) =>
  html.replace(/<[^>]+>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

describe('the text of a PDF without its pages', () => {
  it('has the paragraphs of the paper, each in one piece, and its headings', () => {
    const heading: PdfItem = {
      str: 'Advice',
      transform: [16, 0, 0, 16, LEFT, 830],
      width: 60,
      height: 16,
      hasEOL: true,
    }
    const page = [heading, ...set([`First. ${LONG}`, `Second. ${LONG}`, '• The deposit', '• The survey'])]
    expect(reflow([page]).html).toBe(
      `<h3>Advice</h3><p>First. ${LONG}</p><p>Second. ${LONG}</p><p>• The deposit</p><p>• The survey</p>`,
    )
  })

  it('has every character of every page, and marks at the same words', () => {
    const pages = [set(['A <long> paper & its end', LONG]), set([`Then ${LONG}`]), [], set(['The last survey'])]
    const text = reflow(pages)
    const shown = shownIn(text.html)
    const marked = pages.flatMap((page, index) => {
      const words = page.map(({ str }) => str).join('')
      return ['<long>', 'completion', 'survey']
        .map((word) => ({ word, from: words.lastIndexOf(word) }))
        .filter(({ from }) => from >= 0)
        .map(({ word, from }) => ({ word, mark: { page: index + 1, from, to: from + word.length } }))
    })
    expect(marked).toHaveLength(4)
    for (const { word, mark } of marked) {
      const place = text.toText(mark)
      expect(place && shown.slice(place.from, place.to)).toBe(word)
      expect(place && text.toMark(place)).toEqual(mark)
    }
    const letters = pages.flat().map(({ str }) => str)
    expect(shown.replace(/\s/g, '')).toBe(letters.join('').replace(/\s/g, ''))
  })

  it('ends a mark that goes on to the next page at the foot of its own', () => {
    const text = reflow([set(['one two']), set(['three'])])
    expect(text.toMark({ from: 4, to: 12 })).toEqual({ page: 1, from: 4, to: 7 })
  })

  it('says of a page that is not there that it is not', () => {
    expect(reflow([]).toText({ page: 3, from: 0, to: 4 })).toBeNull()
  })

  it('joins a word that was divided at the end of its line', () => {
    const [first, second] = set(['exami-', 'nation'])
    expect(
      reflow([
        [
          { ...(first as PdfItem), width: 400 },
          { ...(second as PdfItem), transform: [10, 0, 0, 10, LEFT, 786] },
        ],
      ]).html,
    ).toBe('<p>exami-nation</p>')
  })

  it('divides what stands side by side as columns', () => {
    const item = (str: string, left: number, hasEOL: boolean): PdfItem => ({
      ...{ str, hasEOL, transform: [10, 0, 0, 10, left, 700], width: str.length * LETTER, height: 10 },
    })
    expect(reflow([[item('Item', 50, false), item('£40.00', 300, true)]]).html).toBe('<p>Item\u2003£40.00</p>')
  })
})
