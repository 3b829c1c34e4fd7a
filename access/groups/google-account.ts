import { noun } from '../rule'

export const googleAccount = noun({
  operations: {
    googleAccount: 'manage_settings',
    googleAccountConnect: 'manage_settings',
    googleAccountCallback: 'manage_settings',
    googleAccountDisconnect: 'manage_settings',
  },
  unseen: ['googleAccountConnect', 'googleAccountCallback'],
  fields: {},
  rules: () => [],
})
