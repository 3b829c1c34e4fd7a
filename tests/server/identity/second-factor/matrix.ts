import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation                    anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
secondFactor                 unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
secondFactorBegin            unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
secondFactorEnable           unauthenticated  forbidden    disabled  expired    expired    expired    expired     expired    expired     expired
secondFactorPass             unauthenticated  forbidden    disabled  conflict   conflict   conflict   conflict    conflict   conflict    conflict
secondFactorDisable          unauthenticated  forbidden    disabled  conflict   conflict   conflict   conflict    conflict   conflict    conflict
recoveryCodesRenew           unauthenticated  forbidden    disabled  conflict   conflict   conflict   conflict    conflict   conflict    conflict
secondFactorReset            unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok         | ok: manage_users
secondFactorReset:elsewhere  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  conflict    conflict   | conflict: manage_users
`,
  {
    secondFactorEnable: () => ({ code: '123456' }),
    secondFactorPass: () => ({ code: '123456' }),
    secondFactorDisable: () => ({ code: '123456' }),
    recoveryCodesRenew: () => ({ code: '123456' }),
    // The student has a passkey.
    secondFactorReset: ({ people }) => ({ userId: people.student.id }),
    'secondFactorReset:elsewhere': ({ people }) => ({ userId: people.unassigned.id }),
  },
)
