import type { SecondFactor } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import type { Connection } from '../../kernel/database/database'
import { secondFactorDue, secondFactorRequired } from '../viewer/second-factor-due'

const text = `
  select f.enabled_at as "enabledAt", (select count(*)::int from recovery_codes c where c.user_id = u.id) as "recoveryCodesLeft",
    ${secondFactorRequired('u.id')} as required, ${secondFactorDue('s.second_factor_at')} as due
  from users u left join second_factors f on f.user_id = u.id left join sign_ins s on s.id = $2::uuid where u.id = $1::uuid`

/** The caller's second factor, and what their sign-in waits for. */
export async function secondFactorOf({ query }: Pick<Connection, 'query'>, context: Context): Promise<SecondFactor> {
  const { rows } = await query({ text, values: [signedIn(context).id, context.signInId] })
  return rows[0] as unknown as SecondFactor
}
