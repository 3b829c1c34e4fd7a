import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Document, Packer, Paragraph } from 'docx'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileNameOf, inspect, safeFileName } from '../../../server/gateways/files/file-kinds'
import { FileRefused } from '../../../server/gateways/files/file-refused'
import { compoundFile, mp3, mp4, officeFile, wav, webm, zip } from './sample-files'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const slides = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'
const macroWord = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const openText = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }
const photo = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#1d4289' } })

async function pdf(): Promise<Buffer> {
  const document = new PDFDocument()
  document.text('Instructions to counsel')
  document.end()
  return buffer(document)
}

const docx = () => Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('Letter of advice')] }] }))

const accepted: [name: string, content: () => Buffer | Promise<Buffer>, mime: string, extension: string][] = [
  ['brief.pdf', pdf, 'application/pdf', 'pdf'],
  ['advice.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  [
    'online.docx',
    () => officeFile('word/document2.xml', word),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'docx',
  ],
  [
    'accounts.xlsx',
    () => officeFile('xl/workbook.xml', sheet),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'xlsx',
  ],
  [
    'talk.pptx',
    () => officeFile('ppt/presentation.xml', slides),
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'pptx',
  ],
  ['note.odt', () => zip(openText), 'application/vnd.oasis.opendocument.text', 'odt'],
  ['old.doc', () => compoundFile(['WordDocument', '1Table']), 'application/msword', 'doc'],
  ['letter.rtf', () => Buffer.from('{\\rtf1\\ansi Dear Madam}'), 'application/rtf', 'rtf'],
  ['note.txt', () => Buffer.from('\ufeffClient’s costs: £200\r\n\t5 < 6'), 'text/plain', 'txt'],
  ['note.markdown', () => Buffer.from('# Advice\n\n- one'), 'text/markdown', 'md'],
  ['figures.csv', () => Buffer.from('item,amount\nfee,200'), 'text/csv', 'csv'],
  ['scan.JPEG', () => photo().jpeg().toBuffer(), 'image/jpeg', 'jpg'],
  ['scan.png', () => photo().png().toBuffer(), 'image/png', 'png'],
  ['advocacy.mp3', mp3, 'audio/mpeg', 'mp3'],
  ['memo.m4a', () => mp4('M4A ', ['soun']), 'audio/mp4', 'm4a'],
  ['recording.mp4', () => mp4('mp42', ['soun']), 'audio/mp4', 'm4a'],
  ['recording.webm', () => webm(['A_OPUS']), 'audio/webm', 'webm'],
  ['recording.wav', wav, 'audio/wav', 'wav'],
]

