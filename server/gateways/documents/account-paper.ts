import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { directed, embed, hasAll } from './faces'
import { latinOf } from './latin'

/** A paper of account: an invoice, a credit note, a receipt. All texts are as they are to be read. */
export interface AccountPaper {
  title: string
  number: string
  /** Whom it is from and to. */
  parties: readonly { label: string; name: string; lines: readonly string[]; note?: string | null }[]
  facts: readonly (readonly [label: string, value: string])[]
  /** The heads of the columns; all but the first are of numbers. */
  heads: readonly string[]
  rows: readonly { cells: readonly string[]; detail?: string | undefined }[]
  totals: readonly { label: string; value: string; weight: 'plain' | 'strong' | 'total' }[]
  notes: readonly string[]
  foot: string
  page: (at: number, of: number) => string
  /** The language that a reader's program reads it out in. */
  lang: string
  made: Date
}

type Pdf = InstanceType<typeof PDFDocument>

const MARGIN = { top: 56, bottom: 84, left: 56, right: 56 }
const [REGULAR, BOLD] = ['DejaVuSans', 'DejaVuSans-Bold']
const [INK, GREY, RULE, LINE, ACCENT, BRAND] = ['#14203a', '#515d73', '#e2e6ec', '#7d8aa0', '#b4532a', '#1f3f8f']
const GAP = 10

/** Writes a paper of account as A4 PDF with real text; the same input gives the same bytes. */
export async function writeAccountPaper(paper: AccountPaper): Promise<Buffer> {
  const { title, number, lang, made } = paper
  const pdf = new PDFDocument({
    ...{ size: 'A4', margins: MARGIN, bufferPages: true, displayTitle: true, lang },
    info: { Title: `${title} ${number}`, Creator: 'Articled', Producer: 'Articled', CreationDate: made, ModDate: made },
  })
  const bytes = buffer(pdf)
  for (const face of [REGULAR, BOLD]) embed(pdf, face)
  drawHead(pdf, paper)
  drawParties(pdf, paper)
  await drawLines(pdf, paper)
  drawTotals(pdf, paper)
  drawNotes(pdf, paper)
  drawFeet(pdf, paper)
  pdf.end()
  return bytes
}

interface Style {
  size?: number
  bold?: boolean
  colour?: string
  align?: 'left' | 'right'
}

/** A text as the faces can show it: in its own letters, or where they lack one in Latin letters; never as boxes. */
const shown = (pdf: Pdf, text: string): string => {
  const plain = text.normalize('NFC').replace(/\p{C}/gu, '')
  const latin = hasAll(pdf, REGULAR, plain) ? plain : (latinOf(plain) ?? plain)
  return Array.from(latin, (letter) => (hasAll(pdf, REGULAR, letter) ? letter : '?')).join('')
}

/** A name as it is written, and where it is not in Latin letters those below it. */
function namesOf(pdf: Pdf, name: string): string[] {
  const [own, latin] = [shown(pdf, name), latinOf(name)]
  return latin && latin !== own ? [own, latin] : [own]
}

function set(pdf: Pdf, { size = 9.5, bold = false, colour = INK }: Style) {
  pdf
    .font(bold ? BOLD : REGULAR)
    .fontSize(size)
    .fillColor(colour)
}

interface Place {
  x: number
  y: number
  width: number
}

/** Writes a text at a place. Returns where it ends. */
function put(pdf: Pdf, text: string, { x, y, width }: Place, style: Style = {}): number {
  const letters = shown(pdf, text)
  set(pdf, style)
  pdf.text(letters, x, y, { width, lineGap: 2, align: style.align ?? 'left', ...directed(letters) })
  return pdf.y
}

function heightOf(pdf: Pdf, text: string, width: number, style: Style = {}): number {
  const letters = shown(pdf, text)
  set(pdf, style)
  return pdf.heightOfString(letters, { width, lineGap: 2 })
}

const inner = (pdf: Pdf): number => pdf.page.width - MARGIN.left - MARGIN.right
const bottom = (pdf: Pdf): number => pdf.page.height - MARGIN.bottom

function rule(pdf: Pdf, y: number, colour: string, x = MARGIN.left) {
  pdf
    .moveTo(x, y)
    .lineTo(MARGIN.left + inner(pdf), y)
    .lineWidth(0.75)
    .stroke(colour)
}

function drawHead(pdf: Pdf, { title, number }: AccountPaper) {
  const y = MARGIN.top
  const width = inner(pdf) - 140
  const below = put(pdf, title, { x: MARGIN.left, y, width }, { size: 20, bold: true })
  put(pdf, number, { x: MARGIN.left, y: below, width }, { size: 12, colour: GREY })
  const end = pdf.y
  set(pdf, { size: 13, bold: true })
  const x = MARGIN.left + inner(pdf) - 24 - pdf.widthOfString('Articled')
  pdf.roundedRect(x, y + 2, 18, 20, 3).fill(BRAND)
  pdf.rect(x + 4, y + 2, 1.5, 20).fill(ACCENT)
  for (const down of [8, 12, 16]) pdf.rect(x + 8, y + down, 7, 1.2).fill('#ffffff')
  put(pdf, 'Articled', { x: x + 24, y: y + 5, width: 76 }, { size: 13, bold: true })
  pdf.y = end + 22
}

