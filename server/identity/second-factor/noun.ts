import { conflict } from '../../kernel/errors'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { recoveryCodesRenew } from './recoveryCodesRenew'
import { secondFactorBegin } from './secondFactorBegin'
import { secondFactorDisable } from './secondFactorDisable'
import { secondFactorEnable } from './secondFactorEnable'
import { secondFactorPass } from './secondFactorPass'
import { secondFactorReset } from './secondFactorReset'
import { secondFactorOf } from './state'

const codes = perPerson(30)

export const secondFactor = noun({
  entities: [],
  operations: {
    secondFactor: (_args, context) => secondFactorOf(context.database, context),
    secondFactorBegin,
    secondFactorDisable,
    secondFactorEnable,
    secondFactorPass,
    secondFactorReset,
    recoveryCodesRenew,
  },
  rates: {
    secondFactorBegin: codes,
    secondFactorEnable: codes,
    secondFactorPass: codes,
    secondFactorDisable: codes,
    recoveryCodesRenew: codes,
  },
  constraints: {
    second_factors_user_unique: () => conflict('An app is being set up already. Please try again.'),
    recovery_codes_once: () => conflict('New codes have just been made. Please try again.'),
  },
  gained: { second_factors: 'enabled_at', recovery_codes: 'inserted_at' },
  erasure: 'goes with the account',
  // Without its secret and codes.
  exported: {
    secondFactor: async (context, userId) => {
      const text = `select enabled_at as "enabledAt", (select count(*)::int from recovery_codes c where c.user_id = $1) as "recoveryCodesLeft"
        from second_factors where user_id = $1 and enabled_at is not null`
      return (await context.database.query({ text, values: [userId] })).rows[0] ?? null
    },
  },
  unwatched: { recovery_codes: 'each person’s own, with secrets' },
  unrecorded: { secondFactorBegin: 'their own' },
})