const markup = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const refused: [why: string, name: string, content: () => Buffer | Promise<Buffer>][] = [
  ['a page called a PDF', 'brief.pdf', () => Buffer.from('<!DOCTYPE html><p>hello')],
  ['a page called text', 'note.txt', () => Buffer.from(' \n<html><body>')],
  ['a drawing called text', 'note.txt', () => Buffer.from(markup)],
  ['a drawing called a photo', 'photo.png', () => Buffer.from(markup)],
  ['a drawing', 'photo.svg', () => Buffer.from(markup)],
  ['a page', 'page.html', () => Buffer.from('<p>hello')],
  ['a plain archive called Word', 'advice.docx', () => zip({ 'a.txt': 'hello' })],
  ['a spreadsheet called Word', 'advice.docx', () => officeFile('xl/workbook.xml', sheet)],
  ['Word whose main part is not there', 'advice.docx', () => officeFile('word/x.xml', word.replace('main', 'other'))],
  ['Word with macros', 'advice.docm', () => officeFile('word/document.xml', macroWord)],
  ['Word with macros under another name', 'advice.docx', () => officeFile('word/document.xml', macroWord)],
  [
    'Word with a macro part',
    'advice.docx',
    () => officeFile('word/document.xml', word, { 'word/vbaProject.bin': 'x' }),
  ],
  ['open text with macros', 'note.odt', () => zip({ ...openText, 'Basic/script-lc.xml': '<x/>' })],
  ['an archive with something after it', 'note.odt', () => Buffer.concat([zip(openText), Buffer.from('<html>')])],
  ['an archive cut short', 'note.odt', () => zip(openText).subarray(0, -30)],
  ['old Word with macros', 'old.doc', () => compoundFile(['WordDocument', 'Macros', 'VBA'])],
  ['an old spreadsheet called Word', 'old.doc', () => compoundFile(['Workbook'])],
  ['Word behind a password', 'advice.docx', () => compoundFile(['EncryptionInfo', 'EncryptedPackage'])],
  ['a Windows program', 'setup.exe', () => Buffer.from('MZ\x90\0\x03\0', 'latin1')],
  ['a program called text', 'note.txt', () => Buffer.from('MZ\x90\0\x03\0', 'latin1')],
  ['a program behind a document’s name', 'brief.pdf.exe', pdf],
  ['a Linux program called PDF', 'brief.pdf', () => Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0', 'latin1')],
  ['text with a NUL', 'note.txt', () => Buffer.from('hello\0there')],
  ['text in an old encoding', 'note.txt', () => Buffer.from('costs: \xa3200', 'latin1')],
  ['text that ends in half a character', 'note.txt', () => Buffer.from('costs: £').subarray(0, -1)],
  ['a photo called PDF', 'brief.pdf', () => photo().png().toBuffer()],
  ['a PNG called JPEG', 'scan.jpg', () => photo().png().toBuffer()],
  ['a GIF', 'scan.gif', () => photo().gif().toBuffer()],
  ['a video called sound', 'memo.m4a', () => mp4('M4A ', ['soun', 'vide'])],
  ['a WebM with a picture', 'memo.webm', () => webm(['V_VP8', 'A_OPUS'])],
  ['text called sound', 'memo.mp3', () => Buffer.from('hello')],
]

async function outcome(name: string, content: Uint8Array | string, type?: string) {
  try {
    return (await inspect(content, name, type)).extension
  } catch (error) {
    if (error instanceof FileRefused) return error.code
    throw error
  }
}

describe('inspecting an upload', () => {
  let dir: string
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'kinds-'))
  })
  afterAll(() => rm(dir, { recursive: true }))

  it.each(accepted)('accepts %s, from memory and from disk', async (name, content, mime, extension) => {
    const bytes = await content()
    const expected = { mime, extension, name: expect.stringMatching(new RegExp(`\\.${extension}$`)) }
    expect(await inspect(bytes, name, 'application/octet-stream')).toMatchObject(expected)
    const path = join(dir, 'upload')
    await writeFile(path, bytes)
    expect(await inspect(path, name)).toMatchObject(expected)
  })

  it.each(refused)('refuses %s', async (_why, name, content) => {
    const bytes = await content()
    expect(await outcome(name, bytes, 'application/pdf')).toBe('type')
    const path = join(dir, 'upload')
    await writeFile(path, bytes)
    expect(await outcome(name, path)).toBe('type')
  })

  it('finds macros and invalid characters far into a large file', async () => {
    const path = join(dir, 'large')
    await writeFile(
      path,
      Buffer.concat([compoundFile(['WordDocument']), Buffer.alloc(1024 * 1024), compoundFile(['Macros'])]),
    )
    expect(await outcome('old.doc', path)).toBe('type')
    const text = Buffer.from('£'.repeat(700_001))
    await writeFile(path, text)
    expect(await outcome('note.txt', path)).toBe('txt')
    await writeFile(path, Buffer.concat([text, Buffer.from([0xff])]))
    expect(await outcome('note.txt', path)).toBe('type')
  })

  it('takes the extension from the content where the name has none', async () => {
    expect(await outcome('blob', webm(['A_OPUS']))).toBe('webm')
    expect(await outcome('notes', Buffer.from('hello'))).toBe('txt')
    expect(await outcome('notes', Buffer.from('a,b'), 'text/csv; charset=utf-8')).toBe('csv')
    expect(await outcome('program', Buffer.from('MZ\x90\0', 'latin1'), 'text/plain')).toBe('type')
  })

  it('refuses an empty file', async () => {
    expect(await outcome('note.txt', Buffer.alloc(0))).toBe('empty')
  })

  it('tells the reader what to do', async () => {
    await expect(inspect(Buffer.from('x'), 'photo.heic')).rejects.toThrow('Save the photo as JPEG')
    await expect(inspect(Buffer.from('x'), 'a.pdf')).rejects.toThrow('not what its name says (.pdf)')
    await expect(inspect(Buffer.from('\xa3', 'latin1'), 'a.txt')).rejects.toThrow('plain text in UTF-8')
    await expect(inspect(compoundFile(['Macros']), 'a.doc')).rejects.toThrow('contains macros')
  })
})

describe('a safe file name', () => {
  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\amara\\My answer.PDF', 'My answer.pdf'],
    ['answer\u202Efdp.exe', 'answerfdp.pdf'],
    ['answer"\r\nSet-Cookie: a=b.pdf', 'answer"Set-Cookie: a=b.pdf'],
    ['The “50%” rule; what "fair" is.pdf', 'The “50%” rule; what "fair" is.pdf'],
    ['👩‍⚖️ and 🏴󠁧󠁢󠁥󠁮󠁧󠁿.pdf', '👩‍⚖️ and 🏴󠁧󠁢󠁥󠁮󠁧󠁿.pdf'],
    ['half \ud83d of it.pdf', 'half of it.pdf'],
    ['.htaccess', 'file.pdf'],
    ['CON', '_CON.pdf'],
    ['', 'file.pdf'],
    ['Réponse à l’appel.pdf', 'Réponse à l’appel.pdf'],
    ['R v Smith [2024] EWCA Crim 1.pdf', 'R v Smith [2024] EWCA Crim 1.pdf'],
  ])('makes of %j %j', (name, expected) => {
    expect(safeFileName(name, 'pdf')).toBe(expected)
  })

  it.each([
    ['Wills/Probate: “50%”?', 'Wills-Probate “50%”.csv'],
    ['R v. Smith', 'R v. Smith.csv'],
    ['Jose\u0301 ⚖️', 'José ⚖️.csv'],
  ])('of a thing called %j is %j', (title, expected) => {
    expect(fileNameOf(title, 'csv')).toBe(expected)
  })

  it('is short, and never ends in half a character', () => {
    const name = safeFileName('😀'.repeat(300), 'docx')
    expect(Array.from(name)).toHaveLength(116)
    expect(Buffer.from(name).toString()).toBe(name)
  })
})
