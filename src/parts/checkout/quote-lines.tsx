import type { ReactNode } from 'react'
import { reductionWord } from '../../../rules/money/reduction-words'
import { Money } from '../../ui/money/money'
import styles from '../../ui/money/price-lines.module.css'
import { renewalNouns } from './renewal-words'
import type { Quote } from './use-quote'

interface QuoteLinesProps {
  quote: Quote
  /** What the list price is for. */
  listed: string
}

/** From the list price to what is paid by which means, and the balance afterwards. */
export function QuoteLines({ quote, listed }: QuoteLinesProps) {
  const { list, reductions, coupon, total, fromWallet, charged, credits, bonus, balance, owed, balanceAfter, renewal } =
    quote
  const isFilling = credits > 0
  return (
    <table className={styles.lines}>
      <caption className="vh">Price</caption>
      <tbody>
        <Row label={listed} pence={list} />
        {reductions.map(({ by, amount }) => (
          <Row
            key={by}
            label={by === 'coupon' && coupon ? `${reductionWord(by)}: ${coupon}` : reductionWord(by)}
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
      {renewal && (
        <tbody>
          <Row label={laterLabel(renewal)} pence={renewal.firstAmountFor === null ? total : renewal.amount} />
        </tbody>
      )}
      {(!renewal || isFilling) && (
        <tfoot>
          <Row label="Balance afterwards" pence={balanceAfter} />
        </tfoot>
      )}
    </table>
  )
}

/** From when on the later price holds. */
function laterLabel({ every, firstAmountFor: months }: NonNullable<Quote['renewal']>): string {
  const noun = renewalNouns[every]
  const whole = every === 'yearly' ? Math.ceil((months ?? 0) / 12) : (months ?? 0)
  return whole > 1 ? `From ${noun} ${whole + 1} on, each ${noun}` : `Then each ${noun}`
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
