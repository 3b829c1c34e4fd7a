import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation              anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
meetingQuote           unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
meetingMembers         unauthenticated  forbidden    disabled  some       none       some       none        none       some        some | some: manage_meetings
meetingMember          unauthenticated  forbidden    disabled  ok         none       ok         none        none       none        none
userMeetingMembers     unauthenticated  forbidden    disabled  some       none       some       none        none       some        some | some: manage_meetings
meetingTicketBuy       unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
meetingInvite          unauthenticated  forbidden    disabled  forbidden  not_found  forbidden  not_found   not_found  some        some | some: manage_meetings
meetingMemberCreate    unauthenticated  forbidden    disabled  forbidden  not_found  forbidden  not_found   not_found  ok          ok  | ok: manage_meetings
meetingMemberUpdate    unauthenticated  forbidden    disabled  not_found  not_found  ok         not_found   not_found  ok          ok  | ok: manage_meetings
meetingMemberDelete    unauthenticated  forbidden    disabled  ok         not_found  ok         not_found   not_found  ok          ok  | ok: manage_meetings
meetingWaitlistJoin    unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
meetingWaitlistUpdate  unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  not_found   not_found
meetingWaitlistLeave   unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  not_found   not_found
meetingOfferAccept     unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  not_found   not_found
meetingMemberUpdated   unauthenticated  forbidden    disabled  ok         silent     ok         silent      silent     ok          ok  | ok: manage_meetings
meetingMemberDeleted   unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
`,
  {
    meetingQuote: ({ events }) => ({ meetingId: events.open }),
    meetingMembers: ({ events }) => ({ meetingId: events.own }),
    meetingMember: ({ events }) => ({ meetingId: events.own }),
    userMeetingMembers: ({ people }) => ({ userId: people.student.id }),
    meetingTicketBuy: ({ events }) => ({ meetingId: events.open }),
    meetingInvite: ({ events, outsiderId }) => ({ meetingId: events.own, userIds: [outsiderId] }),
    meetingMemberCreate: ({ events, outsiderId }) => ({ meetingId: events.own, userId: outsiderId }),
    meetingMemberUpdate: ({ tickets }) => ({ id: tickets.invited, type: 'attendee' }),
    meetingMemberDelete: ({ tickets }) => ({ id: tickets.student }),
    meetingWaitlistJoin: ({ events }) => ({ meetingId: events.full }),
    meetingWaitlistUpdate: ({ tickets }) => ({ id: tickets.waits, buysAtOnce: true }),
    meetingWaitlistLeave: ({ tickets }) => ({ id: tickets.waits }),
    meetingOfferAccept: ({ tickets }) => ({ id: tickets.offered }),
  },
)
