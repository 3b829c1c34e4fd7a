import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/action/button'
import { formatMoney } from '../../ui/money/money'
import { topUpOf } from '../checkout/basket'
import { useCheckout } from '../checkout/use-checkout'
import { useReturn } from '../checkout/use-visit'
import { VisitNotice } from '../checkout/visit-notice'
import { AmountChoice } from './amount-choice'
import { amountsFor, type Choice } from './amounts'
import styles from './money-first.module.css'
import { Short } from './short'

interface MoneyFirstProps {
  /** Pence that the wallet lacks; 0 if it holds enough. */
  missing: number
  /** Until when the thing is held. */
  heldUntil?: string | null
  /** The button that pays from the wallet. */
  children: ReactNode
}

/** The button that pays; while the wallet holds too little, the way to the pay page and back to it. */
export function MoneyFirst({ missing, heldUntil, children }: MoneyFirstProps) {
  const { visit, isArriving } = useReturn()
  return (
    <div className={styles.done}>
      {visit !== null && <VisitNotice visit={visit} />}
      {missing === 0 ? children : !isArriving && <TopUpHere key={missing} missing={missing} heldUntil={heldUntil} />}
    </div>
  )
}

function TopUpHere({ missing, heldUntil }: Omit<MoneyFirstProps, 'children'>) {
  const { pathname, search } = useLocation()
  const offered = amountsFor(missing)
  const [choice, setChoice] = useState<Choice>(offered[0] ?? 'other')
  const { pay, busy, problem } = useCheckout(pathname + search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) pay(topUpOf(Number(choice)))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Short missing={missing} heldUntil={heldUntil} />
      <AmountChoice offered={offered} value={choice} onChange={setChoice} />
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        {`Top up ${formatMoney(Number(choice))}`}
      </Button>
      {problem && (
        <p className="sub" role="alert">
          {problem}
        </p>
      )}
      <p className="help">
        You pay on the next page and come back here. Credits do not expire; ask for unspent ones back within 14 days.
      </p>
    </form>
  )
}
