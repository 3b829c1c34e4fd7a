import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PayPanel } from '../../parts/checkout/pay-panel'
import { isPaid, useVisit } from '../../parts/checkout/use-visit'
import { VisitNotice } from '../../parts/checkout/visit-notice'
import { storeVisit } from '../../parts/checkout/visit-store'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { WithPanel } from '../../ui/page/with-panel'
import { LatestTransactions } from './latest-transactions'
import { PackageHint } from './package-hint'
import { type Chosen, penceOf, TopUpForm } from './top-up-form'
import { useCreditPackages } from './use-credit-packages'
import styles from './wallet.module.css'
import { WalletHead } from './wallet-head'
import { KeptNotice } from './ways-to-pay/kept-notice'
import { WaysToPay } from './ways-to-pay/ways-to-pay'

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
      <KeptNotice className={styles.visit} />
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
      <Paying key={round} quiet={Boolean(visit && isPaid(visit))} />
    </>
  )
}

/** Chooses an amount, beside the panel that pays it; `quiet` while something else on the page comes first. */
function Paying({ quiet }: { quiet: boolean }) {
  const [chosen, setChosen] = useState<Chosen>({ choice: '10000', typed: '' })
  const extras = useCreditPackages()
  const pence = penceOf(chosen)
  const extra = pence === undefined ? undefined : extras.get(pence)
  const items = extra
    ? [{ type: 'package' as const, typeId: extra.id }]
    : pence === undefined
      ? []
      : [{ type: 'topup' as const, unitAmount: pence }]
  return (
    <WithPanel
      first={<TopUpForm chosen={chosen} onChoose={setChosen} extras={extras} />}
      panel={
        <PayPanel
          items={items}
          listed="Credits"
          verb="Pay"
          quiet={quiet}
          policy="Credits do not expire. Ask for unspent credits back within 14 days of a top-up; a bonus goes back with them."
          back="/wallet/top-up"
        />
      }
    >
      <PackageHint />
      <WaysToPay />
      <LatestTransactions />
    </WithPanel>
  )
}
