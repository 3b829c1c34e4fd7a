import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation            anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
studySubGroups  unauthenticated  forbidden  disabled  all  all  all  none  none  all  all | all: manage_study_groups
studySubGroupCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok   | ok: manage_study_groups
studySubGroupUpdate  unauthenticated  forbidden  disabled  forbidden  forbidden  ok  not_found  not_found  ok  ok | ok: manage_study_groups
studySubGroupDelete  unauthenticated  forbidden  disabled  not_found  not_found  ok  not_found  not_found  ok  ok | ok: manage_study_groups
`,
  {
    studySubGroupCreate: ({ groups }) => ({
      studyGroupId: groups.own,
      name: 'Another part',
      p1ExamDates: ['2030-01-08'],
    }),
    studySubGroupUpdate: ({ groups, subGroupId }) => ({
      id: subGroupId,
      studyGroupId: groups.own,
      name: 'The same part',
    }),
    studySubGroupDelete: ({ subGroupId }) => ({ id: subGroupId }),
  },
)
