import { allow, audiences, ME, noun } from '../rule'

const fields = audiences('Notification', {
  reader: ['id', 'kind', 'title', 'body', 'path', 'insertedAt', 'readAt'],
})

export const notification = noun({
  operations: { notifications: 'confirmed', notificationsRead: 'confirmed' },
  fields: { Notification: fields },
  rules: () => allow('read', 'Notification', { userId: ME }),
})
