import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { RenewalButton } from './renewal-button'
import { SubscriptionNext, SubscriptionState } from './standing'
import styles from './subscription-panel.module.css'
import type { Subscription } from './use-subscriptions'

/** A package's panel for who subscribes to it: how it stands, what comes next, and what to do with it. */
export function SubscriptionPanel({ subscription }: { subscription: Subscription }) {
  return (
    <Card title="Your subscription" className={styles.panel}>
      <p>
        <SubscriptionState {...subscription} />
      </p>
      <p className="meta" role="status">
        <SubscriptionNext {...subscription} />
      </p>
      <LinkButton variant="primary" block to="/library">
        Open the library
      </LinkButton>
      <RenewalButton subscription={subscription} block />
    </Card>
  )
}
