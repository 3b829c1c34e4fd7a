import { leaveToSchool } from '../../files/drive-file/erasure'
import { invalid } from '../../kernel/errors'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { slides } from './keep'
import { librarySlidesUpdate } from './librarySlidesUpdate'
import { librarySlide as entity } from './table'

export const librarySlide = noun({
  entities: [entity],
  operations: {
    librarySlideCreate: slides.create,
    librarySlideDelete: slides.delete,
    librarySlides: all('LibrarySlide'),
    librarySlidesUpdate,
    librarySlideUpdate: slides.update,
  },
  rates: {
    librarySlideCreate: perPerson(120),
    librarySlideUpdate: perPerson(120),
    librarySlidesUpdate: perPerson(120),
  },
  constraints: {
    library_slides_seconds: () => invalid('meta', 'The sound of a slide is at most a day long.'),
  },
  erasure: {
    async erase(writing, leaving) {
      await leaveToSchool(writing, leaving, 'select image from library_slides union select audio from library_slides')
    },
  },
  exported: 'nothing of a person',
})
