import { notifications } from '../../../../server/identity/notification/table'
import { newId } from '../../../../server/kernel/database/columns'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world'

export const matrix = sheet(
  `
operation          anonymous        unconfirmed  disabled  student  another  tutor  unassigned  staff  supervisor  admin
notifications      unauthenticated  forbidden    disabled  some     some     none   none        none   none        none
notificationsRead  unauthenticated  forbidden    disabled  ok       ok       ok     ok          ok     ok          ok
`,
  {},
  tellTwo,
)

/** A notification of the student, and one of another. */
async function tellTwo({ services }: TestApp, { people }: World) {
  const words = { kind: 'bookings', title: 'Moved', body: 'To ten.', path: '/calendar', inApp: true } as const
  await services.database.orm.insert(notifications).values(
    [people.student, people.another].map(({ id: userId }) => ({
      id: newId(),
      userId,
      ...words,
      insertedAt: new Date(),
    })),
  )
  return {}
}
