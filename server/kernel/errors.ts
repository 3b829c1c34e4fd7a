import { GraphQLError } from 'graphql'
import type { ErrorCode, SecondFactorDue } from '../../schema/generated/types'
import { GatewaySilent } from '../gateways/payment/patient-gateway'
import { isAway } from './database/away'

interface Details {
  /** The argument at fault. */
  field?: string
  [more: string]: unknown
}

/** An error for the caller to read: its code and field go out in `extensions`. */
export class Refusal extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message, { extensions: { code, ...details } })
  }
}

export const unauthenticated = (message = 'Please sign in.') => new Refusal('UNAUTHENTICATED', message)
export const accountDisabled = () => new Refusal('ACCOUNT_DISABLED', 'Your account is currently blocked.')
export const secondFactorFirst = (due: SecondFactorDue) =>
  new Refusal('SECOND_FACTOR', 'Please complete your sign-in with the second factor first.', { due })
export const forbidden = (message = 'You do not have permission to perform this action.') =>
  new Refusal('FORBIDDEN', message)
/** For staff who view as somebody. */
export const readOnly = () => forbidden('You view as somebody else, and can change nothing.')
export const invalid = (field: string, message: string) => new Refusal('VALIDATION', message, { field })
/** What people write is refused where it is too long, and never cut. */
export const tooLong = (field: string, most: number) =>
  invalid(field, `Please use at most ${most.toLocaleString('en-GB')} characters.`)
export const notFound = (what?: string) =>
  new Refusal('NOT_FOUND', what ? `${what} was not found.` : 'This was not found.')
export const conflict = (message: string, details: Details = {}) => new Refusal('CONFLICT', message, details)
export const slotTaken = () =>
  new Refusal('SLOT_TAKEN', 'This start has just been taken. Please choose another.', { field: 'startAt' })
export const expired = (message: string) => new Refusal('EXPIRED', message)
export const rateLimited = (retryAfter: number) =>
  new Refusal('RATE_LIMITED', 'Too many requests. Please wait a moment and try again.', { retryAfter })
const unavailable = () => new Refusal('UNAVAILABLE', 'The database does not answer. Please try again in a moment.')
const gatewayUnavailable = () =>
  new Refusal('UNAVAILABLE', 'The payment gateway does not answer. Please try again in a moment.')
export const insufficientFunds = (missing: number) =>
  new Refusal('INSUFFICIENT_FUNDS', 'Your transaction failed due to insufficient funds.', { field: 'wallet', missing })
/** Something exists already that must be unique; `field` is the argument at fault. */
export const alreadyThere = (message: string, field: string) => new Refusal('CONFLICT', message, { field })

interface DatabaseError {
  code: string
  constraint?: string
  column?: string
  table?: string
}

/** The database's error inside the errors that wrap it. */
export function databaseError(error: unknown): DatabaseError | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && typeof each.code === 'string' && /^[0-9A-Z]{5}$/.test(each.code))
      return each as unknown as DatabaseError
}

const byState: Record<string, (error: DatabaseError) => Refusal> = {
  '23503': () => conflict('This is in use, or refers to something that does not exist.'),
  '23505': () => conflict('This exists already.'),
  '23502': ({ column }) => invalid(camel(column ?? ''), 'Field is required'),
  '23514': () => new Refusal('VALIDATION', 'A value is out of range.'),
  '22P02': () => new Refusal('VALIDATION', 'A value has the wrong form.'),
  '22003': () => new Refusal('VALIDATION', 'A number is too large.'),
  '22007': () => new Refusal('VALIDATION', 'A date has the wrong form.'),
  '22008': () => new Refusal('VALIDATION', 'A date is out of range.'),
  '22021': () => new Refusal('VALIDATION', 'A text holds a character that cannot be kept.'),
  '54000': () => new Refusal('VALIDATION', 'A text is too long.'),
  '22P05': () => new Refusal('VALIDATION', 'A text holds a character that cannot be kept.'),
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A noun's refusals for broken constraints. */
interface Explaining {
  constraints?: Record<string, () => Refusal>
}

/** Turns an error of the database, or the absence of a part, into a refusal; leaves any other error as it is. */
export function explained(error: unknown, nouns: readonly Explaining[]): unknown {
  if (isAway(error)) return unavailable()
  if (error instanceof GatewaySilent) return gatewayUnavailable()
  const found = databaseError(error)
  if (!found) return error
  const { constraint = '' } = found
  const own = nouns.find(({ constraints }) => constraints && constraint in constraints)?.constraints?.[constraint]
  const refusal = own?.() ?? byState[found.code]?.(found)
  return refusal ?? error
}
