import { inflateSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DocumentBlock } from '../../../server/gateways/documents/document-block'
import { writeDocx } from '../../../server/gateways/documents/docx-document'
import { htmlToBlocks } from '../../../server/gateways/documents/html-blocks'
import { writePdf } from '../../../server/gateways/documents/pdf-document'
import { piecesOf } from '../../../server/gateways/documents/raised'
import { toWinAnsi } from '../../../server/gateways/documents/win-ansi'
import { inspect } from '../../../server/gateways/files/file-kinds'
import { openSource } from '../../../server/gateways/files/file-source'
import { zipEntries, zipText } from '../../../server/gateways/files/zip-directory'
import { pdfPages } from '../../pdf-pages'

afterEach(() => void vi.useRealTimers())

const title = 'Client’s “file” – § 2(1)'
const blocks: DocumentBlock[] = [
  {
    facts: [
      ['From', 'Lydia Prosser'],
      ['Subject', 'Dad’s will — £480,000'],
    ],
  },
  { heading: 'What he has', level: 2 },
  { paragraph: 'Dear Ms Stanmore' },
  { list: ['House', 'Savings'], numbered: true },
  { list: ['Car'] },
  {
    table: [
      ['Asset', 'About'],
      ['9 Cloister Walk', '£480,000'],
      ['Car', '£8,000'],
    ],
  },
  { signature: 'Lydia Prosser' },
  { pageBreak: true },
  { paragraph: 'Over the page' },
]

async function documentXml(file: Buffer, part = 'word/document.xml'): Promise<string> {
  const source = await openSource(file)
  const entry = (await zipEntries(source))?.find(({ name }) => name === part)
  return (entry && (await zipText(source, entry, 10_000_000))) ?? ''
}

describe('a PDF', () => {
  it('holds all its text with the signs of English writing, and counts its pages', async () => {
    const pages = pdfPages(await writePdf(title, blocks))
    expect(pages).toHaveLength(2)
    for (const words of [title, 'Dad’s will — £480,000', 'What he has', '1.', 'House', '•', '£8,000', 'Page 1 of 2']) {
      expect(pages[0]).toContain(words)
    }
    expect(pages[1]).toContain('Over the page')
    expect(pages[1]).toContain('Page 2 of 2')
  })

  it('has the same bytes for the same input, and is a PDF by its content', async () => {
    const file = await writePdf(title, blocks)
    expect((await writePdf(title, blocks)).equals(file)).toBe(true)
    expect((await writePdf('Other', blocks)).equals(file)).toBe(false)
    expect(await inspect(file, 'file.pdf')).toMatchObject({ mime: 'application/pdf' })
  })

  it('carries a long table over pages and repeats its head', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`Row ${index}`, 'words '.repeat((index % 9) + 1)])
    const pages = pdfPages(await writePdf('Long', [{ table: [['Item', 'Description'], ...rows] }]))
    expect(pages.length).toBeGreaterThan(3)
    for (const page of pages) expect(page).toContain('Description')
    for (const [name = ''] of rows) expect(pages.filter((page) => page.split('\n').includes(name))).toHaveLength(1)
  })

  it('does not print a title above a first heading in the text', async () => {
    const [page] = pdfPages(await writePdf('Will of D Ashgrove', [{ heading: 'The last will' }, { paragraph: 'Text' }]))
    expect(page?.split('\n')[0]).toBe('The last will')
  })
})

