// Reads and writes files of questions and cards in a process of its own, since a large one takes seconds, and what it unpacks is limited for no thread.
import { finishItem } from '../../gateways/exchange/finish-item'
import { formatOf, mediaReaders, readers } from '../../gateways/exchange/formats'
import { heldBy } from '../../gateways/exchange/holds'
import { FileUnreadable, type Found, type NeutralBlock } from '../../gateways/exchange/neutral-block'
import { writers } from '../../gateways/exchange/writers'
import { inLocale } from '../../kernel/spoken'
import type { Answered, Asked, Part } from './words'

const BATCH = 100

/** Says a word, and waits until the server asks for more, so that a file is never whole in memory twice. */
function say(answer: Answered): Promise<unknown> {
  const heard = new Promise<unknown>((resolve) =>
    process.once('message', (word) => resolve((word as { reply: Part }).reply)),
  )
  process.send?.(answer)
  return heard
}

type For<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>

async function read({ bytes, name, format: told }: For<'read'>) {
  const format = told ?? (await formatOf(bytes, name))
  await say({ kind: 'format', format })
  let batch: Found[] = []
  for await (const found of readers[format](bytes)) {
    batch.push('item' in found ? { item: finishItem(found.item) } : found)
    if (batch.length < BATCH) continue
    await say({ kind: 'found', found: batch })
    batch = []
  }
  await say({ kind: 'found', found: batch })
}

async function media({ bytes, format, names }: For<'media'>) {
  for await (const medium of mediaReaders[format]?.(bytes, new Set(names)) ?? []) await say({ kind: 'medium', medium })
}

async function write({ format, about }: For<'write'>) {
  const writer = writers[format](about)
  const lost = new Map<string, number>()
  let [count, left] = [0, 0]
  for (;;) {
    const part = (await say({ kind: 'next' })) as Part
    if (!part) break
    const held: NeutralBlock[] = []
    for (const each of part.blocks) {
      const { block, losses } = heldBy(format, each)
      for (const loss of new Set(losses)) lost.set(loss, (lost.get(loss) ?? 0) + 1)
      if (block) held.push(block)
    }
    count += held.length
    left += part.blocks.length - held.length
    writer.add(held, part.media)
  }
  const losses = [...lost].sort((a, b) => b[1] - a[1]).map(([loss, times]) => `${times} × ${loss}`)
  await say({ kind: 'written', bytes: await writer.end(), count, left, losses })
}

async function work(asked: Asked) {
  try {
    if (asked.kind === 'read') await read(asked)
    else if (asked.kind === 'media') await media(asked)
    else await write(asked)
    process.send?.({ kind: 'end' } satisfies Answered)
  } catch (error) {
    const answer: Answered =
      error instanceof FileUnreadable
        ? { kind: 'unreadable', message: error.message, line: error.line }
        : { kind: 'broken', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    process.send?.(answer)
  }
}

// Nobody waits for an answer once the server has gone.
process.once('disconnect', () => process.exit())
process.once('message', (first) => {
  const { asked, locale } = first as { asked: Asked; locale: string }
  void inLocale(locale, () => work(asked))
})