function drawParties(pdf: Pdf, { parties, facts }: AccountPaper) {
  const top = pdf.y
  const width = (inner(pdf) - 14) / 3 - GAP
  const at = (column: number): Omit<Place, 'y'> => ({ x: MARGIN.left + 14 + column * (width + GAP), width })
  const ends = parties.map(({ label, name, lines, note }, column) => {
    let y = put(pdf, label, { ...at(column), y: top + 8 }, { size: 8.5, colour: GREY })
    for (const each of namesOf(pdf, name)) y = put(pdf, each, { ...at(column), y }, { bold: true })
    for (const line of lines) y = put(pdf, line, { ...at(column), y: y + 1 })
    return note ? put(pdf, note, { ...at(column), y: y + 6 }, { size: 8.5, colour: GREY }) : y
  })
  let y = top + 8
  for (const [label, value] of facts) {
    y = put(pdf, label, { ...at(2), y }, { size: 8.5, colour: GREY })
    y = put(pdf, value, { ...at(2), y }, { bold: true }) + 5
  }
  const end = Math.max(...ends, y) + 8
  pdf.rect(MARGIN.left, top, 1.5, end - top).fill(ACCENT)
  pdf.y = end + 26
}

/** The widths of columns: numbers have what they need, the first has the rest. */
function widthsOf(pdf: Pdf, { heads, rows }: AccountPaper): number[] {
  set(pdf, {})
  const needed = heads.map((head, at) =>
    Math.max(...[head, ...rows.map(({ cells }) => cells[at] ?? '')].map((text) => pdf.widthOfString(text) + 1)),
  )
  const others = needed.slice(1).reduce((all, each) => all + each + GAP, 0)
  return [inner(pdf) - others, ...needed.slice(1)]
}

/** Rows that are written in one go, after which others have their turn: some fifteen milliseconds. */
const IN_ONE_GO = 20

async function drawLines(pdf: Pdf, paper: AccountPaper) {
  const widths = widthsOf(pdf, paper)
  const cellsAt = (cells: readonly string[], y: number, style: Style) => {
    let x = MARGIN.left
    const ends = widths.map((width, at) => {
      const end = put(pdf, cells[at] ?? '', { x, y, width }, { ...style, align: at ? 'right' : 'left' })
      x += width + GAP
      return end
    })
    return Math.max(...ends)
  }
  const heads = () => {
    const end = cellsAt(paper.heads, pdf.y, { size: 8.5, colour: GREY })
    rule(pdf, end + 4, LINE)
    pdf.y = end + 10
  }
  heads()
  const [first = 0] = widths
  for (const [at, { cells, detail }] of paper.rows.entries()) {
    if (at && at % IN_ONE_GO === 0) await setImmediate()
    const tall = heightOf(pdf, cells[0] ?? '', first) + (detail ? heightOf(pdf, detail, first, { size: 8.5 }) : 0)
    if (pdf.y + tall > bottom(pdf)) {
      pdf.addPage()
      heads()
    }
    const y = pdf.y
    let end = cellsAt(cells, y, {})
    const below = y + heightOf(pdf, cells[0] ?? '', first)
    if (detail)
      end = Math.max(end, put(pdf, detail, { x: MARGIN.left, y: below, width: first }, { size: 8.5, colour: GREY }))
    rule(pdf, end + 5, RULE)
    pdf.y = end + 12
  }
}

function drawTotals(pdf: Pdf, { totals }: AccountPaper) {
  const x = MARGIN.left + inner(pdf) * 0.42
  const width = MARGIN.left + inner(pdf) - x
  if (pdf.y + totals.length * 22 > bottom(pdf)) pdf.addPage()
  pdf.y += 4
  for (const { label, value, weight } of totals) {
    const style: Style = { bold: weight !== 'plain', ...(weight === 'total' && { size: 11.5 }) }
    if (weight !== 'plain') {
      rule(pdf, pdf.y - 2, RULE, x)
      pdf.y += 4
    }
    const y = pdf.y
    put(pdf, label, { x, y, width: width - 90 }, { ...style, ...(weight === 'plain' && { colour: GREY }) })
    const end = pdf.y
    put(pdf, value, { x: x + width - 90, y, width: 90 }, { ...style, align: 'right' })
    pdf.y = Math.max(end, pdf.y) + 5
  }
  pdf.y += 18
}

function drawNotes(pdf: Pdf, { notes }: AccountPaper) {
  const width = inner(pdf) * 0.72
  for (const note of notes) {
    if (pdf.y + heightOf(pdf, note, width, { size: 8.5 }) > bottom(pdf)) pdf.addPage()
    pdf.y = put(pdf, note, { x: MARGIN.left, y: pdf.y, width }, { size: 8.5, colour: GREY }) + 5
  }
}

function drawFeet(pdf: Pdf, { foot, page }: AccountPaper) {
  const { start, count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(start + at)
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - 52
    rule(pdf, y - 8, RULE)
    put(pdf, foot, { x: MARGIN.left, y, width: inner(pdf) * 0.62 }, { size: 8, colour: GREY })
    put(pdf, page(at + 1, count), { x: MARGIN.left, y, width: inner(pdf) }, { size: 8, colour: GREY, align: 'right' })
  }
}
