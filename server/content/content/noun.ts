import { invalid } from '../../kernel/errors'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { chapters } from './chapters'
import { contentChaptersUpdate } from './contentChaptersUpdate'
import { contentChapter, content as entity } from './table'

/** A content of a bundle is made, changed and deleted with it. */
export const content = noun({
  entities: [entity, contentChapter],
  operations: {
    contentChapterCreate: chapters.create,
    contentChapterDelete: chapters.delete,
    contentChapters: all('ContentChapter'),
    contentChaptersUpdate,
    contentChapterUpdate: chapters.update,
  },
  constraints: {
    contents_titled: () => invalid('title', 'A content needs a title.'),
    content_chapters_titled: () => invalid('title', 'A chapter needs a title.'),
  },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
  unwatched: { contents: 'follow from bundles, which are watched' },
})
