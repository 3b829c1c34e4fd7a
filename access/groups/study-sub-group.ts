import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'
import { answerable, joined, owned, touched } from './standing'

const fields = audiences('StudySubGroup', {
  reader: ['id', 'studyGroupId', 'name', 'p1ExamDates', 'p2ExamDates', 'insertedAt', 'memberCount'],
})

export const studySubGroup = noun({
  operations: {
    studySubGroups: 'confirmed',
    studySubGroupCreate: 'confirmed',
    studySubGroupUpdate: 'confirmed',
    studySubGroupDelete: 'confirmed',
  },
  fields: { StudySubGroup: fields },
  rules: (viewer) => [
    ...(viewer.confirmed
      ? [
          ...allow('read', 'StudySubGroup', {
            studyGroup: { $elemMatch: { visibility: { $in: ['public', 'authenticated'] } } },
          }),
          ...allow('read', 'StudySubGroup', { studyGroup: { $elemMatch: { visibility: 'restricted', ...touched } } }),
          ...allow('read', 'StudySubGroup', { studyGroup: { $elemMatch: { visibility: 'private', ...answerable } } }),
          ...allow('read', 'StudySubGroup', { studyGroup: { $elemMatch: joined } }),
          ...allow(['create', 'update', 'delete'], 'StudySubGroup', { studyGroup: { $elemMatch: owned } }),
        ]
      : []),
    ...(holds(viewer, 'manage_study_groups') ? allow(['read', 'create', 'update', 'delete'], 'StudySubGroup') : []),
  ],
})
