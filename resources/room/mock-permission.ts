import { resource } from '../resource'

export const mockPermission = resource({
  list: 'mockPermissions',
  label: 'Mock permissions',
  singular: 'mock permission',
  title: 'user.fullName',
  create: 'mockPermissionCreate',
  update: 'mockPermissionUpdate',
  remove: 'mockPermissionDelete',
  columns: ['user.fullName', 'mock.name', 'role', 'type'],
  labels: { 'user.fullName': 'Tutor', 'mock.name': 'Mock', type: 'May' },
  defaults: { role: 'tutor', type: 'conduct' },
  live: ['MockPermission'],
})
