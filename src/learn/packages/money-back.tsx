import type { Quote } from '../../parts/checkout/use-quote'
import { Card } from '../../ui/data/card'
import { When } from '../../ui/time/when'
import { BarSteps } from './bar-steps'
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
  if (!parts.length || shown.renews !== 'once') return null
  const all = parts.reduce((sum, { share }) => sum + share, 0)
  const [first] = parts
  const steps = [
    { key: 'none', label: 'Nothing used', pence: all },
    ...(first && parts.length > 1 ? [{ key: 'first', label: `After ${first.name}`, pence: all - first.share }] : []),
    ...(line?.giveBackUntil ? [{ key: 'over', label: <After at={line.giveBackUntil} />, pence: 0 }] : []),
  ]
  return (
    <Card title="If you want your money back" className={styles.back}>
      <BarSteps steps={steps} most={all} />
      <p className={styles.words}>
        Until its last day you get back what is unused, at its price in this package, to your wallet. A bundle counts as
        used once you open it. Credits are in your wallet already. Nobody has to approve it.
      </p>
    </Card>
  )
}

const After = ({ at }: { at: string }) => (
  <>
    After <When at={at} show="date" />
  </>
)
