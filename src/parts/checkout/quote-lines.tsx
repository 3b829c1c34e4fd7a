import type { ReactNode } from 'react'
import { Money } from '../../ui/money/money'
import styles from '../../ui/money/price-lines.module.css'
import { reductionWords } from './reduction-words'
import type { Quote } from './use-quote'

interface QuoteLinesProps {
  quote: Quote
  /** What the list price is for. */
  listed: string
}

/** From the list price to what is paid by which means, and the balance afterwards. */
export function QuoteLines({ quote, listed }: QuoteLinesProps) {
  const { list, reductions, coupon, total, fromWallet, charged, credits, bonus, balance, owed, balanceAfter } = quote
  const isFilling = credits > 0
  return (
    <table className={styles.lines}>
      <caption className="vh">Price</caption>
      <tbody>
        <Row label={listed} pence={list} />
        {reductions.map(({ by, amount }) => (
          <Row
            key={by}
            label={by === 'coupon' && coupon ? `${reductionWords[by]}: ${coupon}` : reductionWords[by]}
            pence={-amount}
          />
        ))}
      </tbody>
      <tbody className={styles.total}>
        <Row label="To pay" pence={total} />
      </tbody>
      <tbody>
        {fromWallet > 0 && <Row label={<>From your wallet, {<Money pence={balance} />}</>} pence={-fromWallet} />}
        {owed > 0 && <Row label="Owed since a payment went back" pence={owed} />}
        {charged > 0 && (fromWallet > 0 || owed > 0) && <Row label="By card" pence={charged} />}
        {isFilling && <Row label="Into your wallet" pence={credits + bonus} />}
      </tbody>
      <tfoot>
        <Row label="Balance afterwards" pence={balanceAfter} />
      </tfoot>
    </table>
  )
}

function Row({ label, pence }: { label: ReactNode; pence: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Money pence={pence} />
      </td>
    </tr>
  )
}
