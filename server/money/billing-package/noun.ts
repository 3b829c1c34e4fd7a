import { holds } from '../../../access/viewer'
import { packagePrice, partsTotal } from '../../../rules/money/package-price'
import { leaveToSchool } from '../../files/drive-file/erasure'
import { signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { noun } from '../../kernel/noun'
import { row } from '../../kernel/read/lists'
import { selectionOf } from '../../kernel/read/selection'
import { packageCreate, packageDelete, packageUpdate } from './keep'
import { type PackageRow, partsOf } from './price'
import { soldPackage } from './sold'
import { billingPackage as entity } from './table'

/** Learners see what is on sale; staff with manage_billing see all. */
const billingPackages: Operation<'billingPackages'> = (args, context, info) =>
  context.reader.all(
    'BillingPackage',
    args,
    selectionOf(info),
    holds(signedIn(context), 'manage_billing') ? undefined : { status: 'active' },
  )

export const billingPackage = noun({
  entities: [entity],
  sold: { package: soldPackage },
  operations: {
    billingPackage: row('BillingPackage'),
    billingPackageCreate: packageCreate,
    billingPackageDelete: packageDelete,
    billingPackages,
    billingPackageUpdate: packageUpdate,
  },
  fields: {
    BillingPackage: {
      parts: (row: PackageRow) => partsOf(row, packagePrice(row)),
      partsTotal: (row: PackageRow) => partsTotal(row),
      total: (row: PackageRow) => packagePrice(row),
    },
  },
  constraints: {
    billing_packages_credits: () => invalid('credits', 'Credits are from £0.00 to £10,000.00.'),
    billing_packages_price: () => invalid('price', 'A price is from £0.00 to £10,000.00.'),
    billing_packages_discount: () => invalid('discount', 'A discount is not below zero, nor above 100 percent.'),
    billing_packages_duration: () => invalid('accessDuration', 'It lasts from 1 to 1,000 of its units.'),
  },
  erasure: {
    async erase(writing, leaving) {
      await leaveToSchool(writing, leaving, 'select image from billing_packages')
    },
  },
  exported: 'nothing of a person',
})
