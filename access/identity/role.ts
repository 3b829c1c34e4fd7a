import { allow, ME, noun } from '../rule'
import { holds } from '../viewer'

export const role = noun({
  operations: {
    roles: ['manage_roles', 'view_all_users'],
    roleCreate: 'manage_roles',
    roleUpdate: 'manage_roles',
    roleDelete: 'manage_roles',
  },
  rules: (viewer) => [
    ...allow('read', 'Role', { 'users.id': ME }, ['id', 'name', 'abilities']),
    ...(holds(viewer, ['manage_roles', 'view_all_users']) ? allow('read', 'Role') : []),
    ...(holds(viewer, 'manage_roles') ? allow(['create', 'update', 'delete'], 'Role') : []),
  ],
})
