import { crud } from '../../kernel/crud/crud'
import { invalid } from '../../kernel/errors'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { tellBundle } from '../bundle/tell-bundle'
import { libraryChapter as entity } from './table'

const chapters = crud(entity, { gone: tellBundle })

export const libraryChapter = noun({
  entities: [entity],
  operations: {
    libraryChapterCreate: chapters.create,
    libraryChapterDelete: chapters.delete,
    libraryChapters: all('LibraryChapter'),
    libraryChapterUpdate: chapters.update,
  },
  constraints: { library_chapters_titled: () => invalid('title', 'A chapter needs a title.') },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
