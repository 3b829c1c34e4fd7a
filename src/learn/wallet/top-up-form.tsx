import { type FormEvent, useRef, useState } from 'react'
import { AmountChoice } from '../../parts/top-up/amount-choice'
import { amounts, type Choice, readAmount } from '../../parts/top-up/amounts'
import { useCheckout } from '../../parts/top-up/use-checkout'
import { useWallet } from '../../providers/wallet'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Skeleton } from '../../ui/data/skeleton'
import { formatMoney } from '../../ui/money/money'
import { PoundsField } from '../../ui/money/pounds-field'
import pricePanelStyles from '../../ui/money/price-panel.module.css'
import styles from './wallet.module.css'

const offered: readonly Choice[] = [...amounts.map((each): Choice => `${each}`), 'other']

/** Chooses an amount and goes to the pay page; `quiet` while something else on the page comes first. */
export function TopUpForm({ quiet }: { quiet: boolean }) {
  const wallet = useWallet()
  const [choice, setChoice] = useState<Choice>('10000')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { pay, busy, problem } = useCheckout('/wallet/top-up')
  const read = choice === 'other' ? readAmount(typed) : { pence: Number(choice) }
  const pence = 'pence' in read ? read.pence : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (pence === undefined) {
      setError('error' in read ? read.error : '')
      return field.current?.focus()
    }
    setError('')
    pay(pence)
  }
  return (
    <Card className={styles.topUp}>
      <form className={styles.topUpForm} onSubmit={submit} noValidate>
        <p className={styles.topUpBalance}>
          <span>Balance</span>
          <strong className="num">{wallet ? formatMoney(wallet.balance) : <Skeleton width={130} height={32} />}</strong>
        </p>
        <h2>Top up</h2>
        <AmountChoice offered={offered} value={choice} onChange={setChoice} />
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
        <Lines pence={pence} balance={wallet?.balance} />
        <p className={pricePanelStyles.policy}>
          Credits do not expire. Ask for unspent credits back within 14 days of a top-up.
        </p>
        <Button type="submit" variant={quiet ? 'default' : 'primary'} size="lg" block busy={busy}>
          {pence === undefined ? 'Top up' : `Top up ${formatMoney(pence)}`}
        </Button>
        {problem && (
          <p className="sub" role="alert">
            {problem}
          </p>
        )}
        <p className="help">You pay on the next page and come back here.</p>
      </form>
    </Card>
  )
}

/** What is paid, and what the wallet holds afterwards. */
function Lines({ pence, balance }: { pence: number | undefined; balance: number | undefined }) {
  return (
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
          <td className="num">{balance !== undefined && pence !== undefined ? formatMoney(balance + pence) : '–'}</td>
        </tr>
      </tfoot>
    </table>
  )
}
