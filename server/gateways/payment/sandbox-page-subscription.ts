import { escapeMarkup } from '../mail/escape-markup'
import type { Choice } from './sandbox-acts'
import { type Beginning, paidUntil } from './sandbox-subscriptions'

type Button = [Choice, 'primary' | 'plain' | 'quiet', string]

/** What a subscription has come to, and the buttons that let its time pass. */
export function subscriptionCard(beginning: Beginning, forms: (buttons: Button[]) => string): string {
  const { endedAt, unpaidBill } = beginning.subscription
  return `<section class="card" aria-labelledby="subscription">
<h2 id="subscription">${escapeMarkup(/* text */ 'The subscription')}</h2>
<p>${escapeMarkup(standing(beginning))}</p>
${unpaidBill && !endedAt ? `<p>${escapeMarkup(/* text */ 'The card was refused for the next period.')}</p>` : ''}
${endedAt ? '' : forms(buttonsOf(beginning))}
</section>`
}

function standing(beginning: Beginning): string {
  const { endedAt, renewing } = beginning.subscription
  const day = (at: Date) => at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  if (endedAt) return /* text */ `It has ended. It was paid until ${day(paidUntil(beginning))}.`
  return renewing === 'on'
    ? /* text */ `It is paid until ${day(paidUntil(beginning))} and renews by itself.`
    : /* text */ `It is paid until ${day(paidUntil(beginning))} and ends then.`
}

const buttonsOf = ({ subscription, renewal }: Beginning): Button[] => {
  const isMonth = renewal.every === 'month'
  if (subscription.renewing === 'off')
    return [
      ['renew', 'plain', isMonth ? /* text */ 'Let the month pass: it ends' : /* text */ 'Let the year pass: it ends'],
    ]
  return [
    [
      ...(['renew', 'plain'] as const),
      isMonth ? /* text */ 'Let a month pass: the card pays' : /* text */ 'Let a year pass: the card pays',
    ],
    [
      ...(['renew-fail', 'plain'] as const),
      isMonth ? /* text */ 'Let a month pass: the card is refused' : /* text */ 'Let a year pass: the card is refused',
    ],
    ['end', 'quiet', /* text */ 'End it at once, as for a card that is gone'],
  ]
}
