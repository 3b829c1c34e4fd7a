import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { severalOf } from '../bundle/several'
import { slides } from './keep'

const several = severalOf<'LibrarySlide'>('library_slides', slides, {
  twice: () => invalid('slides', 'A slide is named twice.'),
  foreign: () => invalid('slides', 'A slide belongs to another lecture.'),
})

/** Changes several slides of a lecture in one transaction, each as librarySlideUpdate does. */
export const librarySlidesUpdate: Operation<'librarySlidesUpdate'> = ({ bundleId, slides }, context, info) =>
  several(bundleId, slides, context, info)
