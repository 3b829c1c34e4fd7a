import { resource } from '../resource'

export const studySubGroup = resource({
  list: 'studySubGroups',
  label: 'Sub-groups',
  singular: 'sub-group',
  title: 'name',
  create: 'studySubGroupCreate',
  update: 'studySubGroupUpdate',
  remove: 'studySubGroupDelete',
  columns: ['name', 'p1ExamDates', 'p2ExamDates', 'memberCount'],
  labels: {
    p1ExamDates: 'Days of the first paper',
    p2ExamDates: 'Days of the second paper',
    memberCount: 'Members',
  },
  live: ['StudySubGroup'],
})
