import { type FormEvent, useRef, useState } from 'react'
import { idempotencyKey, useAction } from '../../providers/api/query'
import { useWallet } from '../../providers/wallet'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Skeleton } from '../../ui/data/skeleton'
import { formatMoney } from '../../ui/money/money'
import { PoundsField } from '../../ui/money/pounds-field'
import pricePanelStyles from '../../ui/money/price-panel.module.css'
import { amounts, type Choice, readAmount } from './amounts'
import { storeVisit } from './visit-store'
import { Checkout } from './wallet.documents'
import styles from './wallet.module.css'

/** Chooses an amount and goes to the pay page; `quiet` while something else on the page comes first. */
export function TopUpForm({ quiet }: { quiet: boolean }) {
  const wallet = useWallet()
  const [choice, setChoice] = useState<Choice>('10000')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const [leaving, setLeaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // One key for each amount, so that a second click, or a lost answer, finds the same visit.
  const intent = useRef<{ pence: number; key: string }>(undefined)

  const checkout = useAction(Checkout, {
    onSuccess: ({ checkout: { id, url } }) => {
      if (!url || !/^https?:/.test(url)) return setError('The pay page could not be opened. Please try again.')
      storeVisit(id)
      setLeaving(true)
      location.assign(url)
    },
  })
  const read = choice === 'other' ? readAmount(typed) : { pence: Number(choice) }
  const pence = 'pence' in read ? read.pence : undefined
  const busy = checkout.isPending || leaving

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (pence === undefined) {
      setError('error' in read ? read.error : '')
      return field.current?.focus()
    }
    setError('')
    if (intent.current?.pence !== pence) intent.current = { pence, key: idempotencyKey() }
    checkout.mutate({
      items: [{ type: 'topup', quantity: 1, unitAmount: pence }],
      successUrl: '/wallet/top-up?paid=yes',
      cancelUrl: '/wallet/top-up?paid=no',
      idempotencyKey: intent.current.key,
    })
  }

  return (
    <Card className={styles.topUp}>
      <form className={styles.topUpForm} onSubmit={submit} noValidate>
        <p className={styles.topUpBalance}>
          <span>Balance</span>
          <strong className="num">{wallet ? formatMoney(wallet.balance) : <Skeleton width={130} height={32} />}</strong>
        </p>
        <h2>Top up</h2>
        <fieldset className={styles.amounts}>
          <legend className="vh">Amount</legend>
          {[...amounts.map((each) => `${each}` as Choice), 'other' as const].map((value) => (
            <span key={value}>
              <input
                className="vh"
                type="radio"
                name="amount"
                id={`amount-${value}`}
                value={value}
                checked={choice === value}
                onChange={() => setChoice(value)}
              />
              <label htmlFor={`amount-${value}`} className="num">
                {value === 'other' ? 'Other' : formatMoney(Number(value))}
              </label>
            </span>
          ))}
        </fieldset>
        {choice === 'other' && (
          <PoundsField
            label="Other amount"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={error}
            help="Between £5.00 and £2,000.00."
            onChange={(event) => {
              setTyped(event.target.value)
              setError('')
            }}
            ref={field}
          />
        )}
        <table className={pricePanelStyles.lines}>
          <caption className="vh">Price</caption>
          <tbody>
            <tr>
              <th scope="row">Top-up</th>
              <td className="num">{pence === undefined ? '–' : formatMoney(pence)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Balance afterwards</th>
              <td className="num">{wallet && pence !== undefined ? formatMoney(wallet.balance + pence) : '–'}</td>
            </tr>
          </tfoot>
        </table>
        <p className={pricePanelStyles.policy}>
          Credits do not expire. Ask for unspent credits back within 14 days of a top-up.
        </p>
        <Button type="submit" variant={quiet ? 'default' : 'primary'} size="lg" block busy={busy}>
          {pence === undefined ? 'Top up' : `Top up ${formatMoney(pence)}`}
        </Button>
        {error && choice !== 'other' && (
          <p className="sub" role="alert">
            {error}
          </p>
        )}
        <p className="help">You pay on the next page and come back here.</p>
      </form>
    </Card>
  )
}
