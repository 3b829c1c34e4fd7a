import { crc32, deflateRawSync } from 'node:zlib'

/** A zip archive with the given entries, compressed as office programs do. */
export function zip(entries: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const stored = name === 'mimetype'
    const raw = Buffer.from(text)
    const data = stored ? raw : deflateRawSync(raw)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(stored ? 0 : 8, 4)
    fields.writeUInt32LE(crc32(raw), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(raw.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

/** A minimal office document whose main part has the given content type. */
export function officeFile(part: string, type: string, more: Record<string, string> = {}): Buffer {
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`
  return zip({ '[Content_Types].xml': types, [part]: '<x/>', ...more })
}

/** A compound file (the container of old Office files) whose directory holds the given names. */
export function compoundFile(names: string[]): Buffer {
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  const entries = ['Root Entry', ...names].map((name) => {
    const entry = Buffer.alloc(128)
    entry.write(name, 0, 'utf16le')
    entry.writeUInt16LE((name.length + 1) * 2, 64)
    return entry
  })
  return Buffer.concat([header, Buffer.alloc(512), ...entries, Buffer.alloc(1024)])
}

/** An MP4 with one track of each of the given handlers ('soun', 'vide'). */
export function mp4(brand: string, handlers: string[]): Buffer {
  const box = (type: string, ...content: Buffer[]) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(8 + Buffer.concat(content).length)
    return Buffer.concat([size, Buffer.from(type, 'latin1'), ...content])
  }
  const tracks = handlers.map((handler) =>
    box('trak', box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from(handler, 'latin1'), Buffer.alloc(13)))),
  )
  const ftyp = box('ftyp', Buffer.from(`${brand}\0\0\0\0isom${brand}`, 'latin1'))
  return Buffer.concat([
    ftyp,
    box('mdat', Buffer.alloc(5000, 7)),
    box('moov', box('mvhd', Buffer.alloc(100)), ...tracks),
  ])
}

/** A WebM whose tracks have the given codecs. */
export function webm(codecs: string[]): Buffer {
  const element = (id: string, content: Buffer) =>
    Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | content.length]), content])
  const doctype = element('4282', Buffer.from('webm'))
  const tracks = codecs.map((codec) => element('ae', element('86', Buffer.from(codec))))
  return Buffer.concat([element('1a45dfa3', doctype), element('18538067', element('1654ae6b', Buffer.concat(tracks)))])
}

/** Silence. */
export function wav(seconds = 1): Buffer<ArrayBuffer> {
  const header = Buffer.from(
    'RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data',
    'latin1',
  )
  const sound = Buffer.alloc(8000 * seconds, 0x80)
  header.writeUInt32LE(36 + sound.length, 4)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(sound.length)
  return Buffer.concat([header, size, sound])
}

/** Silent MPEG-1 Layer III frames behind an ID3 tag with a large picture. */
export function mp3(): Buffer {
  const frame = Buffer.alloc(417)
  Buffer.from('fffb9064', 'hex').copy(frame)
  const tag = Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0x40, 0]), Buffer.alloc(8192)])
  return Buffer.concat([tag, ...Array.from({ length: 20 }, () => frame)])
}
