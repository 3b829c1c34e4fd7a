import { notify, type Post } from '../../identity/notification/notify'
import { dayText } from '../../kernel/time/when-text'
import type { Writing } from '../../kernel/write/write'
import { pounds } from '../pounds'
import type { KeptSubscription } from './table'

const about = { kind: 'payments', path: '/wallet/packages', action: () => 'Open your subscriptions' } as const

interface Paid {
  /** Pence. */
  amount: number
  isFirst: boolean
  periodUntil: Date
}

/** Tells a person that a period of their subscription is paid, and until when. */
export async function tellOfPeriod(
  writing: Writing,
  post: Post,
  subscription: KeptSubscription,
  { amount, isFirst, periodUntil }: Paid,
): Promise<void> {
  const { userId, name } = subscription
  const until = dayText(periodUntil)
  await notify(writing, post, [userId], {
    ...about,
    words: () => ({
      title: isFirst ? `Subscribed: ${name}` : `Renewed: ${name}`,
      body: `${pounds(amount)} by card, paid until ${until}. You can stop the renewal at any time; what is paid lasts to its end.`,
    }),
  })
}

/** Tells a person that the money of the next period did not come. */
export async function tellOfUnpaid(writing: Writing, post: Post, subscription: KeptSubscription): Promise<void> {
  const { userId, name } = subscription
  await notify(writing, post, [userId], {
    ...about,
    words: () => ({
      title: `Not renewed yet: ${name}`,
      body: 'Your card was refused. It is asked again in the next days; without its money the subscription ends.',
    }),
  })
}

/** Tells a person that their subscription has ended. */
export async function tellOfEnd(writing: Writing, post: Post, subscription: KeptSubscription): Promise<void> {
  const { userId, name } = subscription
  await notify(writing, post, [userId], {
    ...about,
    words: () => ({
      title: `Ended: ${name}`,
      body: 'No more money is taken for it. You can subscribe again when you like.',
    }),
  })
}

/** Tells a person that their subscription will not be renewed, and until when it lasts. */
export async function tellOfStop(writing: Writing, post: Post, subscription: KeptSubscription): Promise<void> {
  const { userId, name, paidUntil } = subscription
  const until = paidUntil ? dayText(paidUntil) : ''
  await notify(writing, post, [userId], {
    ...about,
    words: () => ({
      title: `Not renewed any more: ${name}`,
      body: until
        ? `No more money is taken for it. What is paid lasts until ${until}; until then you can renew it again.`
        : 'No more money is taken for it.',
    }),
  })
}
