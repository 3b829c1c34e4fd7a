import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'
import { answerable, joined, owned, touched } from './standing'

const fields = audiences('StudyGroup', {
  reader: [
    'id',
    'name',
    'shortName',
    'type',
    'description',
    'visibility',
    'autoapproval',
    'availableFrom',
    'availableUntil',
    'intensiveFrom',
    'intensiveUntil',
    'resultsDate',
    'allowedFor',
    'allowedDays',
    'bookingPolicy',
    'config',
    'image',
    'banner',
    'archivedAt',
    'taken',
    'memberCount',
    'waitingCount',
    'mustApply',
    'unreadPosts',
    'insertedAt',
    'updatedAt',
    'membership',
    'members',
    'subGroups',
  ],
  /** For its members. */
  member: ['chatLink'],
})

export const studyGroup = noun({
  operations: {
    studyGroups: 'confirmed',
    userStudyGroups: 'confirmed',
    studyGroup: 'confirmed',
    studyGroupCreate: 'manage_study_groups',
    studyGroupUpdate: 'confirmed',
    studyGroupDelete: 'manage_study_groups',
    studyGroupCreated: 'confirmed',
    studyGroupUpdated: 'confirmed',
    studyGroupDeleted: 'confirmed',
  },
  fields: { StudyGroup: fields },
  rules: (viewer) => [
    ...(viewer.confirmed
      ? [
          ...allow('read', 'StudyGroup', { visibility: { $in: ['public', 'authenticated'] } }, fields.reader),
          ...allow('read', 'StudyGroup', { visibility: 'restricted', ...touched }, fields.reader),
          ...allow('read', 'StudyGroup', { visibility: 'private', ...answerable }, fields.reader),
          ...allow('read', 'StudyGroup', joined),
          ...allow('update', 'StudyGroup', owned),
        ]
      : []),
    ...(holds(viewer, 'manage_study_groups') ? allow(['read', 'create', 'update', 'delete'], 'StudyGroup') : []),
  ],
})
