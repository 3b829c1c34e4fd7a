import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('BillingCategory', { reader: ['id', 'title', 'slug'] })

export const billingCategory = noun({
  operations: {
    billingCategories: 'confirmed',
    billingCategoryCreate: 'manage_billing',
    billingCategoryUpdate: 'manage_billing',
    billingCategoryDelete: 'manage_billing',
  },
  fields: { BillingCategory: fields },
  rules: (viewer) => [
    ...(viewer.confirmed ? allow('read', 'BillingCategory') : []),
    ...(holds(viewer, 'manage_billing') ? allow(['create', 'update', 'delete'], 'BillingCategory') : []),
  ],
})
