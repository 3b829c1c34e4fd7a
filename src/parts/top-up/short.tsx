import type { ReactNode } from 'react'
import { Icon } from '../../ui/action/icon'
import { formatMoney } from '../../ui/money/money'
import { When } from '../../ui/time/when'
import styles from './short.module.css'

interface ShortProps {
  missing: number
  /** Until when the thing is held. */
  heldUntil?: string | null
  /** What to do about it, if that does not stand below. */
  children?: ReactNode
}

/** How much the wallet lacks, beside the time that is left. */
export function Short({ missing, heldUntil, children }: ShortProps) {
  return (
    <p className={styles.short} role="status">
      <Icon name="warn" size="sm" />
      <span>
        {heldUntil ? (
          <>
            <strong className="num">{formatMoney(missing)}</strong> short, held until{' '}
            <When at={heldUntil} show="time" />
          </>
        ) : (
          <>
            Your wallet is <strong className="num">{formatMoney(missing)}</strong> short. {children}
          </>
        )}
      </span>
    </p>
  )
}
