import { Icon } from '../../ui/action/icon'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { formatMoney, Money } from '../../ui/money/money'
import { ownPrice, type Package, worthOf } from './own-price'
import styles from './package-card.module.css'
import { backForWords, comesBack, contentsOf, renewalWords } from './package-words'
import { SavingBar } from './saving-bar'

interface PackageCardProps {
  shown: Package
  /** The person's standing discount, in percent. */
  discount: number
}

/** A package on sale: its price, what it saves, what it holds, and from when on it is worth it. */
export function PackageCard({ shown, discount }: PackageCardProps) {
  const { id, title, description, renews, parts } = shown
  const { total, apart } = ownPrice(shown, discount)
  return (
    <Card className={styles.package}>
      <div className={styles.name}>
        <h2>{title}</h2>
        {description && <p>{description}</p>}
      </div>
      <p className={styles.price}>
        <strong>
          <Money pence={total} />
        </strong>{' '}
        {renewalWords[renews]}
        {total < shown.total && (
          <span>
            {formatMoney(shown.total)}, less your {discount}%
          </span>
        )}
      </p>
      <SavingBar total={total} apart={apart} />
      <ul className={styles.contents}>
        {contentsOf(shown).map(({ count, what }) => (
          <li key={what}>
            <b className="num">{count}</b> {what}
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {parts.length > 1 && (
          <div>
            <dt>Each, on average</dt>
            <dd>
              <Money pence={Math.round(total / parts.length)} />
            </dd>
          </div>
        )}
        <div>
          <dt>{parts.some(comesBack) ? 'Unused parts come back for' : 'Credits last'}</dt>
          <dd>{parts.some(comesBack) ? backForWords(shown) : 'until they are spent'}</dd>
        </div>
      </dl>
      <WorthIt shown={shown} discount={discount} />
      <LinkButton to={`/wallet/packages/${id}`} block className={styles.choose}>
        Choose {title}
      </LinkButton>
    </Card>
  )
}

/** From how many of its parts on it is cheaper than one at a time. */
function WorthIt({ shown, discount }: PackageCardProps) {
  const worth = worthOf(shown, discount)
  if (!worth) return null
  const { needed, fewer } = worth
  const all = shown.parts.length
  return (
    <p className={styles.worth}>
      <Icon name="info" size="sm" />
      <span>
        {needed < all
          ? `Worth it from ${needed} of the ${all} on.`
          : `Worth it if you use all ${all}. ${fewer.count === 1 ? 'One alone costs' : `${fewer.count} of them, one at a time, cost`} ${formatMoney(fewer.cost)}.`}
      </span>
    </p>
  )
}
