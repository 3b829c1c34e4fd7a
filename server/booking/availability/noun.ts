import { holds } from '../../../access/viewer'
import { type Context, signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import { forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { noun } from '../../kernel/noun'
import { fields, selectionOf } from '../../kernel/read/selection'
import { isZone } from '../../kernel/time/zones'
import { keepTimetables } from '../starts/kept-timetables'
import { refuseNeverExtra, refuseNeverOpen } from './never-opens'
import { availabilityException, availabilityRule } from './table'

const wallTime = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** The owner of the hours: the caller, unless staff name somebody. */
const ownerOf = (values: Record<string, unknown>, context: Context) =>
  (values.userId as string | null | undefined) ?? signedIn(context).id

function prepareRule(values: Record<string, unknown>, context: Context, action: 'create' | 'update') {
  for (const field of ['from', 'until'])
    if (typeof values[field] === 'string' && !wallTime.test(values[field]))
      throw invalid(field, 'A time is given as HH:MM.')
  if (typeof values.timezone === 'string' && !isZone(values.timezone))
    throw invalid('timezone', 'This time zone is not known.')
  const { userId: _, ...rest } = values
  return { ...rest, ...(action === 'create' && { userId: ownerOf(values, context) }) }
}

const rules = crud(availabilityRule, { prepare: prepareRule, settle: refuseNeverOpen })

function prepareException(values: Record<string, unknown>, context: Context, action: 'create' | 'update') {
  return {
    ...values,
    ...(action === 'create' && { userId: ownerOf(values, context) }),
  }
}

const exceptions = crud(availabilityException, { prepare: prepareException, settle: refuseNeverExtra })

function ownerAsked(userId: string | null | undefined, context: Context) {
  const viewer = signedIn(context)
  if (userId && userId !== viewer.id && !holds(viewer, 'manage_sessions')) throw forbidden()
  return userId ?? viewer.id
}

const availabilityRules: Operation<'availabilityRules'> = ({ userId }, context, info) =>
  context.reader.all('AvailabilityRule', { userId: ownerAsked(userId, context) }, selectionOf(info))

const availabilityExceptions: Operation<'availabilityExceptions'> = ({ userId, from, until }, context, info) =>
  context.reader.all('AvailabilityException', { userId: ownerAsked(userId, context), from, until }, selectionOf(info))

export const availability = noun({
  entities: [availabilityException, availabilityRule],
  operations: {
    availabilityExceptionCreate: exceptions.create,
    availabilityExceptionDelete: exceptions.delete,
    availabilityExceptions,
    availabilityExceptionUpdate: exceptions.update,
    availabilityRuleCreate: rules.create,
    availabilityRuleDelete: rules.delete,
    availabilityRules,
    availabilityRuleUpdate: rules.update,
  },
  constraints: {
    availability_rules_order: () => invalid('until', 'The end must be later than the start.'),
    availability_exceptions_order: () => invalid('until', 'The end must be later than the start.'),
    availability_exceptions_length: () => invalid('until', 'An exception lasts a year at most.'),
    availability_exceptions_off: () => invalid('sessionTypes', 'Time off is for everything: it names no type or area.'),
    availability_types_permitted: () =>
      invalid('sessionTypes', 'This tutor may not conduct one of these session types in these practice areas.'),
    availability_areas_permitted: () =>
      invalid('practiceAreas', 'This tutor may not conduct anything in one of these practice areas.'),
    availability_rules_weekday: () => invalid('weekday', 'A weekday is 1 (Monday) to 7 (Sunday).'),
  },
  erasure: 'goes with the account',
  exported: {
    workingHours: ['AvailabilityRule', fields('weekday', 'from', 'until', 'timezone', 'validFrom', 'validUntil')],
    absences: ['AvailabilityException', fields('kind', 'from', 'until', 'note')],
  },
  services: (kernel) => ({ timetables: keepTimetables(kernel) }),
  unrecorded: { availabilityRuleCreate: 'their own' },
})
