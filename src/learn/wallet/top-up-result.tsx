import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { invalidate, useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { useViewer } from '../../providers/sign-in/viewer'
import { Button } from '../../ui/action/button'
import { buttonLook } from '../../ui/action/button-look'
import { Icon } from '../../ui/action/icon'
import type { IconName } from '../../ui/action/icon-paths'
import { formatMoney } from '../../ui/money/money'
import { loadVisit } from './visit-store'
import { LatestTopUp, TopUpVisit, type TopUpVisitQuery } from './wallet.documents'
import styles from './wallet.module.css'

const POLL_MS = 2000

type Visit = TopUpVisitQuery['billingSession']

/** The result of the visit to the pay page, from the server's record, never from the address. */
export function TopUpResult({ onAgain }: { onAgain: () => void }) {
  const [search] = useSearchParams()
  const kept = loadVisit()
  const userId = useViewer()?.id ?? ''
  const latest = useApi(LatestTopUp, { userId }, { enabled: !kept })
  const id = kept ?? latest.data?.billingSessions.entries[0]?.id
  const [settled, setSettled] = useState(false)
  const visit = useApi(TopUpVisit, { id: id ?? '' }, { enabled: !!id, refetchInterval: settled ? false : POLL_MS }).data
    ?.billingSession
  const isOpen = visit?.status === 'open' && visit.paymentStatus !== 'paid'
  useLive(['BillingSession'], ['TopUpVisit'])

  const isPaid = visit?.paymentStatus === 'paid'
  useEffect(() => {
    if (visit) setSettled(!isOpen)
    if (isPaid) void invalidate('Wallet', 'Transactions')
  }, [visit, isOpen, isPaid])

  if (!visit) return latest.data && !id ? null : <Notice kind="info" icon="clock" title="Asking how the payment went" />
  if (isPaid)
    return (
      <Notice kind="positive" icon="success" title={`${formatMoney(visit.amountTotal)} is in your wallet`}>
        <Button onClick={onAgain}>Done</Button>
      </Notice>
    )
  if (isOpen) return <StillOpen visit={visit} hasPaid={search.get('paid') === 'yes'} />
  return (
    <Notice
      kind="negative"
      icon="stop"
      title="No payment was made"
      words={`The payment of ${formatMoney(visit.amountTotal)} failed or was cancelled. Nothing has been taken.`}
    >
      <Button onClick={onAgain}>Try again</Button>
    </Notice>
  )
}

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

function Notice({ kind, icon, title, words, children }: NoticeProps) {
  return (
    <div className={styles.topUpResult} data-kind={kind} role={kind === 'negative' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <div>
        <p className={styles.topUpTitle}>{title}</p>
        {words && <p className="sub">{words}</p>}
      </div>
      {children}
    </div>
  )
}
