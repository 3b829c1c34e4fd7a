import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { DocumentBlock } from './document-block'
import { inFaceFor, type Style } from './faces'
import { piecesOf, unmarked } from './raised'

const MARGIN = { top: 64, bottom: 72, left: 68, right: 68 }
const INK = '#14203a'
const GREY = '#586479'
const RULE = '#b9c1cd'
const BODY = 11.5
const LINE_GAP = 3
/** Of raised and lowered letters, beside the others of their line. */
const SMALL = 0.65
// Fixed, so that the same document gives the same bytes.
const MADE = new Date('2026-01-01T00:00:00Z')

type Pdf = InstanceType<typeof PDFDocument>

/** Writes a document as A4 PDF with real text and numbered pages; the same input gives the same bytes. */
export async function writePdf(title: string, blocks: readonly DocumentBlock[]): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: MARGIN,
    bufferPages: true,
    displayTitle: true,
    lang: 'en-GB',
    info: { Title: title, Creator: 'Articled', Producer: 'Articled', CreationDate: MADE, ModDate: MADE },
  })
  const bytes = buffer(pdf)
  pdf.fillColor(INK)
  if (!startsWithTitle(blocks)) drawHeading(pdf, title, 1)
  for (const block of blocks) draw(pdf, block)
  drawFeet(pdf, title)
  pdf.end()
  return bytes
}

/** Whether a document starts with a heading of its own, so that its title is not printed above it. */
export function startsWithTitle(blocks: readonly DocumentBlock[]): boolean {
  const first = blocks[0]
  return first !== undefined && 'heading' in first && (first.level ?? 1) === 1
}

function draw(pdf: Pdf, block: DocumentBlock): void {
  if ('heading' in block) drawHeading(pdf, block.heading, block.level ?? 1)
  else if ('paragraph' in block) write(pdf, block.paragraph, { after: 8 })
  else if ('list' in block) drawList(pdf, block.list, block.marks ?? marksOf(block.list, block.numbered))
  else if ('table' in block) drawTable(pdf, block.table)
  else if ('facts' in block) drawFacts(pdf, block.facts)
  else if ('signature' in block) {
    pdf.y += 12
    write(pdf, block.signature, { style: 'italic', size: 13, after: 8 })
  } else pdf.addPage()
}

function drawHeading(pdf: Pdf, text: string, level: 1 | 2 | 3): void {
  const size = { 1: 18, 2: 14, 3: 12 }[level]
  // Keeps a heading from standing alone at the foot of a page.
  if (pdf.y + size + 60 > bottom(pdf)) pdf.addPage()
  if (pdf.y > MARGIN.top) pdf.y += level === 1 ? 14 : 8
  write(pdf, text, { style: 'bold', size, after: level === 1 ? 10 : 5 })
}

const marksOf = (items: readonly string[], numbered = false) => items.map((_, at) => (numbered ? `${at + 1}.` : '•'))

function drawList(pdf: Pdf, items: readonly string[], marks: readonly string[]): void {
  items.forEach((item, index) => {
    room(pdf, BODY * 2)
    const y = pdf.y
    const mark = marks[index] ?? ''
    const { text, ...faced } = inFaceFor(pdf, mark, 'regular')
    pdf.fontSize(BODY).text(text, MARGIN.left - 20, y, { width: 40, align: 'right', lineBreak: false, ...faced })
    pdf.y = y
    write(pdf, item, { x: MARGIN.left + 28, after: 4 })
  })
  pdf.y += 5
}

function drawFacts(pdf: Pdf, facts: readonly (readonly [string, string])[]): void {
  const label = 118
  for (const [name, value] of facts) {
    room(pdf, Math.max(height(pdf, name, label - 10, 'bold'), height(pdf, value, inner(pdf) - label, 'regular')))
    const y = pdf.y
    write(pdf, name, { style: 'bold', width: label - 10 })
    const left = pdf.y
    pdf.y = y
    write(pdf, value, { x: MARGIN.left + label })
    pdf.y = Math.max(left, pdf.y) + 3
  }
  pdf.y += 7
}

