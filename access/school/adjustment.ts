import { ofOthers } from '../about-oneself'
import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('Adjustment', {
  /** The person and staff. */
  person: ['id', 'userId', 'extraTime', 'breaks', 'updatedAt'],
  staff: ['note'],
})

export const adjustment = noun({
  operations: { adjustment: 'confirmed', adjustmentWrite: 'manage_users' },
  fields: { Adjustment: fields },
  rules: (viewer) => [
    ...allow('read', 'Adjustment', { userId: ME }, fields.person),
    ...(holds(viewer, ['view_all_users', 'manage_users']) ? allow('read', 'Adjustment', ofOthers) : []),
  ],
})
