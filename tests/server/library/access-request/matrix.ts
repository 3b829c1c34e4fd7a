import { newId } from '../../../../server/kernel/database/columns'
import { accessRequests } from '../../../../server/library/access-request/table'
import { bundleAuthors } from '../../../../server/library/bundle-author/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'
import { NOON } from '../../access/matrix/world/moment'
import { libraryOf, question } from '../test-attempt/library'

export const matrix = sheet(
  `
operation             anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
accessRequests        unauthenticated  forbidden    disabled  some       none       some   none        none       all         all    | all: manage_content
accessRequestCreate   unauthenticated  forbidden    disabled  ok         ok         ok     ok          ok         ok          ok
accessRequestAccept   unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok     | ok: manage_content
accessRequestDecline  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok     | ok: manage_content
`,
  {
    accessRequestCreate: ({ other }) => ({ bundleId: other, message: 'Please.' }),
    accessRequestAccept: ({ request }) => ({ id: request }),
    accessRequestDecline: ({ request }) => ({ id: request }),
  },
  makeRequest,
)

/** A request of the student for a restricted bundle of the tutor's, and one of somebody outside for another restricted bundle. */
async function makeRequest(app: TestApp, { people: { student, tutor } }: World) {
  const library = libraryOf(app)
  const [asked, other] = [
    await library.test([question('true_false', '*t f')], { visibility: 'restricted' }),
    await library.test([question('true_false', '*t f')], { visibility: 'restricted' }),
  ]
  const request = newId()
  const { orm } = app.services.database
  await orm.insert(bundleAuthors).values({ id: newId(), bundleId: asked.bundleId, userId: tutor.id })
  const outsider = await app.person()
  await orm.insert(accessRequests).values([
    { id: request, bundleId: asked.bundleId, userId: student.id, message: 'Please.', insertedAt: NOON },
    { id: newId(), bundleId: other.bundleId, userId: outsider.id, message: 'Please.', insertedAt: NOON },
  ])
  return { request, other: other.bundleId }
}
