import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import { escapeMarkup } from '../mail/escape-markup'
import type { DocumentBlock } from './document-block'
import { startsWithTitle } from './pdf-document'
import { piecesOf } from './raised'

const FONT = 'Times New Roman'
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'B9C1CD' } as const
const headingLevels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const
// Fixed, so that the same document gives the same bytes.
const MADE = '2026-01-01T00:00:00Z'

/** Writes a document as an A4 Word file with real headings, lists and tables; the same input gives the same bytes. */
export async function writeDocx(title: string, blocks: readonly DocumentBlock[]): Promise<Buffer> {
  const whole: readonly DocumentBlock[] = startsWithTitle(blocks) ? blocks : [{ heading: title, level: 1 }, ...blocks]
  const document = new Document({
    title,
    creator: 'Articled',
    styles: { default: styles() },
    numbering: { config: [list('numbers', LevelFormat.DECIMAL, '%1.'), list('bullets', LevelFormat.BULLET, '•')] },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1280, bottom: 1440, left: 1360, right: 1360 },
          },
        },
        footers: { default: foot(title) },
        children: whole.flatMap(element),
      },
    ],
  })
  const core = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeMarkup(title)}</dc:title><dc:creator>Articled</dc:creator><dc:language>en-GB</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${MADE}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${MADE}</dcterms:modified></cp:coreProperties>`
  return withFixedTimes(await Packer.toBuffer(document, undefined, [{ path: 'docProps/core.xml', data: core }]))
}

function element(block: DocumentBlock, index: number): (Paragraph | Table)[] {
  if ('heading' in block)
    return [new Paragraph({ heading: headingLevels[block.level ?? 1], keepNext: true, children: runs(block.heading) })]
  if ('paragraph' in block) return [new Paragraph({ children: runs(block.paragraph) })]
  if ('list' in block) {
    const { marks } = block
    if (marks) return block.list.map((item, at) => marked(marks[at] ?? '', item))
    // Each list is its own instance, so that its numbers begin at 1.
    const numbering = { reference: block.numbered ? 'numbers' : 'bullets', level: 0, instance: index }
    return block.list.map((item) => new Paragraph({ numbering, spacing: { after: 80 }, children: runs(item) }))
  }
  if ('table' in block) return [table(block.table, true), space()]
  if ('facts' in block) return [table(block.facts, false), space()]
  if ('signature' in block) {
    return [
      new Paragraph({
        spacing: { before: 360 },
        children: [new TextRun({ text: block.signature, italics: true, size: 26 })],
      }),
    ]
  }
  return [new Paragraph({ children: [new PageBreak()] })]
}

/** A line of a list whose sign is its own text, since Word would count otherwise. */
const marked = (mark: string, item: string) =>
  new Paragraph({
    indent: { left: 560, hanging: 400 },
    tabStops: [{ type: TabStopType.LEFT, position: 560 }],
    spacing: { after: 80 },
    children: [...runs(mark), new TextRun({ children: [new Tab()] }), ...runs(item)],
  })

function table(rows: readonly (readonly string[])[], ruled: boolean): Table {
  const columns = Math.max(...rows.map((row) => row.length))
  const total = 9186
  const widths = ruled ? Array.from({ length: columns }, () => Math.floor(total / columns)) : [2200, total - 2200]
  const border = ruled ? LINE : NO_LINE
  const borders = {
    top: border,
    bottom: border,
    left: NO_LINE,
    right: NO_LINE,
    insideHorizontal: border,
    insideVertical: NO_LINE,
  }
  return new Table({
    width: { size: total, type: WidthType.DXA },
    columnWidths: widths,
    borders,
    rows: rows.map((row, rowIndex) => {
      const isHead = ruled && rowIndex === 0
      const cells = widths.map((width, column) => {
        const bold = isHead || (!ruled && column === 0)
        return new TableCell({
          width: { size: width, type: WidthType.DXA },
          margins: { top: 60, bottom: 60, left: ruled ? 100 : 0, right: 100 },
          ...(isHead ? { shading: { type: ShadingType.CLEAR, fill: 'EDF0F4', color: 'auto' } } : {}),
          children: [new Paragraph({ spacing: { after: 0 }, children: runs(row[column] ?? '', bold) })],
        })
      })
      return new TableRow({ tableHeader: isHead, cantSplit: true, children: cells })
    }),
  })
}

function runs(text: string, bold = false): TextRun[] {
  return piecesOf(text).flatMap((piece) => {
    const place = { superScript: piece.place === 'raised', subScript: piece.place === 'lowered' }
    return piece.text
      .split(/\r\n|\r|\n/)
      .map((line, index) => new TextRun({ text: line, bold, ...place, ...(index > 0 ? { break: 1 } : {}) }))
  })
}

function space(): Paragraph {
  return new Paragraph({ spacing: { after: 60 }, children: [] })
}

function foot(title: string): Footer {
  const page = new TextRun({
    children: pageOf(),
    size: 18,
    color: '586479',
  })
  const name = new TextRun({ text: `${title} · `, size: 18, color: '586479' })
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [name, page] })] })
}

/** 'Page 1 of 2', with the numbers that Word sets. */
function pageOf() {
  const [current, total] = ['\u{e000}', '\u{e001}']
  const words = `Page ${current} of ${total}`
  const numbers: Record<string, string> = { [current]: PageNumber.CURRENT, [total]: PageNumber.TOTAL_PAGES }
  return words.split(/([\u{e000}\u{e001}])/u).map((part) => numbers[part] ?? part)
}

function styles() {
  const heading = (size: number, before: number) => ({
    run: { font: FONT, size, bold: true, color: '14203A' },
    paragraph: { spacing: { before, after: 120 } },
  })
  return {
    document: {
      run: { font: FONT, size: 23, language: { value: 'en-GB' } },
      paragraph: { spacing: { after: 160, line: 288 } },
    },
    heading1: heading(36, 120),
    heading2: heading(28, 240),
    heading3: heading(24, 200),
  }
}

function list(reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) {
  const style = { paragraph: { indent: { left: 560, hanging: 360 } } }
  return { reference, levels: [{ level: 0, format, text, alignment: AlignmentType.LEFT, style }] }
}

// Overwrites the time that the archive notes for each part, in the directory and before the part.
function withFixedTimes(file: Buffer): Buffer {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    for (const stamp of [at + 12, file.readUInt32LE(at + 42) + 10]) file.writeUInt32LE(0x5c210000, stamp)
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return file
}
