import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation              anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
meetingJoin            unauthenticated  forbidden    disabled  ok         not_found  conflict   not_found   not_found  not_found   not_found | not_found: manage_meetings
meetingAttendanceUpdate unauthenticated forbidden    disabled  forbidden  not_found  some         not_found   not_found  some          some  | some: manage_meetings
meetingCorrectionAsk   unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  not_found   not_found
meetingCorrectionDecline unauthenticated forbidden   disabled  not_found  not_found  ok         not_found   not_found  ok          ok  | ok: manage_meetings
meetingAdmit           unauthenticated  forbidden    disabled  forbidden  not_found  ok         not_found   not_found  forbidden   forbidden | forbidden: manage_meetings
`,
  {
    meetingJoin: ({ events }) => ({ meetingId: events.live }),
    meetingAttendanceUpdate: ({ events, tickets }) => ({
      meetingId: events.live,
      marks: [{ memberId: tickets.live, attendance: 'present' }],
    }),
    meetingCorrectionAsk: ({ tickets }) => ({ id: tickets.marked, message: 'I was there.' }),
    meetingCorrectionDecline: ({ tickets }) => ({ id: tickets.asked }),
    meetingAdmit: ({ events, guestId }) => ({ meetingId: events.live, userId: guestId }),
  },
)