describe('the letters of a PDF', () => {
  const written: [script: string, words: string][] = [
    ['Polish', 'Łukasz Żółć, świadek'],
    ['Czech', 'Příliš žluťoučký kůň'],
    ['Turkish', 'İğdır’ın ışığı, Şükrü'],
    ['Vietnamese', 'Nguyễn Thị Hồng, quyền sở hữu'],
    ['Welsh', 'Tŷ bach yn Ŵyl'],
    ['Greek', 'Ελένη Παπαδοπούλου, ακίνητο'],
    ['Cyrillic', 'Иван Щербаков, Київ, їжак'],
    ['Georgian', 'ქართული ენა'],
    ['Armenian', 'Հայոց լեզու'],
    ['signs', '→ ← − ≤ ≥ ≠ ☐ ☑ ✓ ✗ ′ ″'],
    ['faces', '😀'],
  ]

  it.each(written)('are those of the text, in a title, a heading, a line, a list and a table: %s', async (_, words) => {
    const file = await writePdf(words, [
      { paragraph: `One ${words}` },
      { heading: `Two ${words}`, level: 2 },
      { list: [`Three ${words}`] },
      { facts: [['Name', `Four ${words}`]] },
      { signature: words },
      {
        table: [
          ['A', 'B'],
          [words, 'x'],
        ],
      },
    ])
    const text = pdfPages(file).join('\n').replace(/\s+/g, ' ')
    for (const part of [`One ${words}`, `Two ${words}`, `Three ${words}`, `Four ${words}`]) expect(text).toContain(part)
    expect(text.split(words)).toHaveLength(9)
    expect(text).not.toContain('?')
    // A file holds the letters that it uses, not a font of hundreds of thousands of bytes.
    expect(file.length).toBeLessThan(90_000)
  })

  it.each([
    ['Arabic', 'العقد'],
    ['Hebrew', 'חוזה'],
  ])(
    'are all there where they are written from right to left, in the order in which they stand on the page: %s',
    async (_, word) => {
      const [page = ''] = pdfPages(await writePdf('Title', [{ paragraph: word }]))
      const letters = (text: string) => [...text.normalize('NFKC')].sort().join('')
      expect(page.split('\n').map(letters)).toContain(letters(word))
    },
  )

  it('are question marks where no face has them, and nothing else of the text is lost', async () => {
    const [page] = pdfPages(await writePdf('Title', [{ paragraph: 'Łódź 漢 and 字 end' }]))
    expect(page).toContain('Łódź ? and ? end')
  })

  it('are raised and lowered, and smaller, where they were so', async () => {
    const blocks = htmlToBlocks('<p>x<sup>2</sup> + H<sub>2</sub>O on the 22<sup>nd</sup></p>')
    const file = await writePdf('Title', blocks)
    const [page = ''] = pdfPages(file)
    expect(page.split('\n').slice(1, 8)).toEqual(['x', '2', ' + H', '2', 'O on the 22', 'nd', expect.any(String)])
    const source = file.toString('latin1')
    const contents = [...source.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)].map((match) => {
      const start = match.index + match[0].length
      return inflateSync(file.subarray(start, start + Number(match[1]))).toString('latin1')
    })
    const placed = [...contents.join('').matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm\n\/F\d+ ([\d.]+) Tf/g)]
      .slice(1, 7)
      .map(([, y, size]) => [Number(y), Number(size)] as const)
    const [level, raised, , lowered] = placed
    expect(placed.map(([, size]) => size)).toEqual([11.5, 7.475, 11.5, 7.475, 11.5, 7.475])
    expect(raised?.[0]).toBeGreaterThan((level?.[0] ?? 0) + 2)
    expect(lowered?.[0]).toBeLessThan((level?.[0] ?? 0) - 1)
    expect(placed[2]?.[0]).toBe(level?.[0])
    expect(placed[4]?.[0]).toBe(level?.[0])
  })

  it('are set in parts that fit on a line where a word has no end, and nothing is added to it', async () => {
    const word = 'λόγος'.repeat(100)
    const pieces = piecesOf(word)
    expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThan(45)
    expect(pieces.map(({ text }) => text).join('')).toBe(word)
    const pages = pdfPages(await writePdf('Title', [{ paragraph: word }, { table: [[word, 'x']] }]))
    expect(pages.join('').replace(/\s/g, '')).toContain(word)
  })

  it('are raised and lowered in Word too, and plain where only words are kept', async () => {
    const blocks = htmlToBlocks('<p>x<sup>2</sup> H<sub>2</sub>O</p>')
    const xml = await documentXml(await writeDocx('Title', blocks))
    expect(xml).toMatch(/superscript"\/><\/w:rPr><w:t[^>]*>2</)
    expect(xml).toMatch(/subscript"\/><\/w:rPr><w:t[^>]*>2</)
    expect(JSON.stringify(htmlToBlocks('<p>a\uFDD0b&#64976;c</p>'))).toBe('[{"paragraph":"abc"}]')
  })
})

