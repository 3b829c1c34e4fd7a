import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { PayPanel } from '../../parts/checkout/pay-panel'
import { useQuote } from '../../parts/checkout/use-quote'
import { isPaid, useVisit } from '../../parts/checkout/use-visit'
import { VisitNotice } from '../../parts/checkout/visit-notice'
import { useApi } from '../../providers/api/query'
import { useWallet } from '../../providers/wallet'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Skeleton } from '../../ui/data/skeleton'
import { ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { WithPanel } from '../../ui/page/with-panel'
import { MoneyBack } from './money-back'
import styles from './package-page.module.css'
import { PackageTerms } from './package-terms'
import { comesBack } from './package-words'
import { Package, type PackageQuery } from './packages.documents'
import { SubscriptionPanel } from './subscription/subscription-panel'
import { useSubscriptions } from './subscription/use-subscriptions'
import { WhatItComesTo } from './subscription/what-it-comes-to'
import { WhatItHolds } from './what-it-holds'

const crumbs = [{ label: 'Prices & Packages', to: '/wallet/packages' }]

/** A package: what it holds, what of its price comes back, its terms, and the panel that buys it. */
export function PackagePage() {
  const { packageId: id = '' } = useParams()
  const { data, error, isFetching, refetch } = useApi(Package, { id })
  if (error && !data)
    return (
      <>
        <PageHeader title="Package" crumbs={crumbs} />
        <ErrorState
          {...(error.code === 'NOT_FOUND' && { title: 'This package is not on sale' })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </>
    )
  if (!data)
    return (
      <>
        <PageHeader title="Package" crumbs={crumbs} />
        <Skeleton height={420} />
      </>
    )
  return <Shown key={id} shown={data.billingPackage} />
}

function Shown({ shown }: { shown: PackageQuery['billingPackage'] }) {
  const { id, title, description } = shown
  const items = [{ type: 'package' as const, typeId: id }]
  // Of what one subscribes to, nothing is for sale.
  const subscriptions = useSubscriptions()
  const subscription = subscriptions?.find(({ packageId, status }) => packageId === id && status !== 'ended')
  const { quote } = useQuote({ items: subscription ? [] : items })
  const discount = useWallet()?.discount ?? 0
  const [search, setSearch] = useSearchParams()
  const visit = useVisit(search.has('paid'))
  const [bought, setBought] = useState(false)
  const isBought = bought || Boolean(visit && isPaid(visit))
  const count = shown.parts.length
  return (
    <>
      <PageHeader title={title} sub={description} crumbs={crumbs} />
      {visit !== null && !bought && (
        <div className={styles.visit}>
          <VisitNotice
            visit={visit}
            whenFailed={<Button onClick={() => setSearch({}, { replace: true })}>Try again</Button>}
          />
        </div>
      )}
      <WithPanel
        first={<WhatItHolds shown={shown} quote={quote} discount={discount} />}
        panel={
          subscription ? (
            <SubscriptionPanel subscription={subscription} />
          ) : isBought ? (
            <Yours />
          ) : (
            <PayPanel
              items={items}
              listed={count === 1 ? 'List price' : `${count} things, list price`}
              verb={shown.renews === 'once' ? 'Buy for' : 'Subscribe for'}
              policy={policyOf(shown)}
              back={`/wallet/packages/${id}`}
              whenBought={() => setBought(true)}
            />
          )
        }
      >
        <MoneyBack shown={shown} quote={quote} />
        <WhatItComesTo shown={shown} discount={discount} />
        <PackageTerms shown={shown} />
      </WithPanel>
    </>
  )
}

const policyOf = (shown: PackageQuery['billingPackage']): string => {
  if (shown.renews !== 'once') return 'Stop it when you like: it stays open to the end of what is paid.'
  return shown.parts.some(comesBack)
    ? 'Unused parts come back at their price in the package until its last day.'
    : 'Credits do not expire.'
}

/** What to do with it now. */
const Yours = () => (
  <Card title="It is yours" className={styles.yours}>
    <p className="meta" role="status">
      Its bundles wait in your library, and its credits are in your wallet. A bundle’s time begins when you first open
      it.
    </p>
    <LinkButton variant="primary" block to="/library">
      Open the library
    </LinkButton>
    <LinkButton block to="/wallet/transactions">
      See the payment
    </LinkButton>
  </Card>
)
