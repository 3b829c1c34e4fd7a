import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'
import { led } from './standing'

const fields = audiences('StudyGroupInvitation', {
  /** Those who lead the group, and staff. */
  reader: [
    'id',
    'studyGroupId',
    'token',
    'uses',
    'used',
    'until',
    'joinsAtOnce',
    'createdById',
    'createdByName',
    'insertedAt',
  ],
})

export const studyGroupInvitation = noun({
  operations: {
    studyGroupInvitations: 'confirmed',
    studyGroupInvitation: 'confirmed',
    studyGroupInvitationCreate: 'confirmed',
    studyGroupInvitationSend: 'confirmed',
    studyGroupInvitationUpdate: 'confirmed',
    studyGroupInvitationDelete: 'confirmed',
    studyGroupInvitationUse: 'confirmed',
  },
  // Whoever views as somebody could keep a token, and use it as themselves.
  unseen: ['studyGroupInvitations'],
  fields: { StudyGroupInvitation: fields },
  rules: (viewer) => [
    ...(viewer.confirmed
      ? allow(['read', 'create', 'update'], 'StudyGroupInvitation', { studyGroup: { $elemMatch: led } })
      : []),
    ...(holds(viewer, 'manage_study_groups') ? allow(['read', 'create', 'update'], 'StudyGroupInvitation') : []),
  ],
})
