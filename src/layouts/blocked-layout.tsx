import type { ReactNode } from 'react'
import { Button } from '../components/button'
import { PadPage } from '../components/pad-page'
import { When } from '../components/when'

type BlockedLayoutProps = {
  /** Where an admin reads mail. */
  adminEmail?: string
  /** The blocked account's own address. */
  email?: string
  since?: string
  onLogout: () => void
  children?: ReactNode
}

/** All that a blocked account sees. */
export function BlockedLayout({ adminEmail, email, since, onLogout, children }: BlockedLayoutProps) {
  return (
    <PadPage
      icon="lock"
      title="Your account is currently blocked"
      lead="Please contact an admin to unblock it. Nothing of yours is lost: your answers, marks and balance are kept."
      facts={[
        adminEmail && { term: 'Write to', value: <a href={`mailto:${adminEmail}`}>{adminEmail}</a> },
        email && { term: 'From', value: email },
        since && { term: 'Since', value: <When at={since} look="year" /> },
      ]}
      actions={
        <Button variant="primary" size="lg" onClick={onLogout}>
          Logout
        </Button>
      }
    >
      {children}
    </PadPage>
  )
}
