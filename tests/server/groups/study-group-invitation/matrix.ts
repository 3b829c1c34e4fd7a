import { sheet } from '../../access/matrix/table'
import { NOON } from '../../access/matrix/world/moment'

const until = new Date(NOON.getTime() + 86_400_000).toISOString()

export const matrix = sheet(
  `
operation                   anonymous        unconfirmed  disabled  student    another    tutor     unassigned  staff      supervisor  admin
studyGroupInvitations       unauthenticated  forbidden    disabled  forbidden  forbidden  all       not_found   not_found  all         all | all: manage_study_groups
studyGroupInvitation        unauthenticated  forbidden    disabled  ok         ok         ok        ok          ok         ok          ok
studyGroupInvitationCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  ok        forbidden   forbidden  ok          ok  | ok: manage_study_groups
studyGroupInvitationSend    unauthenticated  forbidden    disabled  forbidden  forbidden  ok        forbidden   forbidden  ok          ok  | ok: manage_study_groups
studyGroupInvitationUpdate  unauthenticated  forbidden    disabled  not_found  not_found  ok        not_found   not_found  ok          ok  | ok: manage_study_groups
studyGroupInvitationDelete  unauthenticated  forbidden    disabled  not_found  not_found  ok        not_found   not_found  ok          ok  | ok: manage_study_groups
studyGroupInvitationUse     unauthenticated  forbidden    disabled  conflict   conflict   conflict  ok          ok         ok          ok
`,
  {
    studyGroupInvitations: ({ groups }) => ({ studyGroupId: groups.own }),
    studyGroupInvitation: ({ link }) => ({ token: link.token }),
    studyGroupInvitationCreate: ({ groups }) => ({ studyGroupId: groups.own, uses: 10, until }),
    studyGroupInvitationSend: ({ groups }) => ({ studyGroupId: groups.own, email: 'newcomer@example.com' }),
    studyGroupInvitationUpdate: ({ link }) => ({ id: link.id, uses: 20 }),
    studyGroupInvitationDelete: ({ link }) => ({ id: link.id }),
    studyGroupInvitationUse: ({ link }) => ({ token: link.token }),
  },
)
