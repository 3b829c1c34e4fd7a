import { leaveToSchool } from '../../files/drive-file/erasure'
import { invalid } from '../../kernel/errors'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { videos } from './keep'
import { libraryVideosUpdate } from './libraryVideosUpdate'
import { libraryVideo as entity } from './table'

export const libraryVideo = noun({
  entities: [entity],
  operations: {
    libraryVideoCreate: videos.create,
    libraryVideoDelete: videos.delete,
    libraryVideos: all('LibraryVideo'),
    libraryVideosUpdate,
    libraryVideoUpdate: videos.update,
  },
  rates: {
    libraryVideoCreate: perPerson(120),
    libraryVideoUpdate: perPerson(120),
    libraryVideosUpdate: perPerson(120),
  },
  constraints: {
    library_videos_titled: () => invalid('title', 'A video needs a title.'),
    library_videos_seconds: () => invalid('seconds', 'A video is from 1 second to a day long.'),
  },
  erasure: {
    async erase(writing, leaving) {
      await leaveToSchool(writing, leaving, 'select file from library_videos union select poster from library_videos')
    },
  },
  exported: 'nothing of a person',
})
