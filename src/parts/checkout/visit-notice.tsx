import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { buttonLook } from '../../ui/action/button-look'
import { Icon } from '../../ui/action/icon'
import type { IconName } from '../../ui/action/icon-paths'
import { formatMoney } from '../../ui/money/money'
import { intoWallet, isOpen, isPaid, isTopUp, type Visit } from './use-visit'
import styles from './visit-notice.module.css'

interface VisitNoticeProps {
  /** Undefined until known. */
  visit: Visit | undefined
  /** Once it is paid: what to do now. */
  whenPaid?: ReactNode
  /** If nothing was paid: the way to try again, unless it stands beside the notice. */
  whenFailed?: ReactNode
}

/** What came of the visit to the pay page, from the server's record, never from the address. */
export function VisitNotice({ visit, whenPaid, whenFailed }: VisitNoticeProps) {
  const [search] = useSearchParams()
  if (!visit) return <Notice kind="info" icon="clock" title="Asking how the payment went" />
  if (isPaid(visit))
    return (
      <Notice kind="positive" icon="success" title={paidTitle(visit)}>
        {whenPaid}
      </Notice>
    )
  if (isOpen(visit)) return <StillOpen visit={visit} hasPaid={search.get('paid') === 'yes'} />
  return (
    <Notice
      kind="negative"
      icon="stop"
      title="No payment was made"
      words={`The payment of ${formatMoney(visit.amountCharged)} failed or was cancelled. Nothing has been taken.`}
    >
      {whenFailed}
    </Notice>
  )
}

/** A purchase may have come too late for what it was for: what it bought stands on its own page. */
const paidTitle = (visit: Visit): string =>
  isTopUp(visit)
    ? `${formatMoney(intoWallet(visit))} is in your wallet`
    : `${formatMoney(visit.amountCharged)} has been paid`

function StillOpen({ visit, hasPaid }: { visit: Visit; hasPaid: boolean }) {
  const page = visit.url && /^https?:/.test(visit.url) ? visit.url : null
  return (
    <Notice
      kind="info"
      icon="clock"
      title={hasPaid ? 'Waiting for the payment to arrive' : 'The payment is not finished'}
      words={hasPaid ? 'This takes a few seconds. You can leave this page: the balance will follow.' : undefined}
    >
      {page && !hasPaid && (
        <a {...buttonLook()} href={page}>
          Back to the pay page
        </a>
      )}
    </Notice>
  )
}

interface NoticeProps {
  kind: 'positive' | 'negative' | 'info'
  icon: IconName
  title: string
  words?: string
  children?: ReactNode
}

/** What has happened, by sign and words, with what to do about it. */
export function Notice({ kind, icon, title, words, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'negative' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <div>
        <p className={styles.title}>{title}</p>
        {words && <p className="sub">{words}</p>}
      </div>
      {children}
    </div>
  )
}
