import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Card } from '../data/card'
import { formatMoney } from './money'
import priceLines from './price-lines.module.css'
import styles from './price-panel.module.css'

export type PriceLine = { label: ReactNode; pence: number }

type PricePanelProps = {
  title: ReactNode
  /** The thing bought: the day, the times, the tutor. */
  children?: ReactNode
  lines: readonly PriceLine[]
  totalLabel?: string
  total: number
  /** Pence in the wallet after paying. */
  balanceAfter?: number
  policy: ReactNode
  /** The button that pays; its label names the amount. */
  action: ReactNode
  /** Below the button: how long the start is held. */
  hold?: ReactNode
  /** On a phone it stays at the foot of the window, with only the total. */
  dockOnPhone?: boolean
}

/** The price, the balance afterwards and the policy, and only then the button. */
export function PricePanel(props: PricePanelProps) {
  const { title, children, lines, totalLabel, total, balanceAfter, policy, action, hold, dockOnPhone } = props
  return (
    <Card title={title} className={clsx(styles.price, dockOnPhone && styles.docked)}>
      {children}
      <table className={clsx(priceLines.lines, styles.lines)}>
        <caption className="vh">Price</caption>
        <tbody>
          {lines.map(({ label, pence }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same and none moves.
            <tr key={index}>
              <th scope="row">{label}</th>
              <td className="num">{formatMoney(pence)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{totalLabel ?? 'To pay from your wallet'}</th>
            <td className="num">{formatMoney(total)}</td>
          </tr>
          {balanceAfter !== undefined && (
            <tr className={styles.after}>
              <th scope="row">Balance afterwards</th>
              <td className="num">{formatMoney(balanceAfter)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className={styles.policy}>{policy}</p>
      <div className={styles.action}>{action}</div>
      {hold && <div className={styles.hold}>{hold}</div>}
    </Card>
  )
}
