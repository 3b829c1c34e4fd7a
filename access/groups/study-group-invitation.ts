import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'
import { led } from './standing'

const fields = audiences('StudyGroupInvitation', {
  /** For whoever made it too, when they lead the group no more. */
  maker: ['id', 'studyGroupId', 'uses', 'used', 'until', 'joinsAtOnce', 'createdById', 'createdByName', 'insertedAt'],
  /** For those who lead the group, and staff. */
  leader: ['token'],
})

export const studyGroupInvitation = noun({
  operations: {
    studyGroupInvitations: 'confirmed',
    studyGroupInvitation: 'confirmed',
    studyGroupInvitationCreate: 'confirmed',
    studyGroupInvitationUpdate: 'confirmed',
    studyGroupInvitationDelete: 'confirmed',
    studyGroupInvitationUse: 'confirmed',
  },
  // Whoever views as somebody could keep a token, and use it as themselves.
  unseen: ['studyGroupInvitations'],
  fields: { StudyGroupInvitation: fields },
  rules: (viewer) => [
    ...allow('read', 'StudyGroupInvitation', { createdById: ME }, fields.maker),
    ...(viewer.confirmed
      ? allow(['read', 'create', 'update'], 'StudyGroupInvitation', { studyGroup: { $elemMatch: led } })
      : []),
    ...(holds(viewer, 'manage_study_groups') ? allow(['read', 'create', 'update'], 'StudyGroupInvitation') : []),
  ],
})
