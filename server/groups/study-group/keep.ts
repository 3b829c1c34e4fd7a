import { isDeepStrictEqual } from 'node:util'
import { holds } from '../../../access/viewer'
import type { BookingPolicyInput, StudyGroupConfigInput } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { refuseUnlessWritable } from '../../kernel/crud/writable'
import { conflict, forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { type Writing, write } from '../../kernel/write/write'
import { studyGroup as entity, type KeptConfig, type KeptPolicy } from './table'
import { tellPolicyLater } from './tell-policy'

/** What is kept in a form of its own, as it is given. */
interface Given {
  config?: StudyGroupConfigInput | null | undefined
  bookingPolicy?: BookingPolicyInput | null | undefined
  allowedFor?: readonly string[] | null | undefined
  allowedDays?: readonly number[] | null | undefined
}

/** What the group has of it. */
interface Has {
  config: KeptConfig
  bookingPolicy: KeptPolicy
  allowedFor: readonly string[]
  allowedDays: readonly number[]
}

/** Nothing is kept of what is empty, so that it has its default. */
const withoutEmpty = <Kept extends object>(values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== '')) as Kept

const sorted = <Value>(values: readonly Value[] | null | undefined) => [...new Set(values ?? [])].sort()

/** What the group has already, with what is given. Places that are taken stay; a policy that changes has its next version. */
export function merged(has: Has, given: Given, now: Date) {
  const config = withoutEmpty<KeptConfig>({ ...has.config, ...given.config })
  const allowed = {
    allowedFor: given.allowedFor === undefined ? has.allowedFor : sorted(given.allowedFor),
    allowedDays: given.allowedDays === undefined ? has.allowedDays : sorted(given.allowedDays),
  }
  const bookingPolicy = withoutEmpty<KeptPolicy>({ ...has.bookingPolicy, ...given.bookingPolicy })
  const terms = (of: Has) => [of.bookingPolicy, of.config.discount, of.allowedFor, of.allowedDays]
  const isChanged = !isDeepStrictEqual(terms({ config, bookingPolicy, ...allowed }), terms(has))
  if (!isChanged) return { config, ...allowed, bookingPolicy }
  const next = { version: (has.bookingPolicy.version ?? 1) + 1, since: now.toISOString() }
  return { config, ...allowed, bookingPolicy: { ...bookingPolicy, ...next }, policyToldUntil: null }
}

const asKept = `select config, booking_policy as "bookingPolicy", allowed_for as "allowedFor", allowed_days as "allowedDays", taken
  from study_groups where id = $1 for update`

/** The columns of a group with what is given of its forms; its members are told of a policy that changes. Throws CONFLICT where fewer places would be left than are taken. */
async function columnsOf(writing: Writing, id: string, given: Given) {
  const { rows } = await writing.query({ text: asKept, values: [id] })
  const [has] = rows as unknown as (Has & { taken: number })[]
  if (!has) return {}
  const columns = merged(has, given, writing.now)
  if (columns.config.places != null && columns.config.places < has.taken)
    throw conflict(`${has.taken} places are taken already.`, { field: 'config' })
  const { version } = columns.bookingPolicy
  if (version && version !== has.bookingPolicy.version) await tellPolicyLater(writing, id, version)
  return columns
}

/** When a group was closed; one that is closed already stays so since then. */
async function closedAt({ query, now }: Pick<Writing, 'query' | 'now'>, id: string): Promise<Date> {
  const { rows } = await query({ text: 'select archived_at as at from study_groups where id = $1', values: [id] })
  return (rows[0]?.at as Date | null | undefined) ?? now
}

/** What a group takes off prices, and what moving costs, is for staff, also where others own the group. */
function refuseMoney(context: Context, { config, bookingPolicy }: Given) {
  if ((bookingPolicy || config?.discount !== undefined) && !holds(signedIn(context), 'manage_study_groups'))
    throw forbidden('Staff set a group’s booking policy and discount.')
}

const discounted = `select intensive_until::text as until from study_groups where id = $1 and config -> 'discount' is not null for update`

/** The last day of a group's discount, which is that of its training; null: it has none, or the viewer may prolong it. */
async function discountedUntil({ query }: Pick<Writing, 'query'>, context: Context, id: string) {
  if (holds(signedIn(context), 'manage_study_groups')) return null
  return ((await query({ text: discounted, values: [id] })).rows[0]?.until as string | undefined) ?? null
}

/** An address that was emptied is none. */
const prepare = (values: Record<string, unknown>) => ({
  ...values,
  ...(values.chatLink === '' && { chatLink: null }),
})

const kept = crud(entity, {
  prepare,
  inUse: () => 'This group has or had members, or a package or a bundle names it. Archive it instead.',
})

const none: Has = { config: {}, bookingPolicy: {}, allowedFor: [], allowedDays: [] }

/** Adds a group. */
export const studyGroupCreate: Operation<'studyGroupCreate'> = (args, context, info) => {
  const { config, allowedFor, allowedDays, bookingPolicy } = merged(none, args, context.clock.now())
  const { version: _, since: __, ...policy } = bookingPolicy
  return kept.create({ ...args, config, allowedFor, allowedDays, bookingPolicy: policy }, context, info)
}

/** Changes the given fields of a group. */
export const studyGroupUpdate: Operation<'studyGroupUpdate'> = (args, context, info) =>
  write(context, async (writing) => {
    const { id, config, bookingPolicy, allowedFor, allowedDays, archived, ...others } = args
    const given: Given = { config, bookingPolicy, allowedFor, allowedDays }
    const names = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]))
    // Before its places are counted, which say something of a group.
    if (names.length) await refuseUnlessWritable({ entity }, id, names, context, writing)
    refuseMoney(context, given)
    const values = {
      ...others,
      ...(names.length && (await columnsOf(writing, id, given))),
      ...(archived != null && { archivedAt: archived ? await closedAt(writing, id) : null }),
    }
    const until = await discountedUntil(writing, context, id)
    const changed = await kept.updateWithin(writing, { id, ...values }, context, info)
    // Afterwards, since it says something of a group.
    if (until && args.intensiveUntil > until) throw forbidden('Staff prolong a group that takes something off prices.')
    return changed
  })

export const studyGroupDelete: Operation<'studyGroupDelete'> = kept.delete
