import { allow, audiences, ME, NOW, noun } from '../rule'

const fields = audiences('Device', { reader: ['id', 'browser', 'system', 'insertedAt', 'renewedAt', 'current'] })

export const device = noun({
  operations: { devices: 'confirmed', deviceEnd: 'confirmed', devicesEndOthers: 'confirmed' },
  unseen: ['devices'],
  fields: { Device: fields },
  rules: () => allow('read', 'Device', { userId: ME, endedAt: null, expiresAt: { $gt: NOW } }),
})
