import { invalid } from '../../kernel/errors'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { list } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import {
  studyGroupAnswerCreate,
  studyGroupAnswerDelete,
  studyGroupAnswerUpdate,
  studyGroupPostCreate,
  studyGroupPostDelete,
  studyGroupPostUpdate,
} from './keep'
import { studyGroupAnswerAccept } from './studyGroupAnswerAccept'
import { studyGroupPostNotify } from './studyGroupPostNotify'
import { studyGroupPostReach } from './studyGroupPostReach'
import { studyGroupPostsRead } from './studyGroupPostsRead'
import { studyGroupPost as entity, studyGroupAnswer } from './table'
import { tellMembers } from './tell-members'

const own = fields('studyGroupId', 'title', 'body', 'insertedAt')
const ownAnswers = fields('postId', 'body', 'insertedAt')

declare module '../../kernel/jobs/jobs' {
  interface JobPayloads {
    /** A post whose group is told of it. */
    group_post: { postId: string }
  }
}

export const studyGroupPost = noun({
  entities: [entity, studyGroupAnswer],
  operations: {
    studyGroupAnswerAccept,
    studyGroupAnswerCreate,
    studyGroupAnswerDelete,
    studyGroupAnswerUpdate,
    studyGroupPostCreate,
    studyGroupPostDelete,
    studyGroupPostNotify,
    studyGroupPostReach,
    studyGroupPosts: list('StudyGroupPost'),
    studyGroupPostsRead,
    studyGroupPostUpdate,
  },
  jobs: { group_post: tellMembers },
  rates: { studyGroupAnswerCreate: perPerson(60), studyGroupPostCreate: perPerson(30) },
  constraints: {
    study_group_posts_titled: () => invalid('title', 'A post needs a title.'),
    study_group_posts_body: () => invalid('body', 'A post has at most 20,000 characters with its formatting.'),
    study_group_answers_body: () => invalid('body', 'An answer has 1 to 10,000 characters with its formatting.'),
  },
  outOfReach: { study_group_answers_accepted: 'the post is locked, and the other answer is taken back with it' },
  // What they wrote stays without a name: others have answered it.
  erasure: {
    async erase({ query }, { userId }) {
      await query({ text: 'update study_group_posts set author_id = null where author_id = $1', values: [userId] })
      await query({ text: 'update study_group_answers set author_id = null where author_id = $1', values: [userId] })
    },
  },
  exported: {
    studyGroupAnswers: ({ reader }, userId) => reader.all('StudyGroupAnswer', { authorId: userId }, ownAnswers),
    studyGroupPosts: ({ reader }, userId) => reader.all('StudyGroupPost', { authorId: userId }, own),
  },
  unrecorded: { studyGroupPostsRead: 'a reading' },
})
