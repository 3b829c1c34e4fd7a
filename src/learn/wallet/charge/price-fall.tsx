import { clsx } from 'clsx'
import { Card } from '../../../ui/data/card'
import { Money } from '../../../ui/money/money'
import type { ChargeQuery } from '../wallet.documents'
import styles from './charge.module.css'
import { priceSteps } from './price-steps'

/** From the price to what was paid, as falling bars: solid what is there by then, hatched what is taken off. */
export function PriceFall({ charge }: { charge: ChargeQuery['charge'] }) {
  return (
    <Card title="From the price to what you paid">
      <table className={styles.fall}>
        <caption className="vh">From price to cost</caption>
        <tbody>
          {priceSteps(charge).map(({ key, label, pence, from, until, kind }) => (
            <tr key={key} className={clsx(kind === 'whole' && styles.whole)}>
              <th scope="row">{label}</th>
              <td className={styles.bar} aria-hidden="true">
                <span style={{ marginLeft: `${from}%`, width: `${until - from}%` }} />
              </td>
              <td className={styles.amount}>
                <Money pence={pence} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
