import type { ExchangeFormat } from '../../../schema/generated/types'
import { finishItem } from '../../../server/gateways/exchange/finish-item'
import { mediaReaders, readers } from '../../../server/gateways/exchange/formats'
import { heldBy } from '../../../server/gateways/exchange/holds'
import type { Medium, NeutralBlock, ReadItem } from '../../../server/gateways/exchange/neutral-block'
import { writers } from '../../../server/gateways/exchange/writers'

export const formats = ['gift', 'moodle_xml', 'qti_2', 'qti_3', 'csv', 'anki'] as const satisfies ExchangeFormat[]

export const media: readonly Medium[] = ['clause.webp', 'plan of title.png', 'reading.mp3'].map((called) => ({
  name: called,
  bytes: Buffer.from(`bytes of ${called}`),
}))

/** Blocks as a format holds them. */
export const heldIn = (format: ExchangeFormat, blocks: readonly NeutralBlock[]): NeutralBlock[] =>
  blocks.flatMap((block) => heldBy(format, block).block ?? [])

export async function written(format: ExchangeFormat, blocks: readonly NeutralBlock[]): Promise<Uint8Array> {
  const writer = writers[format]({
    title: 'Contract & tort',
    options: Math.max(0, ...blocks.map(({ options }) => options.length)),
  })
  writer.add(blocks, media)
  return new Uint8Array(await writer.end())
}

export async function readItems(format: ExchangeFormat, bytes: Uint8Array): Promise<ReadItem[]> {
  const items: ReadItem[] = []
  for await (const found of readers[format](bytes)) if ('item' in found) items.push(finishItem(found.item))
  return items
}

/** What comes back of some blocks, with the bytes of their pictures and sounds instead of their names. */
export async function through(format: ExchangeFormat, blocks: readonly NeutralBlock[]) {
  const bytes = await written(format, blocks)
  const items = await readItems(format, bytes)
  const names = new Set(items.flatMap(({ block }) => [block?.image, block?.audio].flatMap((each) => each ?? [])))
  const files = new Map<string, string>()
  for await (const { name, bytes: found } of mediaReaders[format]?.(bytes, names) ?? [])
    files.set(name, Buffer.from(found).toString())
  const shown = (called: string | null | undefined) => (called ? (files.get(called) ?? 'nothing') : null)
  return items.map(({ block, faults }) =>
    block ? { ...block, image: shown(block.image), audio: shown(block.audio) } : faults,
  )
}

/** Blocks as `through` shows them. */
export const shownAs = (blocks: readonly NeutralBlock[]) => {
  const shown = (called: string | null) => (called ? `bytes of ${called}` : null)
  return blocks.map((block) => ({ ...block, image: shown(block.image), audio: shown(block.audio) }))
}
