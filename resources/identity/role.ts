import { abilityAreas } from '../../access/abilities'
import { resource } from '../resource'

export const role = resource({
  list: 'roles',
  label: 'Roles',
  singular: 'role',
  path: '/settings/roles',
  group: 'settings',
  ability: 'manage_roles',
  title: 'name',
  create: 'roleCreate',
  update: 'roleUpdate',
  remove: 'roleDelete',
  columns: ['name', 'abilities', 'requireSecondFactor', 'users.fullName'],
  labels: { requireSecondFactor: 'Second factor', 'users.fullName': 'Held by' },
  choices: { abilities: abilityAreas },
  grants: ['abilities'],
  live: ['Role'],
})
