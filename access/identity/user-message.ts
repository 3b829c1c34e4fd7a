import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('UserMessage', {
  reader: ['id', 'userId', 'authorId', 'subject', 'text', 'insertedAt'],
})

export const userMessage = noun({
  operations: { userMessageCreate: 'manage_users' },
  fields: { UserMessage: fields },
  rules: (viewer) => [
    ...allow('read', 'UserMessage', { userId: ME }),
    ...(holds(viewer, ['view_all_users', 'manage_users']) ? allow('read', 'UserMessage') : []),
  ],
})
