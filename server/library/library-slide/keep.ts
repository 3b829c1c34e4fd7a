import { areCaptions, cleanCaptions } from '../../../rules/content/captions'
import type { SlideMeta } from '../../../schema/generated/types'
import { crud } from '../../kernel/crud/crud'
import { conflict, invalid } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { tellBundle } from '../bundle/tell-bundle'
import { librarySlide as entity } from './table'

/** What the server found out of the sound when its upload was finished comes before what the browser says. */
const measured = `update library_slides s set meta = coalesce(s.meta, '{}') || jsonb_build_object('seconds', (f.metadata ->> 'seconds')::int)
  from drive_files f where s.id = $1 and f.id = s.audio and f.metadata ? 'seconds'`

/** A slide stands in a chapter of its own lecture, and a new one stands last. */
async function settle({ id, values }: { id: string; values: Record<string, unknown> }, { query }: Writing) {
  const { rows } = await query({
    text: 'select (chapter_id is null or exists (select 1 from library_chapters c where c.id = s.chapter_id and c.bundle_id = s.bundle_id)) as fits from library_slides s where s.id = $1',
    values: [id],
  })
  if (!rows[0]?.fits) throw conflict('The chapter belongs to another lecture.', { field: 'chapterId' })
  if ('audio' in values) await query({ text: measured, values: [id] })
  if ('bundleId' in values && typeof values.position !== 'number')
    await query({
      text: 'update library_slides s set position = (select coalesce(max(o.position) + 1, 0) from library_slides o where o.bundle_id = s.bundle_id and o.id <> s.id) where s.id = $1',
      values: [id],
    })
}

/** Left out of a form, its place stays as it is. */
const prepare = ({ position, meta, ...values }: Record<string, unknown>) => ({
  ...values,
  ...(meta !== undefined && { meta: cleaned(meta as SlideMeta | null) }),
  ...(typeof position === 'number' && { position }),
})

/** Captions are kept with nothing but times and words; a plain transcript as it is. */
function cleaned(meta: SlideMeta | null): SlideMeta | null {
  const transcript = meta?.transcript?.trimStart()
  if (!meta || !transcript || !areCaptions(transcript)) return meta
  const captions = cleanCaptions(transcript)
  if (!captions) throw invalid('meta', 'These captions cannot be read. They must be WebVTT.')
  return { ...meta, transcript: captions }
}

export const slides = crud(entity, { prepare, settle, gone: tellBundle })