function drawTable(pdf: Pdf, rows: readonly (readonly string[])[]): void {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = columnWidths(pdf, rows, columns)
  const padding = 5
  const aligned = widths.map((_, index) => (isAmounts(rows.slice(1).map((row) => row[index] ?? '')) ? 'right' : 'left'))
  const drawRow = (row: readonly string[], isHead: boolean) => {
    const style = isHead ? 'bold' : 'regular'
    const tall = Math.max(
      ...widths.map((width, index) => height(pdf, row[index] ?? '', width - 2 * padding, style, 10.5)),
    )
    const rowHeight = tall + 2 * padding - LINE_GAP
    if (pdf.y + rowHeight > bottom(pdf) && pdf.y > MARGIN.top) {
      pdf.addPage()
      if (!isHead && rows[0]) drawRow(rows[0], true)
    }
    const y = pdf.y
    if (isHead) pdf.rect(MARGIN.left, y, inner(pdf), rowHeight).fill('#edf0f4').fillColor(INK)
    let x = MARGIN.left
    widths.forEach((width, index) => {
      pdf.y = y + padding
      write(pdf, row[index] ?? '', {
        x: x + padding,
        width: width - 2 * padding,
        style,
        size: 10.5,
        align: aligned[index],
      })
      x += width
    })
    pdf.y = y + rowHeight
    pdf
      .moveTo(MARGIN.left, pdf.y)
      .lineTo(MARGIN.left + inner(pdf), pdf.y)
      .lineWidth(0.5)
      .stroke(RULE)
  }
  pdf.y += 2
  for (const [index, row] of rows.entries()) drawRow(row, index === 0)
  pdf.y += 12
}

function isAmounts(cells: readonly string[]): boolean {
  return cells.some(Boolean) && cells.every((cell) => /^[-–(]?£?[\d,.]*%?\)?$/.test(cell))
}

// Wide columns share the width that narrow ones leave.
function columnWidths(pdf: Pdf, rows: readonly (readonly string[])[], columns: number): number[] {
  const widthOf = (cell: string) => {
    const { text, ...faced } = inFaceFor(pdf, unmarked(cell), 'bold')
    return pdf.fontSize(10.5).widthOfString(text, faced)
  }
  const wanted = Array.from({ length: columns }, (_, index) =>
    Math.max(36, ...rows.map((row) => widthOf(row[index] ?? '') + 12)),
  )
  const capped = wanted.map((width) => Math.min(width, (inner(pdf) / columns) * 1.8))
  const total = capped.reduce((sum, width) => sum + width, 0)
  return capped.map((width) => (width / total) * inner(pdf))
}

function drawFeet(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(start + index)
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - 44
    pdf
      .moveTo(MARGIN.left, y - 8)
      .lineTo(MARGIN.left + inner(pdf), y - 8)
      .lineWidth(0.5)
      .stroke(RULE)
    pdf.fontSize(9).fillColor(GREY)
    const { text, ...faced } = inFaceFor(pdf, title, 'regular')
    pdf.text(text, MARGIN.left, y, { width: inner(pdf) - 80, height: 11, ellipsis: true, ...faced })
    const number = inFaceFor(pdf, `Page ${index + 1} of ${count}`, 'regular')
    pdf.text(number.text, MARGIN.left, y, { width: inner(pdf), align: 'right', lineBreak: false })
  }
}

interface Writing {
  style?: Style
  size?: number
  x?: number
  width?: number
  after?: number
  align?: 'left' | 'right'
}

function write(
  pdf: Pdf,
  text: string,
  { style = 'regular', size = BODY, x = MARGIN.left, width, after = 0, align = 'left' }: Writing,
): void {
  const pieces = piecesOf(align === 'left' ? text : unmarked(text))
  const last = pieces.length - 1
  pdf.x = x
  if (last < 0) pdf.fontSize(size).text('', { width: width ?? MARGIN.left + inner(pdf) - x, lineGap: LINE_GAP })
  for (const [at, piece] of pieces.entries()) {
    const { text: shown, ...faced } = inFaceFor(pdf, piece.text, style)
    const tall = pdf.fontSize(size).currentLineHeight(true)
    const small = piece.place === 'level' ? size : size * SMALL
    const gap = LINE_GAP + tall - pdf.fontSize(small).currentLineHeight(true)
    // Text is set from the top of its line, where small letters are raised already.
    const down = piece.place === 'lowered' ? (size - small) * 0.9 + size * 0.12 : 0
    const options = {
      width: width ?? MARGIN.left + inner(pdf) - x,
      lineGap: gap,
      align,
      continued: at < last,
      ...faced,
    }
    pdf.y += down
    if (at === 0) pdf.text(shown, x, pdf.y, options)
    else pdf.text(shown, options)
    pdf.y -= down
  }
  pdf.x = MARGIN.left
  pdf.y += after
}

function height(pdf: Pdf, text: string, width: number, style: Style, size = BODY): number {
  const words = piecesOf(unmarked(text)).map((piece) => piece.text)
  const { text: shown, ...faced } = inFaceFor(pdf, words.join(' '), style)
  return pdf.fontSize(size).heightOfString(shown, { width, lineGap: LINE_GAP, ...faced })
}

function room(pdf: Pdf, needed: number): void {
  if (pdf.y + needed > bottom(pdf)) pdf.addPage()
}

function inner(pdf: Pdf): number {
  return pdf.page.width - MARGIN.left - MARGIN.right
}

function bottom(pdf: Pdf): number {
  return pdf.page.height - MARGIN.bottom
}
