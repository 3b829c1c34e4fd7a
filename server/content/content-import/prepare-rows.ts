import { randomUUID } from 'node:crypto'
import { isComplete } from '../../../rules/content/complete'
import { cutText } from '../../../rules/cut-text'
import { folded } from '../../../rules/folded'
import type { AnswerOption } from '../../../schema/generated/types'
import type { NeutralBlock } from '../../gateways/exchange/neutral-block'
import type { FileKind } from '../../gateways/files/file-kinds'
import type { Services } from '../../kernel/context'
import { createMediaPlace, type Placed, type Source } from './place-media'

const STEP = 250

interface Waiting {
  id: string
  block: NeutralBlock
  losses: string[]
}

/** Makes blocks of an import's rows, a step at a time; a try that was cut off is taken up where it stopped. False: it was cancelled. */
export async function prepareRows(services: Services, importId: string): Promise<boolean> {
  const { database, bus } = services
  const areas = await areasOf(services)
  const { rows: found } = await database.query({
    text: 'select storage_key as "storageKey", format, user_id as "userId" from content_imports where id = $1',
    values: [importId],
  })
  const source = found[0] as unknown as Source | undefined
  if (!source) return false
  const placeMedia = createMediaPlace(services, importId, source)
  for (;;) {
    const { rows } = await database.query({
      text: `select id, block, losses from content_import_rows where import_id = $1 and result <> 'bad' and not ready order by position limit ${STEP}`,
      values: [importId],
    })
    const waiting = rows as unknown as Waiting[]
    if (!waiting.length) return true
    const media = await placeMedia(waiting.map(({ block }) => block))
    const ready = waiting.map((row) => ({ id: row.id, ...blockOf(row, areas, media) }))
    const kept = await database.query({ text: keepReady, values: [importId, JSON.stringify(ready), ready.length] })
    if (!kept.rows.length) return false
    bus.publish('change', { type: 'ContentImport', id: importId, kind: 'updated' })
  }
}

/** Keeps what a step made, unless the import was cancelled. */
const keepReady = `with i as (update content_imports set done = done + $3 where id = $1 and status = 'importing' returning id),
    r as (update content_import_rows r set block = e.block, losses = e.losses, ready = true,
        result = case when jsonb_array_length(e.losses) > 0 then 'look' else r.result end
      from i, jsonb_to_recordset($2::jsonb) as e(id uuid, block jsonb, losses jsonb) where r.id = e.id and r.import_id = i.id and not r.ready)
  select id from i`

type Areas = ReadonlyMap<string, string>

/** The practice areas by their names and short names. */
async function areasOf({ database }: Services): Promise<Areas> {
  const { rows } = await database.query({ text: 'select id, name, short_name as "shortName" from practice_areas' })
  return new Map(
    rows.flatMap(({ id, name, shortName }) =>
      [name, shortName].flatMap((each) => (each ? [[folded(String(each)), id as string] as const] : [])),
    ),
  )
}

/** A block as the table keeps it, and what of it could not be found. */
function blockOf({ block, losses: before }: Waiting, areas: Areas, media: Placed) {
  const { area, options, tolerance, ...rest } = block
  const losses = [...before]
  const practiceAreaId = (area && areas.get(folded(area))) || null
  if (area && !practiceAreaId) losses.push(`The school has no practice area “${cutText(area, 60)}”.`)
  const fileOf = (called: string | null, kind: FileKind) => {
    const file = called ? media.get(called) : undefined
    if (called && file?.kind !== kind)
      losses.push(`Its file “${called.slice(-80)}” is missing, or of a kind that is not accepted.`)
    return file?.kind === kind ? file.id : null
  }
  const answerOptions: AnswerOption[] | null = options.length
    ? options.map((each, position) => ({ ...each, id: randomUUID().slice(0, 8), position }))
    : null
  const kept = { ...rest, image: fileOf(rest.image, 'image'), audio: fileOf(rest.audio, 'audio'), answerOptions }
  return {
    block: { ...kept, metadata: tolerance === null ? null : { tolerance }, practiceAreaId, complete: isComplete(kept) },
    losses,
  }
}
