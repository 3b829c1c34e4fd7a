import { cleanCaptions } from '../../../rules/content/captions'
import type { Context } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { invalid } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { tellBundle } from '../bundle/tell-bundle'
import { libraryVideo as entity } from './table'

type Values = Record<string, unknown>

/** What the server found out when the upload was finished comes before what the browser says. */
async function withFacts(values: Values, { database }: Context): Promise<Values> {
  if (typeof values.file !== 'string') return values
  const { rows } = await database.query({
    name: 'media_facts',
    text: `select metadata ->> 'seconds' as seconds, metadata ->> 'poster' as poster from drive_files where id = $1`,
    values: [values.file],
  })
  const { seconds, poster } = (rows[0] ?? {}) as { seconds?: string | null; poster?: string | null }
  return {
    ...values,
    ...(seconds && { seconds: Number(seconds) }),
    ...(poster && !values.poster && { poster }),
  }
}

function captionsOf(given: unknown): string | null {
  if (typeof given !== 'string' || !given.trim()) return null
  const clean = cleanCaptions(given)
  if (!clean) throw invalid('captions', 'These are no captions as WebVTT. Such a file begins with the word WEBVTT.')
  return clean
}

async function prepare(values: Values, context: Context): Promise<Values> {
  return withFacts({ ...values, ...('captions' in values && { captions: captionsOf(values.captions) }) }, context)
}

/** A new video stands last. */
async function settle({ id, values }: { id: string; values: Values }, { query }: Writing) {
  if (!('bundleId' in values) || typeof values.position === 'number') return
  await query({
    text: 'update library_videos v set position = (select coalesce(max(o.position) + 1, 0) from library_videos o where o.bundle_id = v.bundle_id and o.id <> v.id) where v.id = $1',
    values: [id],
  })
}

export const videos = crud(entity, { prepare, settle, settles: (values) => 'bundleId' in values, gone: tellBundle })
