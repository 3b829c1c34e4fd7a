import { resource } from '../resource'

export const billingCategory = resource({
  list: 'billingCategories',
  label: 'Headings',
  singular: 'heading',
  path: '/billing/categories',
  group: 'billing',
  ability: 'manage_billing',
  title: 'title',
  create: 'billingCategoryCreate',
  update: 'billingCategoryUpdate',
  remove: 'billingCategoryDelete',
  columns: ['title', 'slug'],
  labels: { slug: 'In addresses' },
  empty: { title: 'No heading yet', words: 'Packages are offered under headings, such as SQE1 and SQE2.' },
  bulkRemove: true,
  live: ['BillingCategory'],
})
