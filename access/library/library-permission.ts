import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('LibraryPermission', {
  reader: [
    'id',
    'bundleId',
    'userId',
    'status',
    'duration',
    'durationUnit',
    'from',
    'until',
    'type',
    'royalty',
    'insertedAt',
    'bundle',
    'user',
  ],
})

export const libraryPermission = noun({
  operations: {
    libraryPermissions: 'confirmed',
    libraryPermissionCreate: 'manage_content',
    libraryPermissionUpdate: 'manage_content',
    libraryPermissionDelete: 'manage_content',
    libraryAccessOpen: 'manage_content',
    libraryAccessClose: 'manage_content',
  },
  fields: { LibraryPermission: fields },
  rules: (viewer) => [
    ...allow('read', 'LibraryPermission', { userId: ME }),
    ...(holds(viewer, ['view_all_users', 'manage_billing']) ? allow('read', 'LibraryPermission') : []),
    ...(holds(viewer, 'manage_content') ? allow(['read', 'create', 'update', 'delete'], 'LibraryPermission') : []),
  ],
})
