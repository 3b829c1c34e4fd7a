import { sheet } from '../../access/matrix/table'

const days = {
  availableFrom: '2030-01-01',
  availableUntil: '2030-02-01',
  intensiveFrom: '2030-01-01',
  intensiveUntil: '2030-03-01',
}
const facts = { name: 'Evenings', shortName: 'Eve', type: 'sqe2' as const, ...days }

export const matrix = sheet(
  `
operation          anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
studyGroups        unauthenticated  forbidden    disabled  some       some       some       some        some       all         all  | all: manage_study_groups
userStudyGroups    unauthenticated  forbidden    disabled  some       some       some       none        none       none        none
studyGroup  unauthenticated  forbidden  disabled  ok  ok  ok  not_found  not_found  ok  ok | ok: manage_study_groups
studyGroupCreate   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok   | ok: manage_study_groups
studyGroupUpdate  unauthenticated  forbidden  disabled  forbidden  forbidden  ok  not_found  not_found  ok  ok | ok: manage_study_groups
studyGroupDelete   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok   | ok: manage_study_groups
studyGroupCreated  unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
studyGroupUpdated  unauthenticated  forbidden  disabled  ok  ok  ok  silent  silent  ok  ok | ok: manage_study_groups
studyGroupDeleted  unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
`,
  {
    studyGroup: ({ groups }) => ({ id: groups.own }),
    studyGroupCreate: () => facts,
    studyGroupUpdate: ({ groups }) => ({ id: groups.own, ...facts, resultsDate: '2030-06-01', config: { places: 5 } }),
    studyGroupDelete: ({ groups }) => ({ id: groups.empty }),
  },
)
