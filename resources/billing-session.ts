import { resource } from './resource'

export const billingSession = resource({
  list: 'billingSessions',
  label: 'Purchases',
  singular: 'purchase',
  path: '/billing/purchases',
  group: 'Billing',
  ability: 'manage_billing',
  title: 'id',
  one: 'billingSession',
  create: 'billingSessionCreate',
  columns: ['insertedAt', 'user.fullName', 'items.name', 'gateway', 'status', 'paymentStatus', 'amountTotal'],
  more: ['user.email'],
  labels: { insertedAt: 'When', 'user.fullName': 'User', 'user.email': 'E-mail', 'items.name': 'Items', amountTotal: 'Total', amountSubtotal: 'Before discount' },
  filters: ['status', 'gateway', 'itemType', 'userId', 'from', 'until'],
  defaults: { gateway: 'manual', mode: 'payment' },
  order: { by: 'inserted_at', direction: 'desc' },
  tabs: [
    {
      path: '',
      label: 'Details',
      fields: ['user.fullName', 'gateway', 'mode', 'status', 'paymentStatus', 'amountSubtotal', 'amountTotal', 'currency', 'externalId', 'insertedAt', 'updatedAt'],
      related: [{ label: 'Items', field: 'items', columns: ['name', 'type', 'quantity', 'unitAmount'] }],
    },
  ],
  actions: [{ operation: 'billingSessionUpdate', label: 'Record payment or expire' }],
  live: ['BillingSession'],
})
