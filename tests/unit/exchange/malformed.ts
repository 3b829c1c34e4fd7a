import type { ExchangeFormat } from '../../../schema/generated/types'
import { finishItem } from '../../../server/gateways/exchange/finish-item'
import { formatOf, mediaReaders, readers } from '../../../server/gateways/exchange/formats'
import { FileUnreadable } from '../../../server/gateways/exchange/neutral-block'

/** A small generator of numbers, the same for the same seed. Source: mulberry32 */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (most: number) => Math.floor(next() * most),
    one: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
  }
}

type Random = ReturnType<typeof randomFrom>

const tokens = [
  '{',
  '}',
  '=',
  '~',
  '#',
  '####',
  '::',
  '->',
  '\\',
  '{#',
  '%999999%',
  '%-1e309%',
  '[html]',
  '//',
  '$CATEGORY:',
  '\n\n',
  '\r\n',
  '\0',
  '\ufeff',
  '\ud800',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<question type="',
  '</question>',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '&a;',
  '&#xffffffff;',
  '&#0;',
  '<',
  '>',
  '"',
  "'",
  '<qti-choice-interaction>',
  '<itemBody>',
  '</assessmentItem>',
  '"""',
  ';;;',
  '\t',
  '=HYPERLINK("http://x")',
  '-1',
  '1e999',
  '{{c1::',
  '}}',
  '{{c999999::a}}',
  '<div>'.repeat(50),
  'x'.repeat(5_000),
  'PK\x03\x04',
  'PK\x01\x02',
  'PK\x05\x06',
  'SQLite format 3\0',
  '\x28\xb5\x2f\xfd',
  '../../etc/passwd',
]

/** A file with some of its bytes changed, cut, doubled or put elsewhere. */
export function malformed(file: Uint8Array, random: Random): Uint8Array {
  let bytes = Buffer.from(file)
  const times = 1 + random.below(6)
  for (let time = 0; time < times && bytes.length; time++) {
    const at = random.below(bytes.length)
    const length = random.below(Math.min(200, bytes.length - at) + 1)
    switch (random.below(7)) {
      case 0:
        bytes[at] = random.below(256)
        break
      case 1:
        bytes = bytes.subarray(0, at)
        break
      case 2:
        bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from(random.one(tokens)), bytes.subarray(at)])
        break
      case 3:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])
        break
      case 4:
        bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)])
        break
      case 5:
        for (let place = at; place < at + Math.min(length, 8); place++) bytes[place] = random.below(2) ? 0xff : 0
        break
      default:
        bytes.writeUInt8(bytes[at] ?? 0, random.below(bytes.length))
    }
  }
  return new Uint8Array(bytes)
}

const names: Record<ExchangeFormat, string> = {
  ...{
    gift: 'bank.txt',
    moodle_xml: 'quiz.xml',
    qti_2: 'bank.zip',
    qti_3: 'bank.zip',
    csv: 'bank.csv',
    anki: 'deck.apkg',
  },
}

/** Reads a file as the product does, and what it shows. Answers what a person would be told; throws what nobody foresaw. */
export async function readAsProduct(format: ExchangeFormat, bytes: Uint8Array): Promise<'read' | 'refused'> {
  try {
    await formatOf(bytes, names[format])
    const shown: string[] = []
    for await (const found of readers[format](bytes)) {
      if (!('item' in found)) continue
      const { block } = finishItem(found.item)
      shown.push(...[block?.image, block?.audio].flatMap((each) => each ?? []))
    }
    for await (const _ of mediaReaders[format]?.(bytes, new Set(shown)) ?? []);
    return 'read'
  } catch (error) {
    if (error instanceof FileUnreadable) return 'refused'
    throw error
  }
}
