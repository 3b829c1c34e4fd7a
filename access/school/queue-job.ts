import { allow, audiences, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('QueueJob', {
  reader: ['id', 'kind', 'state', 'tries', 'insertedAt', 'dueAt', 'triedAt', 'error'],
})

export const queueJob = noun({
  operations: { queueJobs: 'manage_settings', queueJobRetry: 'manage_settings' },
  fields: { QueueJob: fields },
  rules: (viewer) => (holds(viewer, 'manage_settings') ? allow('read', 'QueueJob') : []),
})
