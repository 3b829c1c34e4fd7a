import { Icon } from '../../ui/action/icon'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { formatMoney, Money } from '../../ui/money/money'
import { ownPrice, type Package, worthOf } from './own-price'
import styles from './package-card.module.css'
import { backForWords, comesBack, contentsOf, renewalWords } from './package-words'
import { SavingBar } from './saving-bar'
import { type Comparison, comparisonOf, periodsWords } from './subscription/months'

interface PackageCardProps {
  shown: Package
  /** The person's standing discount, in percent. */
  discount: number
}

/** A package on sale: its price, what it saves, what it holds, and from when on it is worth it. */
export function PackageCard({ shown, discount }: PackageCardProps) {
  const { id, title, description, renews, parts } = shown
  const { total, apart } = ownPrice(shown, discount)
  const comparison = comparisonOf(shown, discount)
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
      {comparison ? <Months shown={shown} comparison={comparison} /> : <SavingBar total={total} apart={apart} />}
      <ul className={styles.contents}>
        {contentsOf(shown).map(({ count, what }) => (
          <li key={what}>
            <b className="num">{count}</b> {what}
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {parts.length > 1 && renews === 'once' && (
          <div>
            <dt>Each, on average</dt>
            <dd>
              <Money pence={Math.round(total / parts.length)} />
            </dd>
          </div>
        )}
        <Lasts shown={shown} />
      </dl>
      {comparison ? <WorthUpTo shown={shown} comparison={comparison} /> : <WorthIt shown={shown} discount={discount} />}
      <LinkButton to={`/wallet/packages/${id}`} block className={styles.choose}>
        Choose {title}
      </LinkButton>
    </Card>
  )
}

function Lasts({ shown }: { shown: Package }) {
  if (shown.renews !== 'once')
    return (
      <div>
        <dt>Ends</dt>
        <dd>when you stop it</dd>
      </div>
    )
  const back = shown.parts.some(comesBack)
  return (
    <div>
      <dt>{back ? 'Unused parts come back for' : 'Credits last'}</dt>
      <dd>{back ? backForWords(shown) : 'until they are spent'}</dd>
    </div>
  )
}

interface Compared {
  shown: Package
  comparison: Comparison
}

/** What a subscription has cost when it is about to cost more than buying what it holds. */
const Months = ({ shown, comparison: { total, apart, worth } }: Compared) => (
  <dl className={styles.facts}>
    <div>
      <dt>{shown.parts.length === 1 ? 'Bought once' : `Its ${shown.parts.length} things, bought once`}</dt>
      <dd>
        <Money pence={apart} />
      </dd>
    </div>
    {worth > 0 && (
      <div>
        <dt>After {periodsWords(shown.renews, worth)} you have paid</dt>
        <dd>
          <Money pence={worth * total} />
        </dd>
      </div>
    )}
  </dl>
)

const WorthUpTo = ({ shown, comparison: { worth } }: Compared) => (
  <p className={styles.worth}>
    <Icon name="info" size="sm" />
    <span>
      {worth > 0
        ? `Worth it for up to ${periodsWords(shown.renews, worth)}. For longer, buying its things once costs less.`
        : 'Buying its things once costs less.'}
    </span>
  </p>
)

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
