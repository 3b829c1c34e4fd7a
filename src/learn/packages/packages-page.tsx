import { Link, useSearchParams } from 'react-router'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { useWallet } from '../../providers/wallet'
import { Icon } from '../../ui/action/icon'
import { LinkButton } from '../../ui/action/link-button'
import { Skeleton } from '../../ui/data/skeleton'
import { Segments } from '../../ui/form/segments'
import { formatMoney } from '../../ui/money/money'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { BoughtParts } from './bought-parts'
import type { Package } from './own-price'
import { PackageCard } from './package-card'
import { Packages } from './packages.documents'
import styles from './packages-page.module.css'
import { PriceList } from './price-list'
import { MySubscriptions } from './subscription/my-subscriptions'

/** What is sold together, beside what each thing costs by itself; the address holds the heading. */
export function PackagesPage() {
  const wallet = useWallet()
  const { data, error, isFetching, refetch } = useApi(Packages)
  useLive(['BillingPackage'], ['Packages'])
  const discount = wallet?.discount ?? 0
  return (
    <>
      <PageHeader title="Prices & Packages" />
      {wallet && discount > 0 && (
        <p className={styles.discount}>
          <Icon name="tag" size="sm" />
          <span>
            <b>Your discount is {discount}%.</b> Every price on this page includes it.
          </span>
          <Link to="/wallet/top-up">Wallet {formatMoney(wallet.balance)}</Link>
        </p>
      )}
      <MySubscriptions className={styles.first} />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Shelf packages={data?.billingPackages} discount={discount} />
      )}
      <div className={styles.more}>
        <BoughtParts />
        <PriceList discount={discount} />
      </div>
      <p className={styles.small}>
        A package that is paid once is paid from your wallet; a card pays what it does not hold. What you do not use
        comes back to your wallet at its price in the package until the package’s last day. What renews is paid by card:
        stop it when you like, and it stays open to the end of what is paid.
      </p>
    </>
  )
}

function Shelf({ packages, discount }: { packages: readonly Package[] | undefined; discount: number }) {
  const [search, setSearch] = useSearchParams()
  if (!packages)
    return (
      <div className={styles.cards} aria-busy="true">
        {[0, 1, 2].map((each) => (
          <Skeleton key={each} height={420} />
        ))}
      </div>
    )
  if (!packages.length)
    return (
      <EmptyState title="No package is on sale now" action={<LinkButton to="/library">Open the library</LinkButton>}>
        Sessions and bundles are sold one at a time.
      </EmptyState>
    )
  const headings = new Map(packages.flatMap(({ categories }) => categories).map(({ slug, title }) => [slug, title]))
  const asked = search.get('for') ?? ''
  const heading = headings.has(asked) ? asked : ''
  const shown = packages.filter(({ categories }) => !heading || categories.some(({ slug }) => slug === heading))
  return (
    <>
      {headings.size > 1 && (
        <div className={styles.headings}>
          <Segments
            label="For"
            options={[
              ...[...headings].map(([value, label]) => ({ value, label })),
              { value: '', label: `All ${packages.length}` },
            ]}
            value={heading}
            onChange={(value) => setSearch(value ? { for: value } : {}, { replace: true })}
          />
        </div>
      )}
      <div className={styles.cards}>
        {shown.map((each) => (
          <PackageCard key={each.id} shown={each} discount={discount} />
        ))}
      </div>
    </>
  )
}
