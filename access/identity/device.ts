import { allow, ME, NOW, noun } from '../rule'

export const device = noun({
  operations: { devices: 'confirmed', deviceEnd: 'confirmed', devicesEndOthers: 'confirmed' },
  rules: () => allow('read', 'Device', { userId: ME, endedAt: null, expiresAt: { $gt: NOW } }),
})
