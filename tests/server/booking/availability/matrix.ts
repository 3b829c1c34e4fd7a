import { sheet } from '../../access/matrix/table'
import { later } from '../../access/matrix/world/moment'

export const matrix = sheet(
  `
operation                     anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
availabilityRules             unauthenticated  forbidden    disabled  forbidden  forbidden  some   forbidden   forbidden  some        some   | some: manage_sessions
availabilityExceptions        unauthenticated  forbidden    disabled  forbidden  forbidden  all    forbidden   forbidden  all         all    | all: manage_sessions
availabilityRuleCreate        unauthenticated  forbidden    disabled  forbidden  forbidden  ok     ok          forbidden  ok          ok     | ok: manage_sessions
availabilityRuleCreate:tutor  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok     | ok: manage_sessions
availabilityRuleUpdate        unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok     | ok: manage_sessions
availabilityRuleDelete        unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok     | ok: manage_sessions
availabilityExceptionCreate   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     forbidden   forbidden  ok          ok     | ok: manage_sessions
availabilityExceptionUpdate   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok     | ok: manage_sessions
availabilityExceptionDelete   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok     | ok: manage_sessions
`,
  {
    availabilityRules: ({ people }) => ({ userId: people.tutor.id }),
    availabilityExceptions: ({ people }) => ({ userId: people.tutor.id }),
    availabilityRuleCreate: () => hours,
    'availabilityRuleCreate:tutor': ({ people }) => ({ ...hours, userId: people.tutor.id }),
    availabilityRuleUpdate: ({ ruleId }) => ({ id: ruleId, until: '18:00' }),
    availabilityRuleDelete: ({ ruleId }) => ({ id: ruleId }),
    availabilityExceptionCreate: ({ people }) => ({
      userId: people.tutor.id,
      kind: 'off',
      from: later({ days: 20 }).toISOString(),
      until: later({ days: 21 }).toISOString(),
    }),
    availabilityExceptionUpdate: ({ exceptionId }) => ({ id: exceptionId, note: 'At the dentist' }),
    availabilityExceptionDelete: ({ exceptionId }) => ({ id: exceptionId }),
  },
)

const hours = { weekday: 6, from: '19:00', until: '21:00' }
