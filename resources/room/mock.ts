import { resource } from '../resource'

const file = ['file.title', 'file.contentType', 'file.size', 'file.studentCanView', 'file.insertedAt']

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
  },
  order: { by: 'name', direction: 'asc' },
  opensNew: true,
  tabs: [
    {
      path: 'info',
      label: 'Info',
      fields: [
        'sessionType.name',
        'practiceArea.name',
        'level',
        'status',
        'owner.fullName',
        'updatedAt',
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
  sections: [
    { title: 'What it is', fields: ['name', 'parentId', 'sessionTypeId', 'practiceAreaId', 'level', 'status'] },
    { title: 'For the candidate', fields: ['candidateInstruction', 'scenario', 'instruction', 'extraTasks'] },
    {
      title: 'For tutors',
      note: 'Candidates never see the instruction; the answer only with their marks.',
      fields: ['tutorInstruction', 'marksheet', 'suggestedAnswer'],
    },
  ],
  live: ['Mock', 'MockMaterial', 'MockTemplate', 'MockPermission'],
})
