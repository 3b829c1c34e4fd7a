import styles from './pay-here.module.css'
import { PayPanel, type PayPanelProps } from './pay-panel'
import { useReturn } from './use-visit'
import { VisitNotice } from './visit-notice'

/** The panel that pays, on the page to which the pay page leads back: with what came of it, and not while the money arrives. */
export function PayHere(props: PayPanelProps) {
  const { visit, isArriving } = useReturn()
  return (
    <div className={styles.here}>
      {visit !== null && <VisitNotice visit={visit} />}
      {!isArriving && <PayPanel {...props} />}
    </div>
  )
}
