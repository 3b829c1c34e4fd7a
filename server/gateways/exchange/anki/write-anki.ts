import { createHash } from 'node:crypto'
import initSqlJs from 'sql.js'
import { gapsOf } from '../../../../rules/content/block-kinds'
import type { Medium, NeutralBlock } from '../neutral-block'
import { escapeAttribute, escapeText } from '../plain-html'
import { createZip } from '../zip/write-zip'
import { collectionSchema, decksOf, modelsOf, typeIds } from './anki-schema'
import { type FactField, factFields } from './note-fields'

/** The first id of a note; ids of Anki are instants in milliseconds. */
const FIRST_ID = 1_700_000_000_000

/** Writes an Anki package of flashcards in the form that every version reads. */
export function createAnki(title: string) {
  const zip = createZip()
  const files = new Map<string, string>()
  const notes: NeutralBlock[] = []
  return {
    add(blocks: readonly NeutralBlock[], media: readonly Medium[]) {
      notes.push(...blocks)
      for (const { name, bytes } of media) {
        if (files.has(name)) continue
        const file = String(files.size)
        files.set(name, file)
        zip.add(file, bytes)
      }
    },
    async end() {
      zip.add('collection.anki2', await collectionOf(title, notes, files))
      zip.add('media', JSON.stringify(Object.fromEntries([...files].map(([name, file]) => [file, name]))))
      return zip.end()
    },
  }
}

async function collectionOf(title: string, blocks: readonly NeutralBlock[], files: ReadonlyMap<string, string>) {
  const { Database } = await initSqlJs()
  const database = new Database()
  try {
    database.run(collectionSchema)
    database.run('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
      ...[Math.floor(FIRST_ID / 1000), FIRST_ID, FIRST_ID, '{}', modelsOf(), decksOf(title), '{}', '{}'],
    ])
    database.run('begin')
    const note = database.prepare("insert into notes values (?, ?, ?, 1700000000, -1, '', ?, ?, ?, 0, '')")
    const card = database.prepare(
      "insert into cards values (?, ?, 1, ?, 1700000000, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
    )
    let cards = 0
    for (const [at, block] of blocks.entries()) {
      const id = FIRST_ID + at
      const fields = fieldsOf(block, files)
      const sum = createHash('sha1')
        .update(fields[0] ?? '')
        .digest('hex')
      const guid = createHash('sha1')
        .update(`${at}${fields.join('\x1f')}`)
        .digest('base64')
        .slice(0, 10)
      note.run([
        id,
        guid,
        typeIds[block.subtype as keyof typeof typeIds],
        fields.join('\x1f'),
        fields[0] ?? '',
        Number.parseInt(sum.slice(0, 8), 16),
      ])
      for (const place of placesOf(block)) card.run([FIRST_ID + cards++, id, place, at])
    }
    note.free()
    card.free()
    database.run('commit')
    return database.export()
  } finally {
    database.close()
  }
}

/** The cards that a note makes: one, two, or one for each number of its gaps. */
function placesOf({ subtype, assignment }: NeutralBlock): number[] {
  if (subtype === 'cloze') return [...new Set(gapsOf(assignment ?? '').map(({ number }) => number - 1))]
  return subtype === 'basic_reversed' ? [0, 1] : [0]
}

function fieldsOf(block: NeutralBlock, files: ReadonlyMap<string, string>): string[] {
  const image = block.image && files.has(block.image) ? `<p><img src="${escapeAttribute(block.image)}" /></p>` : ''
  const audio = block.audio && files.has(block.audio) ? `[sound:${block.audio}]` : ''
  const front = `${block.assignment ?? ''}${image}${audio}`
  const facts = (Object.keys(factFields) as FactField[]).map((field) => {
    const value = block[field]
    return value === null ? '' : field === 'feedback' ? String(value) : escapeText(String(value))
  })
  return block.subtype === 'cloze' ? [front, ...facts] : [front, block.answer ?? '', ...facts]
}
