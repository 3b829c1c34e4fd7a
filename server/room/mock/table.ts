import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type {
  ContentStatus,
  Criterion,
  ExtraTask,
  MockLevel,
  MockPermissionRole,
  MockPermissionType,
} from '../../../schema/generated/types'
import { driveFiles } from '../../files/drive-file/table'
import { users } from '../../identity/user/table'
import { byName, id, stamps } from '../../kernel/database/columns'
import { entity, many, one } from '../../kernel/read/entity'
import { practiceAreas } from '../../school/practice-area/table'
import { sessionTypes } from '../../school/session-type/table'

export const mocks = pgTable(
  'mocks',
  {
    id: id(),
    ownerId: uuid().references(() => users.id),
    parentId: uuid().references((): AnyPgColumn => mocks.id),
    sessionTypeId: uuid()
      .notNull()
      .references(() => sessionTypes.id),
    practiceAreaId: uuid()
      .notNull()
      .references(() => practiceAreas.id),
    name: text().notNull(),
    tutorInstruction: text(),
    candidateInstruction: text(),
    instruction: text(),
    scenario: text(),
    marksheet: jsonb().$type<Criterion[]>(),
    extraTasks: jsonb().$type<ExtraTask[]>(),
    suggestedAnswer: text(),
    level: text().$type<MockLevel>(),
    status: text().$type<ContentStatus>().notNull().default('draft'),
    ...stamps(),
  },
  (table) => [
    index('mocks_type_area').on(table.sessionTypeId, table.practiceAreaId, table.status),
    index('mocks_name').on(byName(table.name), table.id),
    index('mocks_inserted').on(table.insertedAt, table.id),
    index('mocks_updated').on(table.updatedAt, table.id),
    index('mocks_parent').on(table.parentId),
    index('mocks_search').using('gin', sql`folded(name) gin_trgm_ops`),
  ],
)

const mockFile = () => ({
  id: id(),
  mockId: uuid()
    .notNull()
    .references(() => mocks.id, { onDelete: 'cascade' }),
  fileId: uuid()
    .notNull()
    .references(() => driveFiles.id, { onDelete: 'cascade' }),
})

export const mockMaterials = pgTable('mock_materials', mockFile(), (table) => [
  index('mock_materials_mock').on(table.mockId),
  index('mock_materials_file').on(table.fileId),
])
export const mockTemplates = pgTable('mock_templates', mockFile(), (table) => [
  index('mock_templates_mock').on(table.mockId),
  index('mock_templates_file').on(table.fileId),
])

export const mockPermissions = pgTable(
  'mock_permissions',
  {
    id: id(),
    mockId: uuid()
      .notNull()
      .references(() => mocks.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<MockPermissionType>().notNull().default('conduct'),
    role: text().$type<MockPermissionRole>().notNull().default('tutor'),
  },
  (table) => [
    unique('mock_permissions_once').on(table.mockId, table.userId),
    index('mock_permissions_user').on(table.userId),
  ],
)

/** The columns that the checklist of a mock looks at. */
const checkedColumns = {
  sessionTypeId: 'session_type_id',
  practiceAreaId: 'practice_area_id',
  candidateInstruction: 'candidate_instruction',
  scenario: 'scenario',
  suggestedAnswer: 'suggested_answer',
  marksheet: 'marksheet',
  status: 'status',
}

export const mock = entity('Mock', mocks, {
  sort: ['name', '-insertedAt', '-updatedAt'],
  search: ['name'],
  relations: {
    owner: one('TutorPreview', 'ownerId'),
    sessionType: one('SessionType', 'sessionTypeId'),
    practiceArea: one('PracticeArea', 'practiceAreaId'),
    materials: many('MockMaterial', 'mockId'),
    templates: many('MockTemplate', 'mockId'),
    permissions: many('MockPermission', 'mockId'),
    children: many('Mock', 'parentId', 'name'),
    sessions: many('Session', 'mockId'),
  },
  expressions: {
    checked: ({ alias }) =>
      `json_build_object(${Object.entries(checkedColumns)
        .map(([field, column]) => `'${field}', ${alias}.${column}`)
        .join(', ')},
        'materials', array(select 1 from mock_materials x where x.mock_id = ${alias}.id),
        'templates', array(select 1 from mock_templates x where x.mock_id = ${alias}.id),
        'permissions', (select json_agg(json_build_object('type', x.type)) from mock_permissions x where x.mock_id = ${alias}.id))`,
  },
  needs: { lacks: ['checked'] },
})

const fileOfMock = { relations: { file: one('DriveFile', 'fileId'), mock: one('Mock', 'mockId') } }
export const mockMaterial = entity('MockMaterial', mockMaterials, fileOfMock)
export const mockTemplate = entity('MockTemplate', mockTemplates, fileOfMock)

export const mockPermission = entity('MockPermission', mockPermissions, {
  relations: { user: one('TutorPreview', 'userId'), mock: one('Mock', 'mockId') },
  filters: {
    sessionTypeId: ({ alias, arg }) =>
      `${alias}.mock_id in (select id from mocks where session_type_id = ${arg('sessionTypeId')}::uuid)`,
    practiceAreaId: ({ alias, arg }) =>
      `${alias}.mock_id in (select id from mocks where practice_area_id = ${arg('practiceAreaId')}::uuid)`,
  },
})
