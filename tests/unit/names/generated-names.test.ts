import { mkdtemp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { isBlank, oneLine } from '../../../rules/one-line'
import { sessionInvitation } from '../../../server/gateways/calendar'
import { writePdf } from '../../../server/gateways/documents/pdf-document'
import { safeFileName } from '../../../server/gateways/files/file-kinds'
import { createMailer } from '../../../server/gateways/mail/mail'
import { createOutbox } from '../../../server/gateways/mail/outbox'
import { createClock } from '../../../server/kernel/time/clock'
import { usualPatience } from '../../../server/kernel/time/patience'
import { csvLine, csvText } from '../../../src/ui/files/csv'
import { generatedNames, NAMES } from '../../generated-names'
import { pdfPages } from '../../pdf-pages'

const names = generatedNames()
const lines = names.map(oneLine)
const title = { timeout: 60_000 + NAMES * 200 }

it(`${NAMES} names are lines that say what was written, and stay as they are when they are cleaned again`, () => {
  for (const [at, line] of lines.entries()) {
    expect(line).toBe(oneLine(line))
    expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/u)
    expect(isBlank(line)).toBe(false)
    const seen = (text: string) => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, '')
    expect(seen(line)).toBe(seen(names[at] ?? ''))
  }
})

it('arrive as the subjects of mails', title, async () => {
  const subjects: (string | undefined)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      simpleParser(stream).then(({ subject }) => {
        subjects.push(subject)
        callback()
      }, callback)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mailer = createMailer({
    ...{ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Articled <office@articled.example>', patience: usualPatience },
    outbox: await createOutbox(await mkdtemp(join(tmpdir(), 'names-'))),
    clock: createClock({ settable: false }),
  })
  // As they were written: a mail does not rely on what has cleaned a name before.
  for (const name of names) await mailer.send({ to: 'ada@articled.example', subject: `Booked: ${name}`, text: 'x' })
  await mailer.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  expect(subjects).toEqual(names.map((name) => oneLine(`Booked: ${name}`)))
})

it('come back out of a CSV file, those that a spreadsheet would take for a formula behind an apostrophe', () => {
  const text = lines.map((line) => csvLine([csvText(line), 'x'])).join('')
  const rows: string[][] = parse(text, { bom: true })
  expect(rows.map(([cell = '']) => (/^'[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell))).toEqual(
    lines.map((line) => (/^'[=+\-@＝＋－＠]/.test(line) ? line.slice(1) : line)),
  )
})

it('are the titles of PDF files', title, async () => {
  for (const line of lines) expect(titleOf(await writePdf(line, [{ paragraph: 'x' }]))).toBe(line)
})

it('stand in PDF files with every letter of the alphabets that its faces have', title, async () => {
  const written = lines
    .map((line) =>
      line.normalize('NFC').replace(/[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{Zs}\p{P}]/gu, ''),
    )
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const pages = pdfPages(await writePdf('Names', [{ list: written.map((line) => `[${line}]`) }]))
  const text = pages
    .join('\n')
    .replace(/Names\nPage \d+ of \d+/g, '')
    .replace(/\s+/g, '')
  const lost = written.filter((line) => !text.includes(`[${line.replace(/\s+/g, '')}]`))
  expect(lost).toEqual([])
})

it('stand in calendars', () => {
  const at = new Date('2026-11-26T09:00:00Z')
  for (const line of lines) {
    const text = sessionInvitation({
      ...{ uid: 'a@articled', title: line, description: 'x', start: at, end: at, url: 'https://articled.example/' },
      ...{
        organiser: { name: 'Articled', email: 'a@articled.example' },
        attendee: { name: line, email: 'b@articled.example' },
      },
      ...{ sequence: 1, cancelled: false, stamp: at },
    })
    const [, summary = ''] = /\r\nSUMMARY:(.*?)\r\n[A-Z]/s.exec(text.replace(/\r\n[ \t]/g, '')) ?? []
    expect(summary.replace(/\\([\\;,])/g, '$1')).toBe(line)
  }
})

it('are names of files that keep every letter, and end with a whole one', () => {
  for (const line of lines) {
    const file = safeFileName(`${line}.txt`, 'txt')
    const letters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    // What stands before a slash is a folder.
    const kept = letters(line.normalize('NFC').replace(/^.*[/\\]/s, ''))
    expect(file === 'file.txt' ? '' : letters(file.slice(0, -4))).toBe(kept)
    expect(decodeURIComponent(encodeURIComponent(file))).toBe(file)
  }
})

/** The title that a reader shows of a PDF file. */
function titleOf(file: Buffer): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const source = file.toString('latin1')
  const [, number] = /\/Title (\d+) 0 R/.exec(source) ?? []
  const [, written = ''] = new RegExp(`\\n${number} 0 obj\\n\\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\)`).exec(source) ?? []
  const bytes = Buffer.from(
    written.replace(/\\([\s\S])/g, (_all, sign: string) => escapes[sign] ?? sign),
    'latin1',
  )
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString('utf16le')
    : bytes.toString('latin1')
}
