import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { LatestTransactions } from './latest-transactions'
import { TopUpForm } from './top-up-form'
import { TopUpResult } from './top-up-result'
import { isPaid, useVisit } from './use-visit'
import { storeVisit } from './visit-store'
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
      {visit !== null && <TopUpResult visit={visit} onAgain={again} />}
      <div className={styles.wallet}>
        <LatestTransactions />
        <TopUpForm key={round} quiet={Boolean(visit && isPaid(visit))} />
      </div>
    </>
  )
}
