import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '../action/button'
import { Icon } from '../action/icon'
import type { IconName } from '../action/icon-paths'
import { formatLondonTime, type Instant } from '../time/london-time'
import styles from './blank.module.css'

type BlankProps = {
  title: string
  icon?: IconName
  /** Whether it is all of the page, so that its title is the page's heading. */
  isPage?: boolean
  /** The reason. */
  children?: ReactNode
  /** What the reader can do about it. */
  action?: ReactNode
}

/** An empty place: why it is empty, and what to do. */
export function EmptyState({ title, icon = 'inbox', isPage = false, children, action }: BlankProps) {
  return (
    <div className={styles.blank}>
      <Icon name={icon} size="xl" />
      <Title isPage={isPage}>{title}</Title>
      {children && <p>{children}</p>}
      {action && <div className={clsx(styles.action, 'btn-row')}>{action}</div>}
    </div>
  )
}

function Title({ isPage, children }: { isPage: boolean; children: string }) {
  const Tag = isPage ? 'h1' : 'p'
  return <Tag className={styles.title}>{children}</Tag>
}

type ErrorStateProps = {
  title?: string
  /** Whether it is all of the page, so that its title is the page's heading. */
  isPage?: boolean
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** The id that support asks for. */
  reference?: string
  at?: Instant
}

/** An error, with a button that tries again. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title = 'This list did not load',
    isPage = false,
    children = 'The server did not answer. Try again in a moment.',
    onRetry,
    retrying,
    reference,
    at,
  } = props
  return (
    <div className={styles.blank} role="alert">
      <Icon name="stop" size="xl" />
      <Title isPage={isPage}>{title}</Title>
      <p>{children}</p>
      {onRetry && (
        <div className={clsx(styles.action, 'btn-row')}>
          <Button icon="refresh" busy={retrying} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {reference && (
        <p className="help">
          Reference <span className="num">{reference}</span>
          {at !== undefined && (
            <>
              , <span className="num">{formatLondonTime(at)}</span> London
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** Says that the reader may not see this, whose it is, and how to get it. */
export function NoPermission({
  title = 'You do not have access to this',
  children,
  action,
}: Omit<BlankProps, 'title' | 'icon'> & { title?: string }) {
  return (
    <EmptyState title={title} icon="lock" action={action}>
      {children}
    </EmptyState>
  )
}
