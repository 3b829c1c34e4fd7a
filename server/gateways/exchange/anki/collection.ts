import initSqlJs, { type Database } from 'sql.js'
import { FileUnreadable } from '../neutral-block'
import type { Package } from '../zip/read-zip'
import { unzstd } from './unzstd'

const MOST_COLLECTION = 96 * 1024 * 1024
/** In bytes: what SQLite may take to read it, and a few of its longest texts. */
const MOST_MEMORY = 150_000_000
/** The tables that are read. */
const READ = ['notes', 'col', 'notetypes', 'fields', 'templates', 'revlog']

export interface NoteType {
  title: string
  isCloze: boolean
  fields: string[]
  /** How many cards a note makes. */
  cards: number
}

export interface Note {
  typeId: string
  fields: string[]
  tags: string[]
}

export interface Collection {
  types: ReadonlyMap<string, NoteType>
  notes(): Generator<Note>
  /** Whether any of its cards was reviewed. */
  isReviewed: boolean
  close(): void
}

export const damaged = () =>
  new FileUnreadable('This package is damaged: its collection cannot be read. Export it again from Anki.')

/** The bytes of a package's collection, the newest form first. Source: https://github.com/ankitects/anki/blob/main/rslib/src/import_export/package/meta.rs */
export async function collectionBytes(zip: Package): Promise<{ bytes: Uint8Array; isPacked: boolean }> {
  const name = ['collection.anki21b', 'collection.anki21', 'collection.anki2'].find(zip.has)
  if (!name) throw new FileUnreadable('This is no package of Anki: it holds no collection.')
  const bytes = await zip.read(name, MOST_COLLECTION)
  const isPacked = name.endsWith('b')
  return { bytes: isPacked ? unzstd(bytes, MOST_COLLECTION) : bytes, isPacked }
}

/** Opens a collection. Throws FileUnreadable if it is no SQLite of Anki. */
export async function openCollection(bytes: Uint8Array): Promise<Collection> {
  const { Database } = await initSqlJs()
  if (Buffer.from(bytes.subarray(0, 15)).toString('latin1') !== 'SQLite format 3') throw damaged()
  const database = asked(() => new Database(bytes))
  const close = () => quietly(() => database.close())
  try {
    // What the file brings along may not compute: neither much nor by functions of ours.
    asked(() => database.exec(`pragma hard_heap_limit = ${MOST_MEMORY}; pragma trusted_schema = off`))
    return { ...known(database), notes: () => notesOf(database), close }
  } catch (error) {
    close()
    throw error
  }
}

/** What is known of a collection before its notes are read. */
function known(database: Database): Pick<Collection, 'types' | 'isReviewed'> {
  // A view could compute for ever, so only tables are read, and none with a column that is computed (hidden 2 and 3).
  const tables = new Set(
    rowsOf(database, `select name from pragma_table_list where schema = 'main' and type = 'table'`).map(([each]) =>
      String(each),
    ),
  )
  for (const each of READ)
    if (tables.has(each) && rowsOf(database, `pragma table_xinfo(${each})`).some((column) => Number(column[6]) > 0))
      throw damaged()
  if (!tables.has('notes') || !tables.has('col')) throw damaged()
  const types =
    tables.has('notetypes') && tables.has('fields') && tables.has('templates') ? newTypes(database) : new Map()
  return {
    types: types.size ? types : oldTypes(database),
    isReviewed: tables.has('revlog') && rowsOf(database, 'select 1 from revlog limit 1').length > 0,
  }
}

function asked<Result>(work: () => Result): Result {
  try {
    return work()
  } catch {
    throw damaged()
  }
}

function quietly(work: () => unknown): void {
  try {
    work()
  } catch {}
}

const rowsOf = (database: Database, text: string): unknown[][] => asked(() => database.exec(text)[0]?.values ?? [])

/** Types as JSON, in collections of before 2021. */
function oldTypes(database: Database): Map<string, NoteType> {
  const [[models] = []] = rowsOf(database, 'select models from col')
  const given = asked(() => JSON.parse(String(models)) as Record<string, Record<string, unknown>>)
  if (typeof given !== 'object' || given === null) throw damaged()
  return new Map(
    Object.entries(given).map(([id, model]) => [
      id,
      {
        title: String(model?.name ?? ''),
        isCloze: model?.type === 1,
        fields: (Array.isArray(model?.flds) ? model.flds : []).map((each: { name?: unknown }) =>
          String(each?.name ?? ''),
        ),
        cards: Array.isArray(model?.tmpls) ? model.tmpls.length : 1,
      },
    ]),
  )
}

/** Types in tables of their own; a kind's settings begin with 08 01 where it has gaps. */
function newTypes(database: Database): Map<string, NoteType> {
  const types = new Map<string, NoteType>()
  for (const [id, title, kind] of rowsOf(
    database,
    'select cast(id as text), name, hex(substr(config, 1, 2)) from notetypes',
  ))
    types.set(String(id), { title: String(title), isCloze: kind === '0801', fields: [], cards: 0 })
  for (const [id, title] of rowsOf(database, 'select cast(ntid as text), name from fields order by ntid, ord'))
    types.get(String(id))?.fields.push(String(title))
  for (const [id] of rowsOf(database, 'select cast(ntid as text) from templates')) {
    const type = types.get(String(id))
    if (type) type.cards++
  }
  return types
}

function* notesOf(database: Database): Generator<Note> {
  const statement = asked(() => database.prepare('select cast(mid as text), flds, tags from notes order by id'))
  try {
    for (;;) {
      const row = asked(() => (statement.step() ? statement.get() : null))
      if (!row) return
      const [typeId, fields, tags] = row
      yield {
        typeId: String(typeId),
        fields: String(fields ?? '').split('\x1f'),
        tags: String(tags ?? '')
          .split(' ')
          .filter(Boolean),
      }
    }
  } finally {
    // A damaged collection may not even let go.
    quietly(() => statement.free())
  }
}
