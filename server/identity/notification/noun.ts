import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { list } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import type { Told } from '../../kernel/told'
import { deliverDue, forgetOld } from './deliver'
import { mayStillRead } from './may-still-read'
import { notificationsRead } from './notificationsRead'
import { type PushMessage, sendPush } from './push'
import { notification as entity } from './table'

declare module '../../kernel/jobs/jobs' {
  interface JobPayloads {
    /** A notification to send to one browser. */
    push: PushMessage
  }
}

export const notification = noun({
  entities: [entity],
  operations: { notifications: list('Notification'), notificationsRead },
  rates: { notificationsRead: perPerson(600) },
  erasure: 'goes with the account',
  exported: {
    notifications: ['Notification', fields('kind', 'title', 'body', 'insertedAt', 'readAt')],
  },
  whenDue: (services) => async () => {
    await deliverDue(services)
    await forgetOld(services)
  },
  jobs: { push: sendPush },
  services: (kernel) => ({ mayStillRead: (told: Told) => mayStillRead(kernel, told) }),
  unwatched: { notification_deliveries: 'the server’s own', notifications: 'follow from what is watched' },
  unrecorded: { notificationsRead: 'their own' },
})
