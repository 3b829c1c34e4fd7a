import { refundOf } from '../../../../rules/groups/meetings'
import { now } from '../../../providers/device/clock'
import { formatMoney } from '../../../ui/money/money'
import { When } from '../../../ui/time/when'
import styles from './ticket.module.css'

interface TermsProps {
  startAt: string
  /** Pence. */
  paid: number
  freeUntil: string | null
  laterPercent: number | null
}

/** Until when a ticket is given back for all of its price, and what comes back later. */
export function Terms({ startAt, paid, freeUntil, laterPercent }: TermsProps) {
  if (paid === 0) return <p className={styles.policy}>It costs nothing. If you cannot come, please give it back.</p>
  const later = refundOf({ paid, freeUntil: null, laterPercent }, startAt, 0)
  const isOver = !freeUntil || Date.parse(freeUntil) <= now()
  if (isOver) return <p className={styles.policy}>{`It is too late to cancel free. ${lateWords(later)}`}</p>
  if (Date.parse(freeUntil) >= Date.parse(startAt))
    return <p className={styles.policy}>Free to cancel until the start. No refund after that.</p>
  return (
    <p className={styles.policy}>
      Free to cancel until <When at={freeUntil} />. {laterWords(later)}
    </p>
  )
}

const laterWords = (refund: number) =>
  refund === 0 ? 'No refund after that.' : `Later ${formatMoney(refund)} comes back; nothing after the start.`

const lateWords = (refund: number) =>
  refund === 0 ? 'No refund now.' : `Until the start ${formatMoney(refund)} comes back; nothing after it.`
