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

/** Null where its reader may not read any more what it is about. */
interface Kept {
  title: string | null
  body: string | null
  path: string | null
}

export const notification = noun({
  entities: [entity],
  operations: { notifications: list('Notification'), notificationsRead },
  // The line stays, so that nobody wonders where it went, and says no more than its reader may know now.
  fields: {
    Notification: {
      title: ({ title }: Kept) => title ?? 'You can no longer open what this was about',
      body: ({ body }: Kept) => body ?? '',
      path: ({ path }: Kept) => path ?? '/notifications',
    },
  },
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
