import { inflateSync } from 'node:zlib'

/** What Windows' Latin alphabet has at 0x80 to 0x9f. Node 20 reads it as Latin 1 by the same name. */
const windowsSigns = '€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ'

const fromWindows = (text: Buffer) =>
  text.toString('latin1').replace(/[\x80-\x9f]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80))

/** Of each embedded font by its name in pages: what its letters mean, as a reader is told. Fonts that are built in are not in it. */
function meanings(file: Buffer, source: string): Map<string, Map<number, string>> {
  const bodyOf = (number: string) => {
    const at = source.indexOf(`\n${number} 0 obj`)
    return at < 0 ? '' : source.slice(at, source.indexOf('endobj', at))
  }
  const fonts = new Map<string, Map<number, string>>()
  for (const [, name = '', number = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(bodyOf(number)) ?? []
    if (!map || fonts.has(name)) continue
    const at = source.indexOf(`\n${map} 0 obj`)
    const [head = '', length] = /\/Length (\d+)[^>]*>>\s*stream\r?\n/.exec(source.slice(at)) ?? []
    const start = source.indexOf(head, at) + head.length
    const data = file.subarray(start, start + Number(length))
    const text = head.includes('FlateDecode') ? inflateSync(data).toString('latin1') : data.toString('latin1')
    const letters = new Map<number, string>()
    for (const [, from = '', list = ''] of text.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
      for (const [offset, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
        letters.set(
          Number.parseInt(from, 16) + offset,
          Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
        )
    fonts.set(name, letters)
  }
  return fonts
}

const fromEmbedded = (text: Buffer, letters: ReadonlyMap<number, string>) =>
  Array.from({ length: text.length / 2 }, (_, at) => letters.get(text.readUInt16BE(at * 2)) ?? '').join('')

/** The text of each page, as a reader extracts it. The built-in fonts use Windows' Latin alphabet, and embedded ones say what their letters are. */
export function pdfPages(file: Buffer): string[] {
  const pages: string[] = []
  const source = file.toString('latin1')
  const fonts = meanings(file, source)
  for (const match of source.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)) {
    const start = match.index + match[0].length
    const data = file.subarray(start, start + Number(match[1]))
    const content = match[0].includes('FlateDecode') ? inflateSync(data).toString('latin1') : data.toString('latin1')
    const texts = [...content.matchAll(/BT\n([\s\S]*?)ET\n/g)].map(([, body = '']) => {
      const [, font = ''] = /\/(F\d+) [\d.]+ Tf/.exec(body) ?? []
      const letters = fonts.get(font)
      const written = Buffer.concat([...body.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex')))
      return letters ? fromEmbedded(written, letters) : fromWindows(written)
    })
    if (texts.length > 0) pages.push(texts.join('\n'))
  }
  return pages
}
