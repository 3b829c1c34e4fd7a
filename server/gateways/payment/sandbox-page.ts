import { escapeMarkup } from '../mail/escape-markup'
import { type Choice, isOnItsWay } from './sandbox-acts'
import type { SandboxCard, SandboxPayment } from './sandbox-ledger'
import { cardName, keepingButtons, keepingOutcome } from './sandbox-page-keeping'
import { subscriptionCard } from './sandbox-page-subscription'
import { isBeginning } from './sandbox-subscriptions'

export const SANDBOX_CSS_PATH = '/pay/sandbox.css'

const outcomeOf = (status: Exclude<SandboxPayment['status'], 'open'>): { title: string; text: string } =>
  ({
    paid: { title: 'Paid', text: 'This test payment succeeded. It cannot be paid again.' },
    failed: { title: 'Declined', text: 'This test payment failed. Start a new one to try again.' },
    cancelled: { title: 'Cancelled', text: 'This test payment was cancelled. Start a new one to pay.' },
  })[status]

/** A label of the page, as markup. */
const label = (text: string) => escapeMarkup(text)

/** The sandbox gateway's pay page: no scripts, and its style sheet under SANDBOX_CSS_PATH. Its forms post to /pay/{externalId}/{choice}. */
export function sandboxPage(
  payment: SandboxPayment,
  language: string,
  now: Date,
  cards: readonly SandboxCard[] = [],
): string {
  const { keeps, status } = payment
  const amount = money(payment.amount, payment.currency)
  const choice = status === 'open' ? buttons(payment, amount, cards) : outcome(payment, now)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${label(keeps ? /* text */ 'Keep a test card' : /* text */ `Test payment of ${amount}`)}</title>
<link rel="stylesheet" href="${SANDBOX_CSS_PATH}">
</head>
<body>
<header class="band"><strong>${label('Test payment.')}</strong> ${label('No card is charged and no money moves.')}</header>
<main>
<section aria-labelledby="title">
<p class="eyebrow">${label('Sandbox gateway')}</p>
${keeps ? `<h1 id="title">${label('Keep a card for Articled')}</h1>` : whatIsPaid(payment, amount)}
<dl><div><dt>${label('Reference')}</dt><dd>${escapeMarkup(payment.externalId)}</dd></div></dl>
</section>
${choice}
</main>
</body>
</html>
`
}

const whatIsPaid = (payment: SandboxPayment, amount: string): string => `<h1 id="title">${label('Pay Articled')}</h1>
<p class="amount">${escapeMarkup(amount)}</p>
<table>
<tbody><tr><th scope="row">${escapeMarkup(payment.description)}</th><td>${escapeMarkup(amount)}</td></tr></tbody>
<tfoot><tr><th scope="row">${label(`Total, ${payment.currency}`)}</th><td>${escapeMarkup(amount)}</td></tr>${later(payment)}</tfoot>
</table>`

/** What is taken again, below the total. */
function later({ renewal, currency }: SandboxPayment): string {
  if (!renewal) return ''
  const words = renewal.every === 'month' ? /* text */ 'Then each month' : /* text */ 'Then each year'
  return `<tr><th scope="row">${label(words)}</th><td>${escapeMarkup(money(renewal.amount, currency))}</td></tr>`
}

/** What a button does, also with a card. */
type Button = [Choice | `pay/${string}`, 'primary' | 'plain' | 'quiet', string]

const forms = ({ externalId }: SandboxPayment, all: Button[]): string =>
  all
    .map(
      ([choice, look, words]) =>
        `<form method="post" action="/pay/${encodeURIComponent(externalId)}/${choice}"><button class="${look}" type="submit">${label(words)}</button></form>`,
    )
    .join('\n')

function buttons(payment: SandboxPayment, amount: string, cards: readonly SandboxCard[]): string {
  if (payment.keeps) return keepingButtons((buttons) => forms(payment, buttons))
  const look = cards.length ? 'plain' : 'primary'
  return `<section class="card" aria-labelledby="choice">
<h2 id="choice">${label('What should happen?')}</h2>
${forms(payment, [
  ...cards.map(
    (card, at): Button => [
      `pay/${encodeURIComponent(card.externalId)}`,
      at ? 'plain' : 'primary',
      /* text */ `Pay ${amount} with ${cardName(card)}`,
    ],
  ),
  ['pay', look, /* text */ `Pay ${amount}`],
  ['fail', 'plain', /* text */ 'Make it fail'],
  ['cancel', 'quiet', /* text */ 'Cancel'],
])}
<details><summary>${label('Pay as it seldom happens')}</summary>
${forms(payment, [
  ['pay-twice', 'plain', /* text */ 'Pay, and tell of it twice'],
  ['pay-soon', 'plain', /* text */ 'Pay by bank: it takes ten seconds'],
  ['pay-late', 'plain', /* text */ 'Pay by bank: it takes forty minutes'],
])}
</details>
<p class="note">${label('This page stands in for the card provider while no card keys are set. It asks for no card number: never type a real one on a page like this.')}</p>
</section>`
}

/** What a payer's bank can do with a payment that was made. */
const bankButtons = ({ dispute }: SandboxPayment): Button[] => {
  if (!dispute) return [['dispute', 'plain', /* text */ 'Dispute it, as a bank would']]
  if (dispute.status !== 'open') return []
  return [
    ['dispute-won', 'plain', /* text */ 'The bank decides for the school'],
    ['dispute-lost', 'plain', /* text */ 'The bank decides for the payer'],
  ]
}

const bankWords = (status: 'open' | 'won' | 'lost'): string =>
  ({
    open: /* text */ 'A bank disputes it.',
    won: /* text */ 'A bank has decided for the school.',
    lost: /* text */ 'A bank has decided for the payer.',
  })[status]

function wordsOf(payment: SandboxPayment, status: Exclude<SandboxPayment['status'], 'open'>, now: Date) {
  if (payment.keeps) return keepingOutcome(payment)
  return isOnItsWay(payment, now)
    ? {
        title: /* text */ 'On its way',
        text: /* text */ 'The bank takes its time. The payment arrives by itself, and cannot be stopped.',
      }
    : outcomeOf(status)
}

function outcome(payment: SandboxPayment, now: Date): string {
  const { status, successUrl, cancelUrl, dispute, refunds, keeps } = payment
  if (status === 'open') return ''
  const { title, text } = wordsOf(payment, status, now)
  const href = safeHref(status === 'paid' ? successUrl : cancelUrl)
  const back = refunds.map(({ amount, currency }) => /* text */ `${money(amount, currency)} was paid back.`)
  const more = [text, ...back, ...(dispute ? [bankWords(dispute.status)] : [])]
  return `<section class="card" aria-labelledby="choice">
<h2 id="choice">${escapeMarkup(title)}</h2>
${more.map((each) => `<p>${escapeMarkup(each)}</p>`).join('\n')}
<p><a href="${escapeMarkup(href)}">${label('Go back to Articled')}</a></p>
${status === 'paid' && !keeps && !isOnItsWay(payment, now) ? forms(payment, bankButtons(payment)) : ''}
</section>
${isBeginning(payment) ? subscriptionCard(payment, (buttons) => forms(payment, buttons)) : ''}`
}

/** '£200.00' for 20000 pence. */
function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)
}

function safeHref(url: string): string {
  return /^(https?:\/\/|\/(?![/\\]))/i.test(url) ? url : '/'
}

/** The page's style sheet, light and dark; served under SANDBOX_CSS_PATH. */
export const sandboxCss = `:root {
  color-scheme: light dark;
  --page: #f5f6f9; --card: #fff; --hover: #edf0f4; --border: #d9dee6; --control: #7f8a9d;
  --text: #14203a; --text-2: #434f67;
  --primary: #1d4289; --primary-hover: #173670; --link: #1d4289; --focus: #1d4289;
  --warning: #745000; --warning-tint: #fdf2cf;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d121c; --card: #141a27; --hover: #1d2536; --border: #2c374b; --control: #6f7c94;
    --text: #e7ecf5; --text-2: #b7c1d3;
    --primary: #3c6dd4; --primary-hover: #3562c2; --link: #a0bffa; --focus: #a0bffa;
    --warning: #efca6b; --warning-tint: #34290d;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--text); font: 400 0.9375rem/1.5 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
h1, h2, p, dl, dd { margin: 0; }
h1 { font-size: 1.625rem; line-height: 1.15; font-weight: 600; letter-spacing: -0.01em; }
h2 { font-size: 1rem; line-height: 1.35; font-weight: 600; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
.band { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0 8px; min-height: 44px; padding: 8px 32px; background: var(--warning-tint); color: var(--warning); border-bottom: 2px dashed var(--warning); font-size: 0.875rem; text-align: center; }
.band strong { font-weight: 600; }
main { display: grid; grid-template-columns: minmax(0, 1fr) 440px; gap: 20px 64px; align-items: start; max-width: 1024px; margin: 0 auto; padding: 48px 32px; }
section { display: grid; gap: 16px; min-width: 0; }
.eyebrow { font-size: 0.8125rem; font-weight: 600; color: var(--text-2); margin-bottom: -12px; }
.amount { font-size: 2.25rem; line-height: 1.15; font-weight: 600; letter-spacing: -0.02em; }
.amount, td, dd { font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; border-top: 1px solid var(--border); font-size: 0.875rem; }
th { text-align: left; font-weight: 400; color: var(--text-2); padding: 5px 16px 5px 0; overflow-wrap: anywhere; }
td { text-align: right; padding: 5px 0; white-space: nowrap; }
tfoot th, tfoot td { border-top: 1px solid var(--border); padding-top: 8px; font-weight: 600; color: var(--text); }
dl { font-size: 0.875rem; }
dl div { display: grid; grid-template-columns: 112px minmax(0, 1fr); gap: 12px; }
dt { color: var(--text-2); }
dd { overflow-wrap: anywhere; }
main > section:first-child { grid-row: span 2; }
.card + .card { grid-column: 2; }
.card { gap: 12px; padding: 20px 24px; border: 1px solid var(--border); border-radius: 10px; background: var(--card); }
form { margin: 0; }
button { display: block; width: 100%; min-height: 44px; padding: 0 20px; border: 1px solid var(--control); border-radius: 6px; background: var(--card); color: var(--text); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--hover); }
button.primary { border-color: var(--primary); background: var(--primary); color: #fff; }
button.primary:hover { border-color: var(--primary-hover); background: var(--primary-hover); }
button.quiet { border-color: transparent; background: transparent; color: var(--link); }
button.quiet:hover { background: var(--hover); }
details[open] { display: grid; gap: 12px; }
details form { margin-top: 12px; }
summary { min-height: 44px; align-content: center; color: var(--link); cursor: pointer; }
a { color: var(--link); text-underline-offset: 3px; }
.note { font-size: 0.8125rem; line-height: 1.45; color: var(--text-2); }
@media (max-width: 899px) {
  main { grid-template-columns: minmax(0, 1fr); gap: 20px; padding: 20px 16px 40px; }
  main > section:first-child { grid-row: auto; }
  .card + .card { grid-column: 1; }
  .band { padding: 8px 16px; }
  h1 { font-size: 1.375rem; }
  .card { padding: 16px; }
}
`
