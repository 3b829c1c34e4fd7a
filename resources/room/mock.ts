import type { MockNeed } from '../../schema/generated/types'
import { resource } from '../resource'

const file = ['file.title', 'file.contentType', 'file.size', 'file.studentCanView', 'file.insertedAt']

/** Why a mock cannot be published yet; its checklist names what is missing. */
function stillMissing(lacks: readonly MockNeed[] | null | undefined): string | false {
  const missing = (lacks ?? []).filter((need) => need !== 'published').length
  if (missing === 0) return false
  return missing === 1 ? 'One thing is missing' : `${missing} things are missing`
}

export const mock = resource({
  list: 'mocks',
  label: 'Mocks',
  singular: 'mock',
  path: '/mocks',
  icon: 'mocks',
  ability: 'view_all_mocks',
  title: 'name',
  one: 'mock',
  create: 'mockCreate',
  update: 'mockUpdate',
  remove: 'mockDelete',
  head: { state: ['status'], who: ['owner.fullName'], when: ['updatedAt'] },
  story: true,
  found: ['sessionType.name', 'practiceArea.shortName', 'status'],
  columns: ['name', 'sessionType.name', 'practiceArea.shortName', 'level', 'status', 'owner.fullName', 'updatedAt'],
  more: ['practiceArea.name'],
  filters: ['sessionTypeId', 'practiceAreaId', 'level', 'status'],
  views: [
    { label: 'Drafts', filters: () => ({ status: 'draft' }), order: { by: 'updated_at', direction: 'desc' } },
    {
      label: 'In review',
      filters: () => ({ status: 'in_review' }),
      order: { by: 'updated_at', direction: 'desc' },
      waits: true,
    },
    { label: 'Published', filters: () => ({ status: 'published' }) },
  ],
  labels: {
    'sessionType.name': 'Session type',
    'practiceArea.shortName': 'Practice area',
    'practiceArea.name': 'Practice area, full name',
    'owner.fullName': 'Owner',
    updatedAt: 'Changed',
    lacks: 'Missing',
    // As the checklist calls them.
    candidateInstruction: 'Task for the candidate',
    instruction: 'How the station runs',
    tutorInstruction: 'Instruction for tutors',
    marksheet: 'Criteria',
    parentId: 'Variant of',
  },
  order: { by: 'name', direction: 'asc' },
  asksFirst: ['name', 'sessionTypeId', 'practiceAreaId'],
  unasked: ['status'],
  tabs: [
    {
      path: 'info',
      label: 'Info',
      fields: [
        'sessionType.name',
        'practiceArea.name',
        'level',
        'candidateInstruction',
        'scenario',
        'instruction',
        'tutorInstruction',
        'suggestedAnswer',
      ],
    },
    {
      path: 'marksheet',
      label: 'Marksheet',
      related: [{ label: 'Criteria', field: 'marksheet', columns: ['title', 'description', 'kind', 'weight'] }],
    },
    {
      path: 'extra-tasks',
      label: 'Extra tasks',
      related: [{ label: 'Extra tasks', field: 'extraTasks', columns: ['title', 'body'] }],
    },
    {
      path: 'materials',
      label: 'Materials',
      related: [
        {
          label: 'Materials',
          field: 'materials',
          columns: file,
          create: 'mockMaterialCreate',
          by: 'mockId',
          update: 'driveFileUpdate',
          remove: 'driveFileDelete',
          key: 'fileId',
        },
      ],
    },
    {
      path: 'templates',
      label: 'Templates',
      related: [
        {
          label: 'Templates',
          field: 'templates',
          columns: file,
          create: 'mockTemplateCreate',
          by: 'mockId',
          update: 'driveFileUpdate',
          remove: 'driveFileDelete',
          key: 'fileId',
        },
      ],
    },
    {
      path: 'permissions',
      label: 'Permissions',
      related: [{ label: 'Permissions', list: 'mockPermissions', by: 'mockId', hide: ['mock.name'] }],
    },
  ],
  actions: [
    {
      operation: 'mockUpdate',
      label: 'Publish',
      set: { status: 'published' },
      asks: [],
      is: { status: ['draft', 'in_review', 'archived'] },
      primary: true,
      blocked: { reads: ['lacks'], say: ({ lacks }) => stillMissing(lacks) },
      note: 'Students can be given it from now on.',
    },
    {
      operation: 'mockUpdate',
      label: 'Send to review',
      set: { status: 'in_review' },
      asks: [],
      is: { status: 'draft' },
    },
    {
      operation: 'mockUpdate',
      label: 'Take back to draft',
      set: { status: 'draft' },
      asks: [],
      is: { status: ['in_review', 'published', 'archived'] },
      note: 'No student is given a draft. Sessions that are booked with it stay as they are.',
    },
    {
      operation: 'mockUpdate',
      label: 'Archive',
      set: { status: 'archived' },
      asks: [],
      is: { status: ['draft', 'in_review', 'published'] },
      danger: true,
      note: 'No student is given it any more. Sessions that are booked with it stay as they are.',
    },
  ],
  sections: [
    { title: 'What it is', fields: ['name', 'parentId', 'sessionTypeId', 'practiceAreaId', 'level'] },
    { title: 'For the candidate', fields: ['candidateInstruction', 'scenario', 'instruction', 'extraTasks'] },
    {
      title: 'For tutors',
      note: 'Candidates never see the instruction; the answer only with their marks.',
      fields: ['tutorInstruction', 'marksheet', 'suggestedAnswer'],
    },
  ],
  live: ['Mock', 'MockMaterial', 'MockTemplate', 'MockPermission'],
})
