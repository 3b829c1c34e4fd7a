import { resource } from '../resource'

export const libraryPermission = resource({
  list: 'libraryPermissions',
  label: 'Library',
  singular: 'access to a bundle',
  title: 'bundle.title',
  create: 'libraryPermissionCreate',
  update: 'libraryPermissionUpdate',
  remove: 'libraryPermissionDelete',
  columns: ['user.fullName', 'bundle.title', 'status', 'type', 'from', 'until', 'insertedAt'],
  filters: ['status'],
  labels: {
    'user.fullName': 'Person',
    'bundle.title': 'Bundle',
    type: 'Came by',
    from: 'First opened',
    until: 'Ends',
    insertedAt: 'Since',
    duration: 'Lasts',
    durationUnit: 'Counted in',
  },
  live: ['LibraryPermission'],
})
