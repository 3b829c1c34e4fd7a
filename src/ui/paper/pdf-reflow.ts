import type { PaperMark } from './paper'

/** A stretch of text as pdf.js tells it: `transform` ends with its place, from the left and from the foot of the page. */
export interface PdfItem {
  str: string
  transform: number[]
  width: number
  height: number
  hasEOL: boolean
}

/** The text of a PDF without its pages, as rich text to read on a narrow screen. */
export interface Reflowed {
  html: string
  /** Where a mark of a page lies in the reflowed text; null where there is no such page. */
  toText: (mark: PaperMark) => { from: number; to: number } | null
  /** The mark of a page for a stretch of the reflowed text: of its first page, if it goes on to the next. */
  toMark: (place: { from: number; to: number }) => PaperMark
}

interface Line {
  items: PdfItem[]
  left: number
  right: number
  foot: number
  size: number
}

/** Letters so much larger than those of the body make a heading. */
const HEADING = 1.12
/** A step down so much greater than the size of the letters begins a paragraph. */
const LEADING = 1.75
/** A line that ends so far before the longest ended its paragraph. */
const SHORT = 0.82
/** Between two words that far apart, by the size of the letters, there was a column. */
const [WORD, COLUMN] = [0.15, 2]
const opening = /^\s*([•▪◦–-]\s|\(?[\divxa-z]{1,4}[.)]\s)/i

const isOne = (items: PdfItem[]) => items.some(({ str }) => str.trim())

function linesOf(page: readonly PdfItem[]): Line[] {
  const lines: PdfItem[][] = [[]]
  for (const item of page) {
    const line = lines.at(-1) ?? []
    const last = line.findLast(({ str }) => str.trim())
    const isBelow = last && item.str.trim() && Math.abs(footOf(last) - footOf(item)) > sizeOf(item) * 0.5
    if (isBelow) lines.push([item])
    else line.push(item)
    if (item.hasEOL) lines.push([])
  }
  return lines.map(lineOf)
}

const footOf = ({ transform }: PdfItem) => transform[5] ?? 0
const leftOf = ({ transform }: PdfItem) => transform[4] ?? 0
const sizeOf = ({ transform, height }: PdfItem) => Math.hypot(transform[2] ?? 0, transform[3] ?? 0) || height

const nothing: PdfItem = { str: '', transform: [], width: 0, height: 0, hasEOL: false }

function lineOf(items: PdfItem[]): Line {
  const said = items.filter(({ str }) => str.trim())
  return {
    items,
    left: Math.min(...said.map(leftOf)),
    right: Math.max(...said.map((item) => leftOf(item) + item.width)),
    foot: footOf(said[0] ?? nothing),
    size: Math.max(0, ...said.map(sizeOf)),
  }
}
/** The size of most letters. */
function bodySize(lines: readonly Line[]): number {
  const letters = new Map<number, number>()
  for (const { items, size } of lines) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + items.reduce((sum, { str }) => sum + str.length, 0))
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
}

type Block = { heading: boolean; lines: Line[] }

function blocksOf(lines: readonly Line[], body: number, widest: number): Block[] {
  const blocks: Block[] = []
  let before: Line | undefined
  for (const line of lines) {
    const block = blocks.at(-1)
    // What is empty belongs to what stands before it, so that no character is lost.
    if (!isOne(line.items)) {
      if (block) block.lines.push(line)
      else blocks.push({ heading: false, lines: [line] })
      continue
    }
    const heading = line.size > body * HEADING
    const goesOn =
      block &&
      before &&
      heading === block.heading &&
      before.foot - line.foot < line.size * LEADING &&
      before.foot > line.foot &&
      (heading || before.right > widest * SHORT) &&
      !opening.test(line.items.map(({ str }) => str).join(''))
    if (goesOn) block.lines.push(line)
    else blocks.push({ heading, lines: [line] })
    before = line
  }
  return blocks
}

/** Joins the lines of a PDF’s pages to paragraphs and headings. Every character of the pages is in it, in their order, and spaces where there were none. */
export function reflow(pages: readonly (readonly PdfItem[])[]): Reflowed {
  const lines = pages.map(linesOf)
  const body = bodySize(lines.flat())
  const widest = Math.max(0, ...lines.flat().flatMap(({ right }) => (Number.isFinite(right) ? [right] : [])))
  const writer = new Writer()
  for (const page of lines) {
    writer.page()
    for (const { heading, lines: held } of blocksOf(page, body, widest)) {
      writer.open(heading ? 'h3' : 'p')
      for (const line of held) writer.line(line)
      writer.close()
    }
  }
  return writer
}

/** Writes the text, and remembers which of its characters are not in the pages. */
class Writer implements Reflowed {
  html = ''
  #tag = ''
  #length = 0
  #added: number[] = []
  #pages: number[] = []
  #last = ''

  page(): void {
    this.#pages.push(this.#length - this.#added.length)
  }
  open(tag: string): void {
    this.#tag = tag
    this.#last = ''
    this.html += `<${tag}>`
  }
  close(): void {
    this.html += `</${this.#tag}>`
  }
  line({ items }: Line): void {
    let end: number | undefined
    for (const item of items) {
      const gap = end === undefined ? COLUMN : (leftOf(item) - end) / (sizeOf(item) || 1)
      if (item.str.trim() && this.#last && !/\s$/.test(this.#last) && gap > WORD && !isCut(this.#last, item.str, end))
        this.#space(end !== undefined && gap > COLUMN ? '\u2003' : ' ')
      this.#write(item.str)
      if (item.str.trim()) end = leftOf(item) + item.width
    }
  }
  #write(text: string): void {
    this.html += text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    this.#length += text.length
    if (text) this.#last = text
  }
  #space(space: string): void {
    this.#added.push(this.#length)
    this.#write(space)
  }

  toText({ page, from, to }: PaperMark): { from: number; to: number } | null {
    const start = this.#pages[page - 1]
    return start === undefined ? null : { from: this.#inText(start + from), to: this.#inText(start + to - 1) + 1 }
  }
  toMark({ from, to }: { from: number; to: number }): PaperMark {
    const [first, last] = [this.#inPages(from), this.#inPages(to)]
    const page = this.#pages.findLastIndex((start) => start <= first)
    const start = this.#pages[page] ?? 0
    const end = this.#pages[page + 1] ?? Infinity
    return { page: page + 1, from: first - start, to: Math.min(last, end) - start }
  }
  #inText(place: number): number {
    let at = place
    for (const added of this.#added) if (added <= at) at++
    return at
  }
  #inPages(place: number): number {
    return place - this.#added.filter((added) => added < place).length
  }
}

/** Whether a word was divided at the end of its line. */
const isCut = (before: string, after: string, end: number | undefined) =>
  end === undefined && /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after)
