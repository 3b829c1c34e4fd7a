import { allow, ME, noun } from '../rule'
import { holds } from '../viewer'

export const sessionType = noun({
  operations: {
    sessionTypes: 'confirmed',
    sessionType: 'confirmed',
    userSessionTypes: 'confirmed',
    sessionTypeCreate: 'manage_settings',
    sessionTypeUpdate: 'manage_settings',
    sessionTypeDelete: 'manage_settings',
    userSessionTypeCreate: 'manage_users',
    userSessionTypeUpdate: 'manage_users',
    userSessionTypeDelete: 'manage_users',
    sessionTypeCreated: 'confirmed',
    sessionTypeUpdated: 'confirmed',
    sessionTypeDeleted: 'confirmed',
  },
  rules: (viewer) => [
    ...(viewer.confirmed ? allow('read', 'SessionType', { status: { $ne: 'draft' } }) : []),
    ...(holds(viewer, 'manage_settings') ? allow(['read', 'create', 'update', 'delete'], 'SessionType') : []),
    ...allow('read', 'UserSessionType', { userId: ME }),
    ...(holds(viewer, 'view_all_users') ? allow('read', 'UserSessionType') : []),
    ...(holds(viewer, 'manage_users') ? allow(['read', 'create', 'update', 'delete'], 'UserSessionType') : []),
  ],
})
