import { adjustments } from '../../../../server/school/adjustment/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'

export const matrix = sheet(
  `
operation           anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
adjustment          unauthenticated  forbidden    disabled  ok         none       none       none        none       none        none
adjustment:theirs   unauthenticated  forbidden    disabled  ok         none       none       none        none       ok          ok     | ok: view_all_users manage_users
adjustmentWrite     unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_users
`,
  {
    'adjustment:theirs': ({ people }) => ({ userId: people.student.id }),
    adjustmentWrite: ({ people }) => ({ userId: people.student.id, extraTime: 50, breaks: 10 }),
  },
  adjust,
)

/** The student has extra time. */
async function adjust({ services }: TestApp, { people: { student } }: World) {
  await services.database.orm
    .insert(adjustments)
    .values({ userId: student.id, extraTime: 25, breaks: 20, note: 'Dyslexia' })
  return {}
}
