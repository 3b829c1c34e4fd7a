import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'
import { joined, led, owned } from './standing'

const fields = audiences('StudyGroupPost', {
  reader: [
    'id',
    'studyGroupId',
    'authorId',
    'title',
    'body',
    'insertedAt',
    'editedAt',
    'notifiedAt',
    'readCount',
    'readerCount',
    'unread',
    'authorName',
    'authorRole',
    'answers',
    'studyGroup',
  ],
})
const answerFields = audiences('StudyGroupAnswer', {
  reader: ['id', 'postId', 'authorId', 'body', 'insertedAt', 'editedAt', 'acceptedAt', 'authorName', 'authorRole'],
})

const inJoined = { studyGroup: { $elemMatch: joined } } as const
const inLed = { studyGroup: { $elemMatch: led } } as const

export const studyGroupPost = noun({
  operations: {
    studyGroupPosts: 'confirmed',
    studyGroupPostReach: 'confirmed',
    studyGroupPostCreate: 'confirmed',
    studyGroupPostUpdate: 'confirmed',
    studyGroupPostDelete: 'confirmed',
    studyGroupPostNotify: 'confirmed',
    studyGroupPostsRead: 'confirmed',
    studyGroupAnswerCreate: 'confirmed',
    studyGroupAnswerUpdate: 'confirmed',
    studyGroupAnswerDelete: 'confirmed',
    studyGroupAnswerAccept: 'confirmed',
  },
  fields: { StudyGroupPost: fields, StudyGroupAnswer: answerFields },
  rules: (viewer) => [
    // Whoever has left a group keeps what they wrote.
    ...allow('read', 'StudyGroupPost', { authorId: ME }),
    ...allow('read', 'StudyGroupAnswer', { authorId: ME }),
    ...(viewer.confirmed
      ? [
          ...allow('read', 'StudyGroupPost', inJoined),
          ...allow('create', 'StudyGroupPost', inLed),
          ...allow('update', 'StudyGroupPost', { authorId: ME, ...inLed }),
          ...allow('delete', 'StudyGroupPost', { authorId: ME, ...inJoined }),
          ...allow('delete', 'StudyGroupPost', { studyGroup: { $elemMatch: owned } }),
          ...allow('read', 'StudyGroupAnswer', { post: { $elemMatch: inJoined } }),
          ...allow('create', 'StudyGroupAnswer', { post: { $elemMatch: inJoined } }),
          ...allow('update', 'StudyGroupAnswer', { authorId: ME, post: { $elemMatch: inJoined } }),
          ...allow('delete', 'StudyGroupAnswer', { authorId: ME, post: { $elemMatch: inJoined } }),
          ...allow('delete', 'StudyGroupAnswer', { post: { $elemMatch: inLed } }),
        ]
      : []),
    ...(holds(viewer, 'manage_study_groups')
      ? [
          ...allow(['read', 'create', 'update', 'delete'], 'StudyGroupPost'),
          ...allow(['read', 'create', 'update', 'delete'], 'StudyGroupAnswer'),
        ]
      : []),
  ],
})
