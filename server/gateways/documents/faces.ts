import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { isWinAnsi, toWinAnsi } from './win-ansi'

type Pdf = InstanceType<typeof PDFDocument>
export type Style = 'regular' | 'bold' | 'italic'

const builtIn: Record<Style, string> = { regular: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' }
/** The faces that are embedded for other letters, of which a file holds those that it uses. The first has the look of the built-in one, the second more alphabets. */
const embedded: Record<Style, readonly string[]> = {
  regular: ['DejaVuSerif', 'DejaVuSans'],
  bold: ['DejaVuSerif-Bold', 'DejaVuSans-Bold'],
  italic: ['DejaVuSerif-Italic', 'DejaVuSans-Oblique'],
}

const require = createRequire(import.meta.url)
const files = new Map<string, Buffer>()

function fileOf(face: string): Buffer {
  const read = files.get(face)
  if (read) return read
  const file = readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${face}.ttf`))
  files.set(face, file)
  return file
}

/** The part of pdfkit's present font that knows its letters. */
interface Lettered {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } }
}

/** Which letters the faces have, since a face is read anew for each file. */
const known = new Map<string, Map<number, boolean>>()

/** Registers an embedded face. A file holds the letters of it that it uses. */
export const embed = (pdf: Pdf, face: string) => pdf.registerFont(face, fileOf(face))

/** Whether an embedded face has all letters that are seen of a text. */
export const hasAll = (pdf: Pdf, face: string, text: string): boolean =>
  Array.from(text).every((letter) => isUnseen.test(letter) || has(pdf, face, letter.codePointAt(0) ?? 0))

function has(pdf: Pdf, face: string, code: number): boolean {
  const letters = known.get(face) ?? new Map<number, boolean>()
  known.set(face, letters)
  const before = letters.get(code)
  if (before !== undefined) return before
  pdf.font(face)
  const found = (pdf as unknown as Lettered)._font.font.hasGlyphForCodePoint(code)
  letters.set(code, found)
  return found
}

const isUnseen = /[\p{C}\p{Zs}]/u
const joiners = /[\u200C\u200D]/u
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Nko}]/u
const leftToRight = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u

/** For a text that is all written from right to left. */
export const directed = (text: string): Pick<Faced, 'features'> =>
  rightToLeft.test(text) && !leftToRight.test(text) ? { features: [] } : {}

export interface Faced {
  text: string
  /** Passed to pdfkit: a text that is all written from right to left is laid out whole, not word by word. */
  features?: []
}

/** Sets the font in which a text is written, and gives the text as it can be written: whole in the built-in face, or whole in one that has its letters. */
export function inFaceFor(pdf: Pdf, text: string, style: Style): Faced {
  if (isWinAnsi(text)) {
    pdf.font(builtIn[style])
    return { text: toWinAnsi(text) }
  }
  const letters = Array.from(text.normalize('NFC').replace(/\r\n?/g, '\n'), (letter) => {
    if (letter === '\t') return '    '
    if (letter === '\n' || letter === '\u00A0' || joiners.test(letter)) return letter
    return /\p{Zs}/u.test(letter) ? ' ' : letter.replace(/\p{C}/gu, '')
  })
  const missing = (face: string) =>
    letters.filter((letter) => letter && !isUnseen.test(letter) && !has(pdf, face, letter.codePointAt(0) ?? 0))
  const counted = embedded[style].map((face) => {
    embed(pdf, face)
    return { face, lacks: new Set(missing(face)) }
  })
  const [best] = counted.toSorted((one, other) => one.lacks.size - other.lacks.size)
  if (best) pdf.font(best.face)
  const shown = letters.map((letter) => (best?.lacks.has(letter) ? '?' : letter)).join('')
  return { text: shown, ...directed(shown) }
}
