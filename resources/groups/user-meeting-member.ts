import { memberTypes } from '../../rules/groups/event-words'
import { resource } from '../resource'

/** What one person has to do with events. */
export const userMeetingMember = resource({
  list: 'userMeetingMembers',
  label: 'Events',
  singular: 'event',
  title: 'meeting.title',
  empty: {
    title: 'No event yet',
    words:
      'Tickets, invitations, places in a queue and events that they lead stand here. You can give them a ticket that costs nothing.',
  },
  create: 'meetingMemberCreate',
  update: 'meetingMemberUpdate',
  remove: 'meetingMemberDelete',
  columns: [
    'meeting.title',
    'meeting.startAt',
    'meeting.status',
    'type',
    'boughtAt',
    'paid',
    'attendance',
    'place',
    'cancelledAt',
  ],
  phone: {
    name: 'meeting.title',
    end: 'paid',
    facts: ['meeting.startAt', 'cancelledAt', 'meeting.status', 'type', 'place', 'attendance'],
  },
  leads: {
    place: { reads: [], say: ({ place }) => (place ? 'No.' : undefined) },
    cancelledAt: {
      reads: ['type'],
      say: ({ cancelledAt, type }) => cancelledAt && (type === 'attendee' ? 'Given back' : 'Left'),
    },
  },
  filters: ['type'],
  order: { by: 'inserted_at', direction: 'desc' },
  labels: {
    meeting: 'Event',
    'meeting.title': 'Event',
    'meeting.startAt': 'Starts',
    'meeting.status': 'State',
    type: 'Standing',
    boughtAt: 'Ticket since',
    attendance: 'Came',
    place: 'Place in the queue',
    cancelledAt: 'Ended',
  },
  says: { type: memberTypes },
  // Nobody has paid for what they do not have.
  silent: { paid: { reads: ['boughtAt'], when: ({ boughtAt }) => !boughtAt } },
  nothing: { paid: 'Free' },
  defaults: { type: 'attendee' },
  live: ['MeetingMember'],
})