describe('text for the fonts built into PDF', () => {
  it('stays where they have its letters, and is replaced by similar letters elsewhere', () => {
    const kept = 'A–z — £ § ‘x’ “y” … • é ü €\nnext'
    expect(toWinAnsi(kept)).toBe(kept)
    expect(toWinAnsi('Łódź → ≥ 5\u2009% ☐ ﬁt ½ 漢 \u202Eabc\r\n')).toBe('Lódz -> >= 5 % [ ] fit ½ ? abc\n')
    expect(toWinAnsi('e\u0301')).toBe('é')
  })
})

describe('a Word file', () => {
  it('holds headings, lists, tables and all its text', async () => {
    const file = await writeDocx(title, blocks)
    expect(await inspect(file, 'file.docx')).toMatchObject({ extension: 'docx' })
    const xml = await documentXml(file)
    for (const words of [title, 'Dad’s will — £480,000', '9 Cloister Walk', 'Over the page', 'Savings'])
      expect(xml).toContain(words)
    expect(xml).toMatch(/<w:pStyle w:val="Heading2"\/>(?:(?!<\/w:p>).)*What he has/)
    expect(xml.match(/<w:numPr>/g)).toHaveLength(3)
    expect(xml.match(/<w:tbl>/g)).toHaveLength(2)
    expect(xml).toContain('<w:br w:type="page"/>')
    expect(await documentXml(file, 'docProps/core.xml')).toContain('<dc:title>Client’s “file” – § 2(1)</dc:title>')
  })

  it('has the same bytes for the same input at any time', async () => {
    const file = await writeDocx(title, blocks)
    // An archive stores the time.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    expect((await writeDocx(title, blocks)).equals(file)).toBe(true)
    expect((await writeDocx('Other', blocks)).equals(file)).toBe(false)
  })

  it('escapes its input', async () => {
    const file = await writeDocx('<a> & "b"', [{ paragraph: '</w:t><w:evil/> & co' }])
    expect(await documentXml(file)).toContain('&lt;/w:t&gt;&lt;w:evil/&gt; &amp; co')
    expect(await documentXml(file, 'docProps/core.xml')).toContain('&lt;a&gt; &amp; &quot;b&quot;')
  })
})

describe('rich text as blocks', () => {
  it('gives headings, paragraphs, lists and tables in order', () => {
    const html = `<h2>Advice &amp; costs</h2>
      <p>First line<br>second <strong>line</strong>&nbsp;with <a href="https://x.example">a link</a>.</p>
      <ol><li><p>One</p></li><li>Two<ul><li>nested</li></ul></li></ol><ul><li>Three</li></ul>
      <blockquote><p>Quoted</p></blockquote><pre><code>a
  b</code></pre><hr>
      <table><thead><tr><th>Item</th><th>£</th></tr></thead><tbody><tr><td><p>Fee</p></td><td>5 &lt; 6</td></tr></tbody></table>tail`
    expect(htmlToBlocks(html)).toEqual([
      { heading: 'Advice & costs', level: 1 },
      { paragraph: 'First line\nsecond line\u00a0with a link.' },
      { list: ['One', 'Two', 'nested'], numbered: true, marks: ['1.', '2.', '•'] },
      { list: ['Three'], numbered: false },
      { paragraph: 'Quoted' },
      { paragraph: 'a\n  b' },
      {
        table: [
          ['Item', '£'],
          ['Fee', '5 < 6'],
        ],
      },
      { paragraph: 'tail' },
    ])
  })

  it('gives no blocks for an empty text', () => {
    expect(htmlToBlocks('')).toEqual([])
    expect(htmlToBlocks('<p> </p><ul></ul><table></table>')).toEqual([])
  })
})
