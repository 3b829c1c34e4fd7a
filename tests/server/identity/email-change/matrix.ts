import { sheet } from '../../access/matrix/table'
import { secrets } from '../../access/matrix/world/accounts'

export const matrix = sheet(
  `
operation         anonymous        unconfirmed  disabled  student  another    tutor      unassigned  staff      supervisor  admin
userEmailUpdate   unauthenticated  forbidden    disabled  ok       forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_users
userEmailChange   ok               ok           disabled  ok       ok         ok         ok          ok         ok          ok
userEmailConfirm  ok               ok           disabled  ok       ok         ok         ok          ok         ok          ok
`,
  {
    userEmailUpdate: ({ people }) => ({ id: people.student.id, email: 'new@articled.example' }),
    userEmailChange: () => ({ token: secrets.addressLink }),
    userEmailConfirm: () => ({ token: secrets.addressLink }),
  },
)
