import type { SecondFactorDue } from '../../../schema/generated/types'

/** SQL: whether a role of a person asks for a second factor; `userId` is SQL too. */
export const secondFactorRequired = (userId: string) =>
  `exists (select 1 from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = ${userId} and r.require_second_factor)`

/**
 * SQL: what a sign-in still waits for, of a row `u` of users and the instant `passedAt` at which it passed a second factor; null if nothing. Somebody with an
 * app enters its code. Somebody with a passkey alone must use it: otherwise a link from the mail would be enough to set up an app.
 */
export const secondFactorDue = (passedAt: string) => `case
  when ${passedAt} is not null then null
  when exists (select 1 from second_factors f where f.user_id = u.id and f.enabled_at is not null) then 'code'
  when not ${secondFactorRequired('u.id')} then null
  when exists (select 1 from passkeys p where p.user_id = u.id) then 'passkey'
  else 'app' end`

/** A person with what their sign-in waits for. */
export interface Awaited {
  due: SecondFactorDue | null
}
