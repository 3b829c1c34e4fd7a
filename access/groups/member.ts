import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'
import { joined, led } from './standing'

const fields = audiences('Member', {
  /** For those who are in the same group. */
  fellow: [
    'id',
    'userId',
    'studyGroupId',
    'studySubGroupId',
    'role',
    'state',
    'acceptedAt',
    'insertedAt',
    'user',
    'studySubGroup',
    'studyGroup',
  ],
  /** For the person, and those who lead the group. */
  own: [
    'visitationType',
    'sundayDayOff',
    'trainingFrom',
    'trainingTill',
    'requestedAt',
    'invitedAt',
    'invitedUntil',
    'declinedAt',
    'againFrom',
    'waitingSince',
    'place',
    'offeredUntil',
    'message',
    'invitedByName',
    'answer',
    'answeredByName',
  ],
  /** For the person and staff: never for those who lead the group. */
  result: ['examMark', 'examPassed', 'saidMark', 'saidPassed', 'saidAt', 'postsReadAt'],
  /** For those who lead the group, of whoever has come to it by themselves or is in it, and for staff. */
  leader: ['nextSitting', 'timesLeft', 'missesDays', 'priority', 'priorityByHand'],
})

/** Who was only invited, or is declined, has told the group nothing of themselves. */
const come = ['requested', 'waiting', 'offered', 'accepted'] as const

export const member = noun({
  operations: {
    applicants: 'confirmed',
    members: 'confirmed',
    member: 'confirmed',
    studyGroupJoin: 'confirmed',
    studyGroupWaitlistJoin: 'confirmed',
    studyGroupWaitlistLeave: 'confirmed',
    studyGroupOfferAccept: 'confirmed',
    studyGroupInvite: 'confirmed',
    acceptInvite: 'confirmed',
    acceptJoin: 'confirmed',
    memberDecline: 'confirmed',
    memberUpdate: 'confirmed',
    memberDelete: 'confirmed',
    memberResultSay: 'confirmed',
    studyGroupResults: 'confirmed',
    studyGroupResultsAsk: 'manage_study_groups',
    memberCreated: 'confirmed',
    memberUpdated: 'confirmed',
    memberDeleted: 'confirmed',
  },
  fields: { Member: fields },
  rules: (viewer) => [
    ...allow('read', 'Member', { userId: ME }, [...fields.fellow, ...fields.own, ...fields.result]),
    ...(viewer.confirmed
      ? [
          ...allow('read', 'Member', { state: 'accepted', studyGroup: { $elemMatch: joined } }, fields.fellow),
          ...allow('read', 'Member', { studyGroup: { $elemMatch: led } }, [...fields.fellow, ...fields.own]),
          ...allow('read', 'Member', { state: { $in: come }, studyGroup: { $elemMatch: led } }, fields.leader),
          // Whoever finds a group sees who leads it.
          ...allow(
            'read',
            'Member',
            {
              state: 'accepted',
              role: { $in: ['tutor', 'owner', 'moderator'] },
              studyGroup: { $elemMatch: { visibility: { $in: ['public', 'authenticated'] } } },
            },
            fields.fellow,
          ),
        ]
      : []),
    ...(holds(viewer, 'manage_study_groups') ? allow('read', 'Member') : []),
  ],
})
