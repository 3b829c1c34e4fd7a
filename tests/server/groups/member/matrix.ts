import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation                anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
applicants               unauthenticated  forbidden    disabled  none       none       some       none        none       some        some | some: manage_study_groups
members  unauthenticated  forbidden  disabled  some  some  some  none  none  all  all | all: manage_study_groups
member  unauthenticated  forbidden  disabled  ok  ok  ok  none  none  none  none
studyGroupJoin           unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
studyGroupWaitlistJoin   unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
studyGroupWaitlistLeave  unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  not_found   not_found
studyGroupOfferAccept    unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  not_found   not_found
studyGroupInvite  unauthenticated  forbidden  disabled  forbidden  forbidden  ok  not_found  not_found  ok  ok | ok: manage_study_groups
acceptInvite             unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  not_found   not_found
acceptJoin               unauthenticated  forbidden    disabled  not_found  forbidden  ok         not_found   not_found  ok          ok   | ok: manage_study_groups
memberDecline            unauthenticated  forbidden    disabled  not_found  conflict   ok         not_found   not_found  ok          ok   | ok: manage_study_groups
memberUpdate             unauthenticated  forbidden    disabled  ok         not_found  forbidden  not_found   not_found  ok          ok   | ok: manage_study_groups
memberDelete             unauthenticated  forbidden    disabled  ok         not_found  ok         not_found   not_found  ok          ok   | ok: manage_study_groups
memberResultSay  unauthenticated  forbidden  disabled  ok  not_found  not_found  not_found  not_found  not_found  not_found
studyGroupResults  unauthenticated  forbidden  disabled  ok  not_found  ok  not_found  not_found  ok  ok | ok: manage_study_groups
studyGroupResultsAsk  unauthenticated  forbidden  disabled  forbidden  forbidden  forbidden  forbidden  forbidden  ok  ok | ok: manage_study_groups
memberCreated            unauthenticated  forbidden    disabled  ok         silent     ok         silent      silent     ok          ok   | ok: manage_study_groups
memberUpdated            unauthenticated  forbidden    disabled  silent     ok         ok         silent      silent     ok          ok   | ok: manage_study_groups
memberDeleted            unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
`,
  {
    member: ({ groups }) => ({ studyGroupId: groups.own }),
    studyGroupJoin: ({ groups }) => ({ studyGroupId: groups.open }),
    studyGroupWaitlistJoin: ({ groups }) => ({ studyGroupId: groups.full }),
    studyGroupWaitlistLeave: ({ memberships }) => ({ id: memberships.waits }),
    studyGroupOfferAccept: ({ memberships }) => ({ id: memberships.offered }),
    studyGroupInvite: ({ groups, outsiderId }) => ({ studyGroupId: groups.own, userId: outsiderId, role: 'member' }),
    acceptInvite: ({ memberships }) => ({ id: memberships.invited }),
    acceptJoin: ({ memberships }) => ({ id: memberships.asked }),
    memberDecline: ({ memberships }) => ({ id: memberships.asked }),
    memberUpdate: ({ memberships }) => ({ id: memberships.student, sundayDayOff: false }),
    memberResultSay: ({ memberships }) => ({ id: memberships.student, passed: true }),
    studyGroupResults: ({ groups }) => ({ studyGroupId: groups.own }),
    studyGroupResultsAsk: ({ groups }) => ({ studyGroupId: groups.own }),
    memberDelete: ({ memberships }) => ({ id: memberships.student }),
  },
)
