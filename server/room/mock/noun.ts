import type { GraphQLResolveInfo } from 'graphql'
import { holds } from '../../../access/viewer'
import { type Checked, lackedBy, stillMissing } from '../../../rules/room/mock-checklist'
import { leaveToSchool } from '../../files/drive-file/erasure'
import { keepAuthored, withUpload } from '../../files/uploads'
import { cleanHtml } from '../../gateways/rich-text'
import { type Context, signedIn } from '../../kernel/context'
import { refuseUnlessCreatable } from '../../kernel/crud/creatable'
import { crud } from '../../kernel/crud/crud'
import { newId } from '../../kernel/database/columns'
import { alreadyThere, conflict, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import type { Entity } from '../../kernel/read/entity'
import { list, row } from '../../kernel/read/lists'
import { nothing, selectionOf } from '../../kernel/read/selection'
import { anyChange } from '../../kernel/realtime/feed'
import { write } from '../../kernel/write/write'
import { keptCriteria } from '../../school/criteria'
import { mock as entity, mockMaterial, mockPermission, mockTemplate } from './table'

interface Task {
  title: string
  body?: string | null
}

function prepare(values: Record<string, unknown>, context: Context, action: 'create' | 'update') {
  const extraTasks = (values.extraTasks as Task[] | null | undefined)?.map(({ title, body }) => ({
    title: title.trim(),
    body: body ? cleanHtml(body) : null,
  }))
  return {
    ...values,
    ...(values.marksheet !== undefined && { marksheet: keptCriteria(values.marksheet, 'marksheet') }),
    ...(extraTasks && { extraTasks }),
    ...(action === 'create' && { ownerId: signedIn(context).id }),
  }
}

const mocks = crud(entity, {
  prepare,
  settles: ({ status }) => status === 'published',
  // Whoever sits a published mock must find all of it.
  async settle({ id }, { reader }) {
    const row = await reader.find('Mock', id, { lacks: {} })
    const missing = stillMissing(lackedBy((row?.checked ?? {}) as Checked))
    if (missing)
      throw conflict(`This mock cannot be published yet. ${missing}: see its checklist.`, { field: 'status' })
  },
  inUse: () => 'A session has used this mock. Archive it instead.',
})

const permissions = crud(mockPermission, {
  async settle({ id }, { query }) {
    const { rows } = await query({
      text: "select 1 from mock_permissions p join users u on u.id = p.user_id where p.id = $1 and u.type in ('tutoringSolicitor', 'interviewer')",
      values: [id],
    })
    if (!rows.length) throw invalid('userId', 'Only tutors and interviewers can be given a mock.')
  },
})

/** Adds a document to a mock: reads the file first, then checks the rules within the transaction. */
async function addFile(
  document: Entity,
  args: { mockId: string; title?: string | null; file?: unknown; studentCanView?: boolean | null },
  context: Context,
  info: GraphQLResolveInfo,
) {
  if (!args.file) throw invalid('file', 'Field is required')
  return withUpload(context, args.file, args.title ?? '', (file) =>
    write(context, async (writing) => {
      const fileId = await keepAuthored(writing, context, {
        ...file,
        studentCanView: args.studentCanView ?? true,
      })
      const id = newId()
      await writing.query({
        text: `insert into ${document.tableName} (id, mock_id, file_id) values ($1, $2, $3)`,
        values: [id, args.mockId, fileId],
      })
      await refuseUnlessCreatable(writing, context, document, id)
      writing.changed('Mock', args.mockId)
      return writing.reader.one(document.name, id, selectionOf(info))
    }),
  )
}

const mockMaterialCreate: Operation<'mockMaterialCreate'> = (args, context, info) =>
  addFile(mockMaterial, args, context, info)
const mockTemplateCreate: Operation<'mockTemplateCreate'> = (args, context, info) =>
  addFile(mockTemplate, args, context, info)

const mocksList: Operation<'mocks'> = ({ editable, ...args }, context, info) =>
  context.reader.page(
    'Mock',
    args,
    selectionOf(info),
    editable ? { name: 'may be changed', sql: ({ may }) => may('update') } : undefined,
  )

/** The tutors of a mock, for those who see it and those who assign. */
const mockTutors: Operation<'mockTutors'> = async ({ mockId }, context, info) => {
  if (!holds(signedIn(context), 'assign_tutors')) await context.reader.one('Mock', mockId, nothing)
  return context.reader.all('TutorPreview', { mockId }, selectionOf(info), {
    name: 'conducts the mock',
    sql: ({ arg }) =>
      `a.disabled_at is null and a.id = any(array(select p.user_id from mock_permissions p where p.mock_id = ${arg('mockId')}::uuid and p.type <> 'view'))`,
  })
}

export const mock = noun({
  entities: [entity, mockMaterial, mockPermission, mockTemplate],
  operations: {
    mock: row('Mock'),
    mockCreate: mocks.create,
    mockDelete: mocks.delete,
    mockMaterialCreate,
    mockPermissionCreate: permissions.create,
    mockPermissionDelete: permissions.delete,
    mockPermissions: list('MockPermission'),
    mockPermissionUpdate: permissions.update,
    mocks: mocksList,
    mockTemplateCreate,
    mockTutors,
    mockUpdate: mocks.update,
  },
  fields: { Mock: { lacks: ({ checked }: { checked: Checked | null }) => checked && lackedBy(checked) } },
  feeds: { mockPermissionUpdated: { sends: 'row', type: 'MockPermission', kinds: anyChange } },
  rates: { mockMaterialCreate: perPerson(60), mockTemplateCreate: perPerson(60) },
  constraints: {
    mock_permissions_once: () => alreadyThere('This person already has a permission for this mock.', 'userId'),
  },
  // Permissions are deleted with the account; mocks and documents written for the school stay.
  erasure: {
    async erase(writing, leaving) {
      await leaveToSchool(
        writing,
        leaving,
        'select file_id from mock_materials union select file_id from mock_templates',
      )
    },
  },
  exported: 'nothing of a person',
})
