import { noun } from '../rule'

export const seller = noun({
  operations: { seller: 'manage_billing', sellerUpdate: 'manage_billing' },
  fields: {},
  rules: () => [],
})
