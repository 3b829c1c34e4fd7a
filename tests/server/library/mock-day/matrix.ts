import { newId } from '../../../../server/kernel/database/columns'
import { mockDays } from '../../../../server/library/mock-day/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'
import { NOON } from '../../access/matrix/world/moment'

export const matrix = sheet(
  `
operation        anonymous        unconfirmed  disabled  student   another    tutor      unassigned  staff      supervisor  admin
mockDay          unauthenticated  forbidden    disabled  ok        not_found  not_found  not_found   not_found  ok          ok       | ok: view_all_users
mockDays         unauthenticated  forbidden    disabled  some      none       none       none        none       none        none
mockDays:theirs  unauthenticated  forbidden    disabled  some      none       none       none        none       some        some     | some: view_all_users
mockDayOffer     unauthenticated  forbidden    disabled  ok        ok         ok         ok          ok         ok          ok
mockDayStart     unauthenticated  forbidden    disabled  ok        conflict   conflict   conflict    conflict   conflict    conflict
mockDayContinue  unauthenticated  forbidden    disabled  conflict  not_found  not_found  not_found   not_found  not_found   not_found
mockDayGiveUp    unauthenticated  forbidden    disabled  ok        not_found  not_found  not_found   not_found  not_found   not_found
`,
  {
    mockDay: ({ day }) => ({ id: day }),
    'mockDays:theirs': ({ people }) => ({ userId: people.student.id }),
    mockDayOffer: () => ({ paper: 'flk1' }),
    mockDayStart: () => ({ paper: 'flk1' }),
    mockDayContinue: ({ day }) => ({ id: day }),
    mockDayGiveUp: ({ day }) => ({ id: day }),
  },
  makeDay,
)

/** A mock day of the student in its first session, and one of somebody outside. */
async function makeDay(app: TestApp, { people: { student } }: World) {
  const day = newId()
  const outsider = await app.person()
  const running = {
    paper: 'flk1' as const,
    half: false,
    questions: 90,
    minutes: 153,
    extraTime: 0,
    breaks: 0,
    second: [],
    startedAt: NOON,
  }
  await app.services.database.orm.insert(mockDays).values([
    { ...running, id: day, userId: student.id },
    { ...running, id: newId(), userId: outsider.id },
  ])
  return { day }
}
