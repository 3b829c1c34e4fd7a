import { eq } from 'drizzle-orm'
import { cleanHtml } from '../../gateways/rich-text'
import type { Context } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { conflict, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { type Writing, write } from '../../kernel/write/write'
import { sessionTypes } from '../../school/session-type/table'
import { inviteTo } from '../life/invitations'
import { mocks } from '../mock/table'
import { session as entity, sessions } from './table'

interface Task {
  title: string
  body?: string | null
}

function prepare(values: Record<string, unknown>) {
  const extraTasks = (values.extraTasks as Task[] | null | undefined)?.map(({ title, body }) => ({
    title,
    body: body ? cleanHtml(body) : null,
  }))
  return { ...values, ...(extraTasks && { extraTasks }) }
}

/** Another mock brings its own criteria, tasks and materials; possible until the session begins. */
async function takeMock(writing: Writing, id: string, mockId: string, keepTasks: boolean) {
  const [found] = await writing.orm
    .select({ session: sessions, criteria: sessionTypes.criteria })
    .from(sessions)
    .innerJoin(sessionTypes, eq(sessionTypes.id, sessions.sessionTypeId))
    .where(eq(sessions.id, id))
  const [mock] = await writing.orm.select().from(mocks).where(eq(mocks.id, mockId))
  if (!found || !mock || mock.sessionTypeId !== found.session.sessionTypeId)
    throw invalid('mockId', 'This mock is of another session type.')
  const { status, startAt, accessOpen } = found.session
  if ((status !== 'pending' && status !== 'booked') || (accessOpen ?? startAt) <= writing.now)
    throw conflict('The mock can be changed only until the session opens.', { field: 'mockId', current: status })
  const tasks = keepTasks ? {} : { extraTasks: mock.extraTasks }
  await writing.orm
    .update(sessions)
    .set({ marksheet: mock.marksheet ?? found.criteria, ...tasks })
    .where(eq(sessions.id, id))
  await writing.query({
    text: 'delete from session_materials where session_id = $1 and file_id in (select file_id from mock_materials)',
    values: [id],
  })
  await writing.query({
    text: `insert into session_materials (id, session_id, file_id, inserted_at)
      select gen_random_uuid(), $1, file_id, $3 from mock_materials where mock_id = $2 order by id`,
    values: [id, mockId, writing.now],
  })
}

const sessionRows = crud(entity, {
  prepare,
  // Staff do not change what they sit themselves.
  changeable: {
    rows: (_viewer, alias, parameters) => `not exists (select 1 from session_attendees own
      where own.session_id = ${alias}.id and own.user_id = ${parameters.me()} and own.role = 'candidate')`,
    explain: async () => {},
  },
  async settle({ id, values }, writing) {
    if (typeof values.mockId === 'string') await takeMock(writing, id, values.mockId, values.extraTasks !== undefined)
    if (!values.deadline) return
    const [row] = await writing.orm.select().from(sessions).where(eq(sessions.id, id))
    if (row?.deadline && row.deadline <= row.startAt)
      throw invalid('deadline', 'The deadline must be later than the start.')
  },
})

const asItIs = { mockId: {}, name: {} }

export const sessionUpdate: Operation<'sessionUpdate'> = async (args, context, info) => {
  const { mockId, ...rest } = args
  if (mockId === null) throw invalid('mockId', 'Field is required')
  if (mockId === undefined && args.name === undefined) return sessionRows.update(args, context, info)
  const before = await context.reader.one('Session', args.id, asItIs)
  const changes = mockId === undefined || before.mockId === mockId ? rest : args
  if (args.name === undefined || args.name === before.name) return sessionRows.update(changes, context, info)
  return write(context, async (writing) => {
    const row = await sessionRows.updateWithin(writing, changes, context, info)
    await inviteAnew(context, writing, args.id)
    return row
  })
}

/** Calendars keep the name of a session that is still ahead, so its people get the entry with the new one. */
async function inviteAnew(context: Context, writing: Writing, id: string) {
  const [found] = await writing.orm
    .select({ status: sessions.status, endAt: sessions.endAt })
    .from(sessions)
    .where(eq(sessions.id, id))
  const isAhead = found && (found.status === 'booked' || found.status === 'in_progress') && found.endAt > writing.now
  if (isAhead) await inviteTo(context, writing, id, { what: 'renamed' })
}
