import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation                anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
meetingMaterials         unauthenticated  forbidden    disabled  all        not_found  all    not_found   not_found  all         all | all: manage_meetings
meetingMaterialCreate    unauthenticated  forbidden    disabled  forbidden  not_found  ok     not_found   not_found  ok          ok  | ok: manage_meetings
meetingMaterialUpdate    unauthenticated  forbidden    disabled  forbidden  not_found  ok     not_found   not_found  ok          ok  | ok: manage_meetings
meetingMaterialDelete    unauthenticated  forbidden    disabled  not_found  not_found  ok     not_found   not_found  ok          ok  | ok: manage_meetings
meetingMaterialsLock     unauthenticated  forbidden    disabled  forbidden  not_found  ok     not_found   not_found  ok          ok  | ok: manage_meetings
meetingMaterialsUnlock   unauthenticated  forbidden    disabled  forbidden  not_found  ok     not_found   not_found  ok          ok  | ok: manage_meetings
meetingMaterialsUpdated  unauthenticated  forbidden    disabled  ok         silent     ok     silent      silent     ok          ok  | ok: manage_meetings
`,
  {
    meetingMaterials: ({ events }) => ({ meetingId: events.own }),
    meetingMaterialCreate: ({ events }) => ({
      meetingId: events.own,
      title: 'More',
      contentLink: 'https://more.example/',
    }),
    meetingMaterialUpdate: ({ eventMaterialId }) => ({ id: eventMaterialId, title: 'Other' }),
    meetingMaterialDelete: ({ eventMaterialId }) => ({ id: eventMaterialId }),
    meetingMaterialsLock: ({ events }) => ({ meetingId: events.own, target: 'all' }),
    meetingMaterialsUnlock: ({ events }) => ({ meetingId: events.own, target: 'attendees' }),
  },
)
