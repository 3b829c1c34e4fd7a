import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { docx, paragraph } from '../files/word-file'
import { compoundFile, zip } from '../gateways/sample-files'

/** More than the limited process may hold, from less than a megabyte. */
const HUGE = 600 * 1024 * 1024
const MB = 1024 * 1024

const repeated = (part: Buffer, bytes: number) => Buffer.alloc(Math.floor(bytes / part.length) * part.length, part)

interface Part {
  name: string
  data: Buffer
  method?: number
  size?: number
}

/** A zip of parts as they lie in it, with as many names in its directory as are wanted for the first. */
export function rawZip(parts: readonly Part[], names: readonly string[] = []): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [index, { name, data, method = 8, size = 0 }] of parts.entries()) {
    const fields = (called: string) => {
      const head = Buffer.alloc(26)
      head.writeUInt16LE(20, 0)
      head.writeUInt16LE(method, 4)
      head.writeUInt32LE(data.length, 14)
      head.writeUInt32LE(size, 18)
      head.writeUInt16LE(Buffer.byteLength(called), 22)
      return head
    }
    for (const called of index === 0 && names.length ? names : [name]) {
      const rest = Buffer.alloc(14)
      rest.writeUInt32LE(offset, 10)
      directory.push(
        Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields(called), rest, Buffer.from(called)]),
      )
    }
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields(name), Buffer.from(name)])
    local.push(head, data)
    offset += head.length + data.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(Math.min(directory.length, 65_535), 8)
  end.writeUInt16LE(Math.min(directory.length, 65_535), 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, list, end])
}

const packed = deflateRawSync(Buffer.alloc(HUGE, 0x20))
const bombs = (...names: string[]) => rawZip(names.map((name) => ({ name, data: packed, size: 9 })))
const id3 = Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1')

