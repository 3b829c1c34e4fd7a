import type { Quote } from '../../parts/checkout/use-quote'
import { Card } from '../../ui/data/card'
import { Money } from '../../ui/money/money'
import { When } from '../../ui/time/when'
import styles from './money-back.module.css'
import { comesBack } from './package-words'
import type { PackageQuery } from './packages.documents'

interface MoneyBackProps {
  shown: PackageQuery['billingPackage']
  quote: Quote | undefined
}

/** What comes back for what is unused, as parts are used one after another, and after the last day. */
export function MoneyBack({ shown, quote }: MoneyBackProps) {
  const [line] = quote?.lines ?? []
  const parts = (line?.parts ?? shown.parts).filter(comesBack).sort((a, b) => b.share - a.share)
  if (!parts.length) return null
  const all = parts.reduce((sum, { share }) => sum + share, 0)
  const [first] = parts
  const steps = [
    { label: 'Nothing used', left: all },
    ...(first && parts.length > 1 ? [{ label: `After ${first.name}`, left: all - first.share }] : []),
  ]
  return (
    <Card title="If you want your money back" className={styles.back}>
      <dl className={styles.steps}>
        {steps.map(({ label, left }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.bar} aria-hidden="true">
              <span style={{ width: `${all ? (100 * left) / all : 0}%` }} />
            </dd>
            <dd>
              <strong>
                <Money pence={left} />
              </strong>
            </dd>
          </div>
        ))}
        {line?.giveBackUntil && (
          <div>
            <dt>
              After <When at={line.giveBackUntil} show="date" />
            </dt>
            <dd className={styles.bar} aria-hidden="true" />
            <dd>
              <strong>
                <Money pence={0} />
              </strong>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.words}>
        Until its last day you get back what is unused, at its price in this package, to your wallet. A bundle counts as
        used once you open it. Credits are in your wallet already. Nobody has to approve it.
      </p>
    </Card>
  )
}
