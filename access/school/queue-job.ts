import { allow, noun } from '../rule'
import { holds } from '../viewer'

export const queueJob = noun({
  operations: { queueJobs: 'manage_settings', queueJobRetry: 'manage_settings' },
  rules: (viewer) => (holds(viewer, 'manage_settings') ? allow('read', 'QueueJob') : []),
})
