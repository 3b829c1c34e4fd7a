import { noun } from '../rule'

export const secondFactor = noun({
  operations: {
    secondFactor: 'signedIn',
    secondFactorBegin: 'signedIn',
    secondFactorEnable: 'signedIn',
    secondFactorPass: 'signedIn',
    secondFactorDisable: 'confirmed',
    secondFactorReset: 'manage_users',
    recoveryCodesRenew: 'confirmed',
  },
  unseen: ['secondFactor'],
  rules: () => [],
})