function png(width: number, height: number, depth: number, colour: number, data: Buffer, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

function bmp(): Buffer {
  const header = Buffer.alloc(1078)
  header.write('BM')
  header.writeUInt32LE(1078, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(5000, 18)
  header.writeInt32LE(5000, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(8, 28)
  return Buffer.concat([header, Buffer.alloc(25_000_000, 7)])
}

const box = (type: string, content: Buffer) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + content.length)
  return Buffer.concat([size, Buffer.from(type, 'latin1'), content])
}

const deep = (tag: string, depth: number) => `<${tag}>`.repeat(depth) + `</${tag}>`.repeat(depth)
const entities = `<!DOCTYPE q [<!ENTITY a0 "lol">${Array.from({ length: 30 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]>`
const quiz = (inner: string) =>
  `<?xml version="1.0"?>\n<quiz><question type="shortanswer"><name><text>A</text></name><questiontext format="html"><text>${inner}</text></questiontext></question></quiz>`
const zstdBomb = Buffer.concat([
  Buffer.from('28b52ffd0058', 'hex'),
  // Blocks that repeat one byte 131,071 times.
  ...Array.from({ length: 5000 }, () => Buffer.from('faff0f41', 'hex')),
])

/** Files that unfold, nest or repeat without an end, each for some parser that may meet it. */
export const kinds: Record<string, () => Buffer> = {
  'a zip bomb behind an ID3 header': () => Buffer.concat([id3, bombs('[Content_Types].xml')]),
  'two million ID3 headers': () => repeated(id3, 20_000_000),
  '900,000 ASF objects': () =>
    Buffer.concat([
      Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'),
      Buffer.alloc(14),
      repeated(Buffer.concat([Buffer.alloc(16, 1), Buffer.from([24, 0, 0, 0, 0, 0, 0, 0])]), 900_000 * 24),
    ]),
  'a million PNG chunks': () =>
    png(8, 8, 8, 2, deflateSync(Buffer.alloc(200)), [repeated(chunk('tEXt', Buffer.from('a\0b')), 18 * MB)]),
  '700,000 zip headers': () =>
    repeated(rawZip([{ name: 'a', data: Buffer.alloc(0), method: 0 }]).subarray(0, 31), 22 * MB),
  'a zip of one giant part': () => bombs('[Content_Types].xml'),
  'a Word document of one giant part': () =>
    Buffer.concat([docx(paragraph('x'), { 'word/media/a.xml': ' '.repeat(HUGE / 4) })]),
  'a Word document of 200,000 paragraphs': () => docx(paragraph('x').repeat(200_000)),
  'a Word document of a million runs': () => docx(`<w:p>${'<w:r><w:t>x</w:t></w:r>'.repeat(1_000_000)}</w:p>`),
  'a Word document 100,000 deep': () => docx(deep('w:tbl', 100_000)),
  'a Word document of a million attributes': () =>
    docx(`<w:p ${Array.from({ length: 1_000_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
  'a Word document that declares entities': () => docx(paragraph('&a30;')).subarray(0),
  'types without an end in a zip': () => zip({ '[Content_Types].xml': '<Override '.repeat(100_000) }),
  'a zip whose parts lie on one another': () =>
    rawZip(
      [
        {
          name: 'a',
          data: Buffer.concat([repeated(Buffer.from('000000ffff', 'hex'), 15 * MB), Buffer.from('030000', 'hex')]),
        },
      ],
      Array.from({ length: 20_000 }, (_, at) => `word/${at}.xml`),
    ),
  'a zip of 60,000 empty files': () =>
    rawZip(Array.from({ length: 60_000 }, (_, at) => ({ name: `f${at}`, data: Buffer.alloc(0), method: 0 }))),
  'a gzip bomb': () => gzipSync(Buffer.alloc(HUGE)),
  'a PNG of 3.6 thousand million pixels': () => png(60_000, 60_000, 8, 2, deflateSync(Buffer.alloc(MB))),
  'a PNG of 40 million pixels of eight bytes': () =>
    png(6300, 6300, 16, 6, deflateSync(Buffer.alloc(6300 * (6300 * 8 + 1)))),
  'a PNG with a giant profile': () =>
    png(8, 8, 8, 2, deflateSync(Buffer.alloc(200)), [
      chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(HUGE / 2))])),
    ]),
  'a BMP of 25 million pixels': bmp,
  'a PDF whose stream unfolds': () =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj\n<</Filter/FlateDecode>>stream\n'),
      deflateSync(Buffer.alloc(HUGE / 2)),
      Buffer.from('\nendstream\n%%EOF'),
    ]),
  'an SVG that declares entities': () =>
    Buffer.from(`<?xml version="1.0"?>${entities.replaceAll('q [', 'svg [')}<svg>&a30;</svg>`),
  'a page a million deep': () => Buffer.from(deep('div', 1_000_000)),
  'a page of a million tags': () => Buffer.from('<p>x'.repeat(1_000_000)),
  'a page of open brackets': () => Buffer.from('<'.repeat(5_000_000)),
  'a quiz 500,000 deep': () => Buffer.from(quiz(deep('a', 500_000))),
  'a quiz that declares entities': () => Buffer.from(`<?xml version="1.0"?>${entities}${quiz('&a30;').slice(22)}`),
  'a quiz that declares entities late': () =>
    Buffer.from(`<?xml version="1.0"?>${' '.repeat(20_000)}${entities}${quiz('&a30;').slice(22)}`),
  'a quiz of a million questions': () =>
    Buffer.from(`<?xml version="1.0"?><quiz>${'<question type="x"/>'.repeat(1_000_000)}</quiz>`),
  'an Anki package of one giant collection': () => bombs('collection.anki2', 'media'),
  'an Anki package whose zstd unfolds': () =>
    rawZip([
      { name: 'collection.anki21b', data: zstdBomb, method: 0 },
      { name: 'media', data: zstdBomb, method: 0 },
    ]),
  'a QTI package of one giant manifest': () => bombs('imsmanifest.xml', 'a.xml'),
  'an MP4 of a million handlers': () =>
    Buffer.concat([
      box('ftyp', Buffer.from('M4A \0\0\0\0isomM4A ')),
      box('moov', repeated(Buffer.from('hdlr00000000soun'), 16 * MB)),
    ]),
  'an MP4 of a million boxes': () =>
    Buffer.concat([box('ftyp', Buffer.from('M4A \0\0\0\0isomM4A ')), repeated(box('free', Buffer.alloc(0)), 8 * MB)]),
  'an old Word file of a million names': () =>
    Buffer.concat([compoundFile(['WordDocument']), repeated(Buffer.from('VBA\0', 'utf16le'), 20 * MB)]),
  'captions of a million lines': () => Buffer.from(`WEBVTT\n\n${'a\n\n'.repeat(1_000_000)}`),
  'captions of open brackets': () => Buffer.from(`WEBVTT\n\n00:00.000 --> 00:01.000\n${'<'.repeat(500_000)}`),
  'a table of ten million columns': () => Buffer.from(`kind,question\n${','.repeat(10_000_000)}`),
  'a table with a quote that does not end': () => Buffer.from(`kind,question\n"${'x\n'.repeat(5_000_000)}`),
  'questions of ten million brackets': () => Buffer.from(`::a:: b ${'{'.repeat(10_000_000)}`),
}
