import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('Role', { holder: ['id', 'name', 'abilities', 'requireSecondFactor'], staff: ['users'] })

export const role = noun({
  operations: {
    roles: ['manage_roles', 'view_all_users'],
    roleCreate: 'manage_roles',
    roleUpdate: 'manage_roles',
    roleDelete: 'manage_roles',
  },
  fields: { Role: fields },
  rules: (viewer) => [
    ...allow('read', 'Role', { users: { $elemMatch: { id: ME } } }, fields.holder),
    ...(holds(viewer, ['manage_roles', 'view_all_users']) ? allow('read', 'Role') : []),
    ...(holds(viewer, 'manage_roles') ? allow(['create', 'update', 'delete'], 'Role') : []),
  ],
})
