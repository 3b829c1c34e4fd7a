import { sheet } from '../../access/matrix/table'
import { later } from '../../access/matrix/world/moment'

// Its title and times stay, so that nobody is told while others are asked.
const times = { startAt: later({ days: 30 }).toISOString(), endAt: later({ days: 30, minutes: 90 }).toISOString() }
const values = { type: 'workshop' as const, title: 'Own', subtitle: 'A talk', timezone: 'Europe/London', ...times }

export const matrix = sheet(
  `
operation       anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
meetings        unauthenticated  forbidden    disabled  all        some       some   some        some       all         all | all: manage_meetings
meeting         unauthenticated  forbidden    disabled  ok         not_found  ok     not_found   not_found  ok          ok  | ok: manage_meetings
meetingCreate   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok  | ok: manage_meetings
meetingUpdate   unauthenticated  forbidden    disabled  forbidden  not_found  ok     not_found   not_found  ok          ok  | ok: manage_meetings
meetingCancel   unauthenticated  forbidden    disabled  forbidden  not_found  ok     not_found   not_found  ok          ok  | ok: manage_meetings
meetingRepeat   unauthenticated  forbidden    disabled  forbidden  forbidden  some   forbidden   forbidden  some        some | some: manage_meetings
meetingDelete   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok  | ok: manage_meetings
meetingUpdated  unauthenticated  forbidden    disabled  ok         silent     ok     silent      silent     ok          ok  | ok: manage_meetings
meetingDeleted  unauthenticated  forbidden    disabled  ok         ok         ok     ok          ok         ok          ok
`,
  {
    meeting: ({ events }) => ({ id: events.own }),
    meetingCreate: ({ groups }) => ({ ...values, studyGroupId: groups.own }),
    meetingUpdate: ({ events }) => ({ ...values, id: events.own }),
    meetingCancel: ({ events }) => ({ id: events.own, reason: 'No voice.' }),
    // Of a group that the tutor leads.
    meetingRepeat: ({ events }) => ({ id: events.empty, startsAt: [times.startAt] }),
    meetingDelete: ({ events }) => ({ id: events.empty }),
  },
)
