import { sql } from 'drizzle-orm'
import { holds } from '../../../access/viewer'
import { leaveToSchool } from '../../files/drive-file/erasure'
import { type Context, signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { alreadyThere, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { noun } from '../../kernel/noun'
import { row } from '../../kernel/read/lists'
import { selectionOf } from '../../kernel/read/selection'
import type { Writing } from '../../kernel/write/write'
import { keptCriteria } from '../criteria'
import { sessionType as entity } from './table'

const notBelowZero = [
  'price',
  'reschedulePrice',
  'preparationTime',
  'freeUntilHours',
  'noticeHours',
  'breakTime',
  'reminderTime',
]
const aboveZero = ['duration', 'windowLength', 'timeLimit']
const MOST_SEATS = 50
const tooManySeats = () => invalid('seats', `A live session has 1 to ${MOST_SEATS} seats, any other one.`)
const noTimeLimit = () => invalid('timeLimit', 'An exam needs a time limit.')

/** One seat fits every mode; several share a tutor's time, so they need a start of their own. */
const isSeats = (seats: number, mode: unknown) =>
  seats === 1 || (seats > 1 && seats <= MOST_SEATS && (mode === undefined || mode === 'live'))

/** Refuses a mode, a length or a limit that does not go with the format. Left out of a change, they stay. */
function refuseMisfit(values: Record<string, unknown>, action: 'create' | 'update') {
  if ((values.group === 'oral') !== (values.mode === 'live') && values.group === 'oral')
    throw invalid('mode', 'Oral sessions are live.')
  if (values.group === 'tutorial' && values.mode !== 'live') throw invalid('mode', 'Tutorials are live.')
  if (values.group === 'exam' && values.mode === 'live') throw invalid('mode', 'Exams are written in their own time.')
  if (values.group !== 'exam' && typeof values.timeLimit === 'number')
    throw invalid('timeLimit', 'Only an exam has a time limit that locks.')
  if (typeof values.seats === 'number' && !isSeats(values.seats, values.mode)) throw tooManySeats()
  const isWithout = (field: string) => values[field] === null || (action === 'create' && values[field] === undefined)
  if (values.group === 'exam' && isWithout('timeLimit')) throw noTimeLimit()
  if (values.mode === 'live' && isWithout('duration')) throw invalid('duration', 'A live session needs a duration.')
}

function prepare(values: Record<string, unknown>, _context: Context, action: 'create' | 'update') {
  for (const field of notBelowZero)
    if (typeof values[field] === 'number' && values[field] < 0) throw invalid(field, 'Must not be below zero.')
  for (const field of aboveZero)
    if (typeof values[field] === 'number' && values[field] < 1) throw invalid(field, 'Must be at least 1.')
  if (typeof values.passMark === 'number' && (values.passMark < 0 || values.passMark > 5))
    throw invalid('passMark', 'The pass line lies between 0 and 5.')
  if (typeof values.techName === 'string' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(values.techName))
    throw invalid('techName', 'Use small letters, digits and hyphens.')
  refuseMisfit(values, action)
  return { ...values, criteria: keptCriteria(values.criteria, 'criteria') }
}

/** A type cannot be its own ancestor, and a change of its price or policy makes a new policy version. */
async function settle({ id, values }: { id: string; values: Record<string, unknown> }, writing: Writing) {
  if (values.parentId) {
    const { rows } = await writing.query({
      text: 'with recursive up as (select id, parent_id from session_types where id = $1 union select t.id, t.parent_id from session_types t join up on t.id = up.parent_id) select 1 from up where id = $2',
      values: [values.parentId, id],
    })
    if (rows.length) throw invalid('parentId', 'A session type cannot be its own parent.')
  }
  await writing.orm.execute(sql`update session_types t set policy_version = t.policy_version + 1 from session_type_policies p
    where t.id = ${id} and p.session_type_id = t.id and p.version = t.policy_version
    and (p.price, p.reschedule_price, p.free_until_hours) is distinct from (t.price, t.reschedule_price, t.free_until_hours)`)
  await writing.orm.execute(sql`insert into session_type_policies (session_type_id, version, price, reschedule_price, free_until_hours, inserted_at)
    select id, policy_version, price, reschedule_price, free_until_hours, ${writing.now.toISOString()} from session_types where id = ${id} on conflict do nothing`)
}

const types = crud(entity, { prepare, settle, inUse: () => 'Sessions or mocks use this type. Archive it instead.' })

const bookable = { status: 'active', bookingAllowed: true }

/** Learners see the types that they can book; staff with manage_settings see all. */
const sessionTypes: Operation<'sessionTypes'> = (args, context, info) =>
  context.reader.all(
    'SessionType',
    args,
    selectionOf(info),
    holds(signedIn(context), 'manage_settings') ? undefined : bookable,
  )

const imagePreview = (source: { image: string | null }, _args: never, context: Context) =>
  context.pictures.address(source.image, context)

export const sessionType = noun({
  entities: [entity],
  onSale: {
    session: "exists (select from session_types where status = 'active' and price > 0)",
    fee: "exists (select from session_types where status = 'active' and reschedule_price > 0)",
  },
  operations: {
    sessionType: row('SessionType'),
    sessionTypeCreate: types.create,
    sessionTypeUpdate: types.update,
    sessionTypeDelete: types.delete,
    sessionTypes,
  },
  fields: { SessionType: { imagePreview } },
  feeds: {
    sessionTypeCreated: { sends: 'row', type: 'SessionType', kinds: ['created'] },
    sessionTypeUpdated: { sends: 'row', type: 'SessionType', kinds: ['updated'] },
    sessionTypeDeleted: { sends: 'deletion', type: 'SessionType' },
  },
  constraints: {
    session_types_techName_unique: () => alreadyThere('This technical name is in use.', 'techName'),
    session_types_exam: noTimeLimit,
    session_types_seats: tooManySeats,
  },
  erasure: {
    async erase(writing, leaving) {
      await leaveToSchool(writing, leaving, 'select image from session_types')
    },
  },
  exported: 'nothing of a person',
})
