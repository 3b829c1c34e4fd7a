import { resource } from '../resource'

export const meetingMember = resource({
  list: 'meetingMembers',
  label: 'People',
  singular: 'person',
  title: 'user.fullName',
  create: 'meetingMemberCreate',
  update: 'meetingMemberUpdate',
  remove: 'meetingMemberDelete',
  columns: ['user.fullName', 'type', 'boughtAt', 'paid', 'invitedAt', 'place', 'offeredUntil', 'cancelledAt'],
  filters: ['type', 'cancelled'],
  labels: {
    'user.fullName': 'Person',
    user: 'Person',
    userIds: 'People',
    type: 'Is',
    boughtAt: 'Ticket since',
    invitedAt: 'Invited',
    place: 'Place in the line',
    offeredUntil: 'Place kept until',
    cancelledAt: 'Given back',
    cancelled: 'With tickets given back',
  },
  defaults: { type: 'attendee' },
  live: ['MeetingMember'],
})
