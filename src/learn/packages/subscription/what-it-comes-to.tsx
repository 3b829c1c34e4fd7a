import { Card } from '../../../ui/data/card'
import { BarSteps } from '../bar-steps'
import type { PackageQuery } from '../packages.documents'
import { comparisonOf, periodsWords } from './months'
import styles from './subscription-panel.module.css'

interface WhatItComesToProps {
  shown: PackageQuery['billingPackage']
  discount: number
}

/** What a subscription has cost after some periods, beside buying what it holds once. */
export function WhatItComesTo({ shown, discount }: WhatItComesToProps) {
  const comparison = comparisonOf(shown, discount)
  if (!comparison || comparison.worth < 1) return null
  const { total, apart, worth } = comparison
  const after = [...new Set([1, Math.ceil(worth / 2), worth])]
  return (
    <Card title="What it comes to" className={styles.panel}>
      <BarSteps
        most={apart}
        steps={[
          ...after.map((count) => ({
            ...{ key: `${count}`, label: `After ${periodsWords(shown.renews, count)}`, pence: count * total },
          })),
          { key: 'once', label: 'Bought once, one at a time', pence: apart },
        ]}
      />
      <p className="meta">
        {`Worth it for up to ${periodsWords(shown.renews, worth)}. For longer, buying its things once costs less.`}
      </p>
    </Card>
  )
}
