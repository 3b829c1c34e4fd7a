import { newId } from '../../../../server/kernel/database/columns'
import { bundleAuthors } from '../../../../server/library/bundle-author/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'
import { libraryOf, question } from '../test-attempt/library'

export const matrix = sheet(
  `
operation              anonymous        unconfirmed  disabled  student    another    tutor  unassigned  staff      supervisor  admin
bundleHealth           unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok        | ok: manage_content
questionHealth         unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  ok          ok        | ok: manage_content
questionEstimateWrite  unauthenticated  forbidden    disabled  forbidden  forbidden  ok     not_found   forbidden  forbidden   forbidden
`,
  {
    bundleHealth: ({ healthBundle }) => ({ bundleId: healthBundle }),
    questionHealth: ({ healthBlock }) => ({ blockId: healthBlock }),
    questionEstimateWrite: ({ healthBlock }) => ({ blockId: healthBlock, percent: 60 }),
  },
  makeHealth,
)

/** A test that the tutor wrote. */
async function makeHealth(app: TestApp, { people: { tutor } }: World) {
  const place = await libraryOf(app).test([question('single_best_answer')])
  await app.services.database.orm
    .insert(bundleAuthors)
    .values({ id: newId(), bundleId: place.bundleId, userId: tutor.id })
  return { healthBundle: place.bundleId, healthBlock: place.blockIds[0] as string }
}
