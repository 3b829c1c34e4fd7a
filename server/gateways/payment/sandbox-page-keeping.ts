import { escapeMarkup } from '../mail/escape-markup'
import type { Choice } from './sandbox-acts'
import type { SandboxCard, SandboxPayment } from './sandbox-ledger'
import { typedCard } from './sandbox-methods'

type Button = [Choice, 'primary' | 'plain' | 'quiet', string]

/** 'Visa ending 4242'. */
export function cardName({ brand, last4 }: Pick<SandboxCard, 'brand' | 'last4'>): string {
  const network = brand.charAt(0).toUpperCase() + brand.slice(1)
  return /* text */ `${network} ending ${last4}`
}

/** The buttons of a page that keeps a card. */
export function keepingButtons(forms: (buttons: Button[]) => string): string {
  return `<section class="card" aria-labelledby="choice">
<h2 id="choice">${escapeMarkup(/* text */ 'Which test card?')}</h2>
${forms([
  ['keep', 'primary', /* text */ `Keep ${cardName(typedCard)}`],
  ['keep-mastercard', 'plain', /* text */ `Keep ${cardName({ brand: 'mastercard', last4: '4444' })}`],
  ['cancel', 'quiet', /* text */ 'Cancel'],
])}
<details><summary>${escapeMarkup(/* text */ 'Keep it as it seldom happens')}</summary>
${forms([
  ['keep-twice', 'plain', /* text */ 'Keep it, and tell of it twice'],
  ['keep-late', 'plain', /* text */ 'Keep it, and tell of it in forty minutes'],
])}
</details>
<p class="note">${escapeMarkup(/* text */ 'Nothing is paid. This page stands in for the card provider while no card keys are set. It asks for no card number: never type a real one on a page like this.')}</p>
</section>`
}

/** What became of a visit to a page that keeps a card. */
export function keepingOutcome({ card }: Pick<SandboxPayment, 'card'>): { title: string; text: string } {
  if (!card) return { title: /* text */ 'Cancelled', text: /* text */ 'No card was kept. Start again to keep one.' }
  return card.lostAt
    ? { title: /* text */ 'Removed', text: /* text */ `${cardName(card)} is not kept any more.` }
    : { title: /* text */ 'Kept', text: /* text */ `${cardName(card)} is kept. Pay pages offer it from now on.` }
}
