import { useSearchParams } from 'react-router'
import styles from './pay-here.module.css'
import { PayPanel, type PayPanelProps } from './pay-panel'
import { isOpen, useVisit } from './use-visit'
import { VisitNotice } from './visit-notice'

/** The panel that pays, on the page to which the pay page leads back: with what came of it, and not while the money arrives. */
export function PayHere(props: PayPanelProps) {
  const [search] = useSearchParams()
  const visit = useVisit(search.has('paid'))
  const isArriving = visit === undefined || (visit !== null && isOpen(visit) && search.get('paid') === 'yes')
  return (
    <div className={styles.here}>
      {visit !== null && <VisitNotice visit={visit} />}
      {!isArriving && <PayPanel {...props} />}
    </div>
  )
}
