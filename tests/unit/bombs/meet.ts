// Lets each parser of what people send meet each kind of bomb, within the memory that whoever starts it has set, and says what it took.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanCaptions } from '../../../rules/content/captions'
import type { ExchangeFormat } from '../../../schema/generated/types'
import { exchange } from '../../../server/content/exchange/work'
import { docxHtml } from '../../../server/files/docx-html'
import { normaliseImage, withoutMetadata } from '../../../server/files/images'
import { inspect } from '../../../server/gateways/files/file-kinds'
import { inspectMedia, refuseHead } from '../../../server/gateways/files/media-kinds'
import { lengthOf } from '../../../server/gateways/files/media-probe'
import { cleanHtml, cleanIllustrated, isTooIntricate } from '../../../server/gateways/rich-text'
import type { Services } from '../../../server/kernel/context'
import { createClock } from '../../../server/kernel/time/clock'
import { usualPatience } from '../../../server/kernel/time/patience'
import { explored } from '../../explored'

const limits = explored ? { exchangeWordMs: 8_000, exchangeMs: 10_000, pictureMs: 8_000 } : {}
/** In the gate each is stopped sooner. */
const patience = { ...usualPatience, exchangeWordMs: 2_000, exchangeMs: 2_500, pictureMs: 2_000, ...limits }
const services = { clock: createClock({ settable: false }), settings: { patience } } as unknown as Services

const formats: ExchangeFormat[] = ['gift', 'moodle_xml', 'qti_2', 'qti_3', 'csv', 'anki']

async function read(format: ExchangeFormat | null, bytes: Buffer, name: string) {
  const asked = { kind: 'read', bytes: new Uint8Array(bytes), name, format } as const
  for await (const _ of exchange(asked, { services }));
}

async function media(format: ExchangeFormat, bytes: Buffer) {
  const asked = { kind: 'media', bytes: new Uint8Array(bytes), format, names: ['a.png', '0'] } satisfies Parameters<
    typeof exchange
  >[0]
  for await (const _ of exchange(asked, { services }));
}

/** A rich text is cleaned only where it is not too intricate, and no longer than a text may be. */
function richText(clean: (html: string) => string, bytes: Buffer) {
  const html = bytes.toString('utf8').slice(0, 1_000_000)
  if (!isTooIntricate(html)) clean(html)
}

type Parser = (bytes: Buffer, path: string) => unknown

const parsers: Record<string, Parser> = {
  'kind of the bytes': (bytes) => inspect(bytes, 'file'),
  'kind of the file': (_, path) => inspect(path, 'file'),
  'kind of a medium': (_, path) => inspectMedia(path, 'file'),
  'head of a medium': (_, path) => refuseHead(path, 'file'),
  'length of a medium': (_, path) => lengthOf(path, patience),
  'picture at a size': (bytes) => normaliseImage(bytes, { width: 800, height: 600 }, { patience }),
  'picture without data': (bytes) => withoutMetadata(bytes, { patience }),
  'Word document': (bytes) => docxHtml(bytes, services),
  captions: (bytes) => cleanCaptions(bytes.toString('utf8')),
  'rich text': (bytes) => richText(cleanHtml, bytes),
  'illustrated text': (bytes) => richText(cleanIllustrated, bytes),
  'file of questions': (bytes) => read(null, bytes, 'file.zip'),
  ...Object.fromEntries(
    formats.map((format): [string, Parser] => [`questions, ${format}`, (bytes) => read(format, bytes, 'file')]),
  ),
  'media, moodle_xml': (bytes) => media('moodle_xml', bytes),
  'media, qti_2': (bytes) => media('qti_2', bytes),
  'media, anki': (bytes) => media('anki', bytes),
}

/** The parsers of questions that the gate lets a kind meet, since each begins a process; `npm run explore` lets all meet all. */
const meant: [kind: RegExp, parser: RegExp][] = [
  [/quiz|page of a million/, /^questions, moodle_xml/],
  [/QTI/, /qti_2$/],
  [/Anki/, /anki$/],
  [/table/, /csv$/],
  [/brackets/, /gift$/],
  [/^a zip/, /^file of questions/],
]
/** Of the others it lets a kind meet each third, in turns. */
const TURN = 3

function isMeant([kind, atKind]: [string, number], [parser, atParser]: [string, number]): boolean {
  if (explored || parser === 'kind of the bytes') return true
  if (/^(questions|media), |^file of/.test(parser))
    return meant.some(([kinds, parsed]) => kinds.test(kind) && parsed.test(parser))
  return (atKind + atParser) % TURN === 0
}

const peak = () =>
  existsSync('/proc/self/status')
    ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024
    : process.resourceUsage().maxRSS / 1024

const [, , folder = ''] = process.argv
let met = 0
let slowest = { what: '', ms: 0 }
const broken: string[] = []
for (const [atKind, kind] of readdirSync(folder).sort().entries()) {
  const path = join(folder, kind)
  const bytes = readFileSync(path)
  for (const [atParser, [name, parse]] of Object.entries(parsers).entries()) {
    if (!isMeant([kind, atKind], [name, atParser])) continue
    const began = performance.now()
    try {
      await parse(bytes, path)
    } catch (error) {
      const { name: called = '', message = '' } = error as Error
      if (!['FileRefused', 'FileUnreadable'].includes(called))
        broken.push(`${kind}, ${name}: ${called} ${message.slice(0, 200)}`)
    }
    const ms = Math.round(performance.now() - began)
    if (process.env.TOLD) process.stderr.write(`${kind} | ${name} | ${ms} ms | ${Math.round(peak())} MB\n`)
    if (ms > slowest.ms) slowest = { what: `${kind}, ${name}`, ms }
    met++
  }
}
process.stdout.write(`${JSON.stringify({ met, slowest, broken, megabytes: Math.round(peak()) })}\n`)
process.exit(0)
