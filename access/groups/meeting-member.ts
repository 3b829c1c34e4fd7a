import { leadingTypes } from '../../rules/groups/tickets'
import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'
import { found, heads } from './event'

const fields = audiences('MeetingMember', {
  /** Of those who lead an event, for whoever finds it. */
  finder: ['id', 'meetingId', 'userId', 'type', 'insertedAt', 'user', 'meeting'],
  /** For the person, and those who lead the event. */
  own: [
    'cancelledAt',
    'invitedAt',
    'invitedByName',
    'boughtAt',
    'paid',
    'freeUntil',
    'laterPercent',
    'refund',
    'waitingSince',
    'place',
    'offeredUntil',
    'buysAtOnce',
    'admitted',
    'attendance',
    'arrivedAt',
    'leftAt',
    'attendedMinutes',
    'markedAt',
    'markedByName',
    'correction',
    'correctionAskedAt',
    'correctionAnsweredAt',
  ],
})

export const meetingMember = noun({
  operations: {
    meetingMembers: 'confirmed',
    meetingMember: 'confirmed',
    userMeetingMembers: 'confirmed',
    meetingTicketBuy: 'confirmed',
    meetingInvite: 'confirmed',
    meetingMemberCreate: 'confirmed',
    meetingMemberUpdate: 'confirmed',
    meetingMemberDelete: 'confirmed',
    meetingWaitlistJoin: 'confirmed',
    meetingWaitlistUpdate: 'confirmed',
    meetingWaitlistLeave: 'confirmed',
    meetingOfferAccept: 'confirmed',
    meetingAttendanceUpdate: 'confirmed',
    meetingJoin: 'confirmed',
    meetingCorrectionAsk: 'confirmed',
    meetingCorrectionDecline: 'confirmed',
    meetingAdmit: 'confirmed',
    meetingMemberUpdated: 'confirmed',
    meetingMemberDeleted: 'confirmed',
  },
  fields: { MeetingMember: fields },
  rules: (viewer) => [
    ...allow('read', 'MeetingMember', { userId: ME }, [...fields.finder, ...fields.own]),
    ...(viewer.confirmed
      ? [
          ...found.flatMap((meeting) =>
            allow(
              'read',
              'MeetingMember',
              { standing: { $in: leadingTypes }, meeting: { $elemMatch: meeting } },
              fields.finder,
            ),
          ),
          ...heads.flatMap((meeting) => allow('read', 'MeetingMember', { meeting: { $elemMatch: meeting } })),
        ]
      : []),
    ...(holds(viewer, 'manage_meetings') ? allow('read', 'MeetingMember') : []),
  ],
})
