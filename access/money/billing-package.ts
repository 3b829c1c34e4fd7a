import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('BillingPackage', {
  reader: [
    'id',
    'title',
    'description',
    'credits',
    'price',
    'discount',
    'discountUnit',
    'total',
    'partsTotal',
    'parts',
    'renews',
    'accessDuration',
    'accessDurationUnit',
    'status',
    'image',
    'categories',
    'bundles',
    'studyGroups',
    'meetings',
    'coupons',
    'position',
    'insertedAt',
    'updatedAt',
  ],
})

export const billingPackage = noun({
  operations: {
    billingPackages: 'confirmed',
    billingPackage: 'confirmed',
    billingPackageCreate: 'manage_billing',
    billingPackageUpdate: 'manage_billing',
    billingPackageDelete: 'manage_billing',
  },
  fields: { BillingPackage: fields },
  rules: (viewer) => [
    ...(viewer.confirmed ? allow('read', 'BillingPackage', { status: 'active' }) : []),
    ...(holds(viewer, 'manage_billing') ? allow(['read', 'create', 'update', 'delete'], 'BillingPackage') : []),
  ],
})
