import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '../action/button'
import { Icon } from '../action/icon'
import type { IconName } from '../action/icon-paths'
import { formatLondonTime, type Instant } from '../time/london-time'
import styles from './banner.module.css'

type BannerProps = { label: string; icon: IconName; quiet?: boolean; action?: ReactNode; children: ReactNode }

/** A line about the application itself, below the top bar. */
function Banner({ label, icon, quiet, action, children }: BannerProps) {
  return (
    <section className={clsx(styles.banner, quiet && styles.quiet)} aria-label={label}>
      {/* The frame's own sign says to screen readers that there is no connection. */}
      <p className={styles.words} role={quiet ? undefined : 'status'}>
        <Icon name={icon} size="sm" />
        <span>{children}</span>
      </p>
      {action}
    </section>
  )
}

/** A newer build waits; nothing reloads until the person asks for it. */
export function UpdateBanner({ onUpdate, busy }: { onUpdate: () => void; busy?: boolean }) {
  return (
    <Banner
      label="Update"
      icon="refresh"
      action={
        <Button size="sm" busy={busy} onClick={onUpdate}>
          Update!
        </Button>
      }
    >
      An update is available.
    </Banner>
  )
}

/** No connection: since when, and a button that tries again. */
export function OfflineBanner({ since, onRetry, busy }: { since?: Instant; onRetry?: () => void; busy?: boolean }) {
  return (
    <Banner
      label="Connection"
      icon="offline"
      quiet
      action={
        onRetry && (
          <Button size="sm" busy={busy} onClick={onRetry}>
            Try now
          </Button>
        )
      }
    >
      You are offline
      {since !== undefined && (
        <>
          {' '}
          since <time>{formatLondonTime(since)}</time> London
        </>
      )}
      . What you type is kept on this device.
    </Banner>
  )
}
