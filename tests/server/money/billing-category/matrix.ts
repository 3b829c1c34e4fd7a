import { newId } from '../../../../server/kernel/database/columns'
import { billingCategories } from '../../../../server/money/billing-category/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation              anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
billingCategories      unauthenticated  forbidden    disabled  all        all        all        all         all        all         all
billingCategoryCreate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
billingCategoryUpdate  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
billingCategoryDelete  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
`,
  {
    billingCategoryCreate: () => ({ title: 'Another heading' }),
    billingCategoryUpdate: ({ headingId }) => ({ id: headingId, title: 'Renamed' }),
    billingCategoryDelete: ({ headingId }) => ({ id: headingId }),
  },
  makeHeading,
)

async function makeHeading({ services: { database } }: TestApp) {
  const headingId = newId()
  await database.orm.insert(billingCategories).values({ id: headingId, title: 'A heading', slug: 'a-heading' })
  return { headingId }
}
