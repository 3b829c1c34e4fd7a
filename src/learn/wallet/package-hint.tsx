import { useApi } from '../../providers/api/query'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { formatMoney } from '../../ui/money/money'
import { CreditPackages } from './wallet.documents'
import styles from './wallet.module.css'

/** The package that saves most, beside topping up for its parts. */
export function PackageHint() {
  const { data } = useApi(CreditPackages)
  const [best] = (data?.billingPackages ?? [])
    .filter(({ parts, total, partsTotal }) => parts.length > 1 && partsTotal > total)
    .sort((a, b) => b.partsTotal - b.total - (a.partsTotal - a.total))
  if (!best) return null
  const { id, title, parts, total, partsTotal } = best
  return (
    <Card title="Or a package" className={styles.hint}>
      <p className="meta">
        {title}: {parts.length} things for {formatMoney(total)}. One at a time they cost {formatMoney(partsTotal)}.
      </p>
      <LinkButton to={`/wallet/packages/${id}`}>See what it holds</LinkButton>
    </Card>
  )
}
