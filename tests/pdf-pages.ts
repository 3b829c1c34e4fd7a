import { inflateSync } from 'node:zlib'

const windowsSigns: Record<string, string> = {
  '\x85': '…',
  '\x91': '‘',
  '\x92': '’',
  '\x93': '“',
  '\x94': '”',
  '\x95': '•',
  '\x96': '–',
  '\x97': '—',
}

function fromWindows(text: Buffer): string {
  return text.toString('latin1').replace(/[\x80-\x9f]/g, (sign) => windowsSigns[sign] ?? '?')
}

/** The text of each page, as a reader extracts it. The built-in fonts use Windows' Latin alphabet. */
export function pdfPages(file: Buffer): string[] {
  const pages: string[] = []
  const source = file.toString('latin1')
  for (const match of source.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)) {
    const start = match.index + match[0].length
    const data = file.subarray(start, start + Number(match[1]))
    const content = match[0].includes('FlateDecode') ? inflateSync(data).toString('latin1') : data.toString('latin1')
    const texts = [...content.matchAll(/BT([\s\S]*?)ET/g)].map(([, body = '']) =>
      [...body.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex'))
        .reduce((all, part) => Buffer.concat([all, part]), Buffer.alloc(0)),
    )
    if (texts.length > 0) pages.push(texts.map((text) => fromWindows(text)).join('\n'))
  }
  return pages
}
