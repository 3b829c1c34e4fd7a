import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isPaid, useVisit } from '../../parts/top-up/use-visit'
import { VisitNotice } from '../../parts/top-up/visit-notice'
import { storeVisit } from '../../parts/top-up/visit-store'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { LatestTransactions } from './latest-transactions'
import { TopUpForm } from './top-up-form'
import styles from './wallet.module.css'
import { WalletHead } from './wallet-head'

/** Tops the wallet up, and shows the result after the pay page. */
export function TopUpPage() {
  const [search, setSearch] = useSearchParams()
  const [round, setRound] = useState(0)
  const visit = useVisit(search.has('paid'))
  const again = () => {
    storeVisit(null)
    setRound(round + 1)
    setSearch({}, { replace: true })
  }
  return (
    <>
      <WalletHead page="Top-up" />
      {visit !== null && (
        <div className={styles.visit}>
          <VisitNotice
            visit={visit}
            whenPaid={
              <>
                <Button variant="quiet" onClick={again}>
                  Done
                </Button>
                <LinkButton variant="primary" to="/booking">
                  Book a session
                </LinkButton>
              </>
            }
            whenFailed={<Button onClick={again}>Try again</Button>}
          />
        </div>
      )}
      <div className={styles.wallet}>
        <LatestTransactions />
        <TopUpForm key={round} quiet={Boolean(visit && isPaid(visit))} />
      </div>
    </>
  )
}
