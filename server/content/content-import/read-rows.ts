import { buffer } from 'node:stream/consumers'
import { cutText } from '../../../rules/cut-text'
import type { ContentImportNote, ContentImportResult, ExchangeFormat } from '../../../schema/generated/types'
import { FileUnreadable, type Found, type ReadItem } from '../../gateways/exchange/neutral-block'
import { FileMissing } from '../../gateways/files/files'
import type { Services } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { exchange } from '../exchange/work'

const MOST_ROWS = 20_000
const MOST_NOTES = 50

interface Draft {
  id: string
  storageKey: string
  fileName: string
  format: ExchangeFormat | null
}

/** Reads an import's file into rows, which anybody who may can look at; nothing else is written. */
export async function readRows(services: Services, importId: string): Promise<void> {
  const { database, bus } = services
  const { rows } = await database.query({
    text: `select id, storage_key as "storageKey", file_name as "fileName", format from content_imports where id = $1 and status = 'reading'`,
    values: [importId],
  })
  const draft = rows[0] as unknown as Draft | undefined
  if (!draft) return
  const told = () => bus.publish('change', { type: 'ContentImport', id: importId, kind: 'updated' })
  // A try that was cut off may have left some.
  await database.query({ text: 'delete from content_import_rows where import_id = $1', values: [importId] })
  try {
    const notes = await keepRows(services, draft, told)
    if (notes) await finish(services, importId, notes)
  } catch (error) {
    if (!(error instanceof FileUnreadable || error instanceof FileMissing)) throw error
    await fail(services, importId, error)
  }
  told()
}

/** Keeps what the thread finds as it comes. Null: the import was cancelled meanwhile. */
async function keepRows(services: Services, draft: Draft, told: () => void) {
  const { database, files } = services
  const bytes = new Uint8Array(await buffer((await files.open(draft.storageKey)).stream))
  const notes: ContentImportNote[] = []
  let count = 0
  for await (const said of exchange(
    { kind: 'read', bytes, name: draft.fileName, format: draft.format },
    { services },
  )) {
    if (said.kind === 'format') {
      await database.query({
        text: `update content_imports set format = $2 where id = $1`,
        values: [draft.id, said.format],
      })
      continue
    }
    if (said.kind !== 'found') continue
    const items = said.found.flatMap((each: Found) => ('item' in each ? [each.item] : []))
    for (const each of said.found) if ('note' in each && notes.length < MOST_NOTES) notes.push(each.note)
    if (count + items.length > MOST_ROWS)
      throw new FileUnreadable('A file holds at most 20,000 questions and cards. Divide it.')
    const kept = await database.query({
      text: insertRows,
      values: [
        draft.id,
        JSON.stringify(
          items.map((item, at) => rowOf(item, count + at)),
          keepable,
        ),
        count + items.length,
      ],
    })
    if (!kept.rows.length) return null
    count += items.length
    told()
  }
  return notes
}

const insertRows = `with i as (update content_imports set total = $3 where id = $1 and status = 'reading' returning id),
    r as (insert into content_import_rows (id, import_id, position, line, item, subtype, title, result, faults, losses, given, block)
      select e.id, i.id, e.position, e.line, e.item, e.subtype, e.title, e.result, e.faults, e.losses, e.given, e.block from i,
        jsonb_to_recordset($2::jsonb) as e(id uuid, position int, line int, item text, subtype text, title text, result text, faults jsonb,
          losses jsonb, given text, block jsonb) on conflict do nothing)
  select id from i`

/** Leaves out what the database cannot keep: half a character, and the character zero. */
const keepable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value

function rowOf({ line, item, block, faults, losses, given }: ReadItem, position: number) {
  const result: ContentImportResult = !block ? 'bad' : losses.length ? 'look' : 'good'
  return {
    ...{ id: newId(), position, line, item: item ? cutText(item, 300) : null, subtype: block?.subtype ?? null },
    ...{ title: block?.title ?? null, result, faults, losses, given, block },
  }
}

async function finish({ database, clock }: Services, importId: string, notes: ContentImportNote[]) {
  await database.query({
    text: `update content_imports i set status = 'ready', notes = $2, total = c.total, good = c.good, look = c.look, bad = c.bad, updated_at = $3
      from (select count(*)::int as total, count(*) filter (where result = 'good')::int as good, count(*) filter (where result = 'look')::int as look,
        count(*) filter (where result = 'bad')::int as bad from content_import_rows where import_id = $1) c
      where i.id = $1 and i.status = 'reading'`,
    values: [importId, JSON.stringify(notes), clock.now()],
  })
}

async function fail({ database, clock }: Services, importId: string, error: Error) {
  const message = error instanceof FileUnreadable ? error.message : 'The file is gone. Upload it again.'
  const line = error instanceof FileUnreadable ? error.line : null
  await database.query({
    text: `update content_imports set status = 'failed', message = $2, finished_at = $3, updated_at = $3 where id = $1 and status = 'reading'`,
    values: [importId, line === null ? message : `Line ${line}: ${message}`, clock.now()],
  })
}
