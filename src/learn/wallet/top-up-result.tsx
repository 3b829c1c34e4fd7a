import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/action/button'
import { buttonLook } from '../../ui/action/button-look'
import { Icon } from '../../ui/action/icon'
import type { IconName } from '../../ui/action/icon-paths'
import { LinkButton } from '../../ui/action/link-button'
import { formatMoney } from '../../ui/money/money'
import { isOpen, isPaid, type Visit } from './use-visit'
import styles from './wallet.module.css'

interface TopUpResultProps {
  /** Undefined until known. */
  visit: Visit | undefined
  onAgain: () => void
}

/** The result of the visit to the pay page, from the server's record, never from the address. */
export function TopUpResult({ visit, onAgain }: TopUpResultProps) {
  const [search] = useSearchParams()
  if (!visit) return <Notice kind="info" icon="clock" title="Asking how the payment went" />
  if (isPaid(visit))
    return (
      <Notice kind="positive" icon="success" title={`${formatMoney(visit.amountTotal)} is in your wallet`}>
        <Button variant="quiet" onClick={onAgain}>
          Done
        </Button>
        <LinkButton variant="primary" to="/booking">
          Book a session
        </LinkButton>
      </Notice>
    )
  if (isOpen(visit)) return <StillOpen visit={visit} hasPaid={search.get('paid') === 'yes'} />
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
