import type { LibraryVideo } from '../../../schema/generated/types'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { videos as kept } from './keep'

/** Changes several videos of a bundle in one transaction, each as libraryVideoUpdate does. */
export const libraryVideosUpdate: Operation<'libraryVideosUpdate'> = async ({ bundleId, videos }, context, info) => {
  const ids = videos.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw invalid('videos', 'A video is named twice.')
  return write(context, async (writing) => {
    // Locked in one order, so that two who move them at once wait for each other.
    const { rows } = await writing.query({
      text: 'select id, bundle_id as "bundleId" from library_videos where id = any($1::uuid[]) order by id for update',
      values: [ids],
    })
    if (rows.some((row) => row.bundleId !== bundleId)) throw invalid('videos', 'A video belongs to another bundle.')
    const changed = []
    for (const video of videos) changed.push(await kept.updateWithin(writing, { ...video }, context, info))
    return changed as unknown as LibraryVideo[]
  })
}
