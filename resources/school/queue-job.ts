import { resource } from '../resource'

export const queueJob = resource({
  list: 'queueJobs',
  label: 'Queued jobs',
  singular: 'queued job',
  path: '/settings/queue',
  group: 'settings',
  ability: 'manage_settings',
  empty: {
    title: 'No job is waiting',
    words: 'Mails, messages and files that the server still has to send or make appear here.',
  },
  title: 'kind',
  columns: ['kind', 'state', 'tries', 'insertedAt', 'triedAt', 'dueAt', 'error'],
  labels: {
    kind: 'What',
    insertedAt: 'Queued',
    triedAt: 'Latest try',
    dueAt: 'Next try',
    error: 'Why it failed',
  },
  actions: [
    {
      operation: 'queueJobRetry',
      label: 'Retry',
      bulk: true,
      done: 'queued again',
      when: 'error',
      note: 'It is tried at once.',
    },
  ],
  live: ['QueueJob'],
})
