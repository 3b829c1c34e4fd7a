import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { severalOf } from '../bundle/several'
import { videos } from './keep'

const several = severalOf<'LibraryVideo'>('library_videos', videos, {
  twice: () => invalid('videos', 'A video is named twice.'),
  foreign: () => invalid('videos', 'A video belongs to another bundle.'),
})

/** Changes several videos of a bundle in one transaction, each as libraryVideoUpdate does. */
export const libraryVideosUpdate: Operation<'libraryVideosUpdate'> = ({ bundleId, videos }, context, info) =>
  several(bundleId, videos, context, info)
