import { useState } from 'react'
import { AmountChoice } from '../../parts/top-up/amount-choice'
import { amounts, type Choice, readAmount } from '../../parts/top-up/amounts'
import { useWallet } from '../../providers/wallet'
import { Card } from '../../ui/data/card'
import { Skeleton } from '../../ui/data/skeleton'
import { formatMoney } from '../../ui/money/money'
import { PoundsField } from '../../ui/money/pounds-field'
import type { CreditPackages } from './use-credit-packages'
import styles from './wallet.module.css'

const offered: readonly Choice[] = [...amounts.map((each): Choice => `${each}`), 'other']

/** What was chosen: an amount of the list, or what was typed. */
export interface Chosen {
  choice: Choice
  typed: string
}

/** The amount in pence; undefined while what is typed is none. */
export function penceOf({ choice, typed }: Chosen): number | undefined {
  if (choice !== 'other') return Number(choice)
  const read = readAmount(typed)
  return 'pence' in read ? read.pence : undefined
}

interface TopUpFormProps {
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  extras: CreditPackages
}

/** The balance, and how much to add to it. */
export function TopUpForm({ chosen, onChoose, extras }: TopUpFormProps) {
  const wallet = useWallet()
  const [left, setLeft] = useState(false)
  const { choice, typed } = chosen
  const read = readAmount(typed)
  return (
    <Card className={styles.topUpForm}>
      <p className={styles.topUpBalance}>
        <span>Balance</span>
        <strong className="num">{wallet ? formatMoney(wallet.balance) : <Skeleton width={130} height={32} />}</strong>
      </p>
      <h2>How much?</h2>
      <AmountChoice
        offered={offered}
        value={choice}
        onChange={(choice) => onChoose({ ...chosen, choice })}
        extra={new Map([...extras].map(([price, { bonus }]) => [`${price}`, bonus]))}
      />
      {choice === 'other' && (
        <PoundsField
          label="Other amount"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={left && 'error' in read ? read.error : undefined}
          help="Between £5.00 and £2,000.00."
          onBlur={() => setLeft(true)}
          onChange={(event) => onChoose({ ...chosen, typed: event.target.value })}
        />
      )}
    </Card>
  )
}
