import { newId } from '../../../../server/kernel/database/columns'
import { billingPackages } from '../../../../server/money/billing-package/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation              anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
billingPackages        unauthenticated  forbidden    disabled  some       some       some       some        some       all         all    | all: manage_billing
billingPackage         unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
billingPackage:draft   unauthenticated  forbidden    disabled  not_found  not_found  not_found  not_found   not_found  ok          ok     | ok: manage_billing
billingPackageCreate   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
billingPackageUpdate   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
billingPackageDelete   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok     | ok: manage_billing
`,
  {
    billingPackage: ({ onSaleId }) => ({ id: onSaleId }),
    'billingPackage:draft': ({ draftId }) => ({ id: draftId }),
    billingPackageCreate: () => ({ title: 'A package' }),
    billingPackageUpdate: ({ draftId }) => ({ id: draftId, title: 'Renamed' }),
    billingPackageDelete: ({ draftId }) => ({ id: draftId }),
  },
  makePackages,
)

/** One on sale, and one that is not yet. */
async function makePackages({ services: { database } }: TestApp) {
  const [onSaleId, draftId] = [newId(), newId()]
  await database.orm.insert(billingPackages).values([
    { id: onSaleId, title: 'Credits', credits: 20_500, price: 20_000, status: 'active' },
    { id: draftId, title: 'To come', credits: 1000 },
  ])
  return { onSaleId, draftId }
}
