import { FileUnreadable } from '../../gateways/exchange/neutral-block'
import { FileMissing } from '../../gateways/files/files'
import { viewerOf } from '../../identity/viewer/viewer-of'
import type { Context, Services } from '../../kernel/context'
import { refuseUnlessCreatable } from '../../kernel/crud/creatable'
import { forbidden, Refusal } from '../../kernel/errors'
import { type Writing, write } from '../../kernel/write/write'
import { forgetFiles } from './forget-files'
import { prepareRows } from './prepare-rows'
import { contentImport as entity } from './table'

/** Brings an import's rows over: prepares them in steps that its page follows, then writes all of them in one transaction. */
export async function bringOver(services: Services, importId: string): Promise<void> {
  try {
    if (await prepareRows(services, importId)) await writeAll(services, importId)
  } catch (error) {
    const message = whyNot(error)
    if (message === null) throw error
    await services.database.query({
      text: `update content_imports set status = 'failed', message = $2, finished_at = $3 where id = $1 and status = 'importing'`,
      values: [importId, message, services.clock.now()],
    })
  }
  services.bus.publish('change', { type: 'ContentImport', id: importId, kind: 'updated' })
}

/** What a person is told of an error that another try would meet again; null of any other. */
function whyNot(error: unknown): string | null {
  if (error instanceof FileMissing) return 'The file is gone. Upload it again.'
  return error instanceof Refusal || error instanceof FileUnreadable ? error.message : null
}

const writeAll = (services: Services, importId: string): Promise<void> =>
  write(services, async (writing) => {
    const { rows } = await writing.query({
      text: `update content_imports set status = 'done', finished_at = $2, updated_at = $2 where id = $1 and status = 'importing'
        returning content_id as "contentId", user_id as "userId"`,
      values: [importId, writing.now],
    })
    const begun = rows[0] as unknown as { contentId: string | null; userId: string | null } | undefined
    if (!begun) return
    await refuseUnlessStillTheirs(writing, services, importId, begun.userId)
    const { rows: counted } = await writing.query({
      text: insertBlocks,
      values: [importId, begun.contentId, writing.now],
    })
    await writing.query({
      text: 'update content_imports set done = $2 where id = $1',
      values: [importId, counted[0]?.count ?? 0],
    })
    await forgetFiles(writing, services, importId)
    if (begun.contentId) writing.changed('Content', begun.contentId)
    if (counted[0]?.first) writing.changed('ContentBlock', counted[0].first as string, 'created')
  })

/** Whoever started it may have left, or lost the right, while it waited. */
async function refuseUnlessStillTheirs(writing: Writing, services: Services, importId: string, userId: string | null) {
  const viewer = userId ? await viewerOf(writing, userId) : null
  if (!viewer) throw forbidden('Whoever began this import may not change this content any more.')
  await refuseUnlessCreatable(writing, { ...services, viewer } as unknown as Context, entity, importId)
}

const insertBlocks = `with last as (select coalesce(max(position) + 1, 0) as place from content_blocks where content_id = $2 and chapter_id is null),
    made as (insert into content_blocks (id, content_id, type, subtype, title, position, image, audio, assignment, answer_options, answer, metadata,
        feedback, score, complete, practice_area_id, topic, source, law_stated_at, complexity, estimate, inserted_at, updated_at)
      select r.id, $2, b.type, b.subtype, b.title, last.place + (row_number() over (order by r.position))::int - 1, b.image, b.audio, b.assignment,
        b."answerOptions", b.answer, b.metadata, b.feedback, b.score, b.complete, b."practiceAreaId", b.topic, b.source, b."lawStatedAt", b.complexity,
        b.estimate, $3, $3
      from content_import_rows r cross join last cross join lateral jsonb_to_record(r.block) as b(type text, subtype text, title text, image uuid,
        audio uuid, assignment text, "answerOptions" jsonb, answer text, metadata jsonb, feedback text, score int, complete boolean,
        "practiceAreaId" uuid, topic text, source text, "lawStatedAt" date, complexity int, estimate int)
      where r.import_id = $1 and r.result <> 'bad' and r.ready returning id)
  select count(*)::int as count, min(id::text) as first from made`
