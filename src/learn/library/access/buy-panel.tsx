import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { accessWords } from '../../../nouns/bundle/bundle-words'
import { PayHere } from '../../../parts/checkout/pay-here'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { When } from '../../../ui/time/when'
import type { Bundle } from '../bundle/bundle'
import styles from './access-panel.module.css'
import { Problem } from './problem'
import type { Buying } from './use-buying'

interface BuyPanelProps {
  bundle: Bundle
  /** When one’s earlier access ended; null: one never had it. */
  ended: string | null
  buying: Buying
}

/** The price, what is left in the wallet and how long it lasts, beside the button that buys. */
export function BuyPanel({ bundle, ended, buying }: BuyPanelProps) {
  const { pathname } = useLocation()
  const again = ended && (
    <p className={styles.again}>
      Your access ended <When at={ended} show="date" />.
    </p>
  )
  if (bundle.price === 0)
    return (
      <FreePanel bundle={bundle} buying={buying}>
        {again}
      </FreePanel>
    )
  return (
    <PayHere
      items={[{ type: 'bundle', typeId: bundle.id }]}
      listed="Price"
      verb="Buy for"
      policy={lastingWords(bundle)}
      back={pathname}
      whenBought={buying.wasBought}
    >
      {again}
    </PayHere>
  )
}

interface FreePanelProps {
  bundle: Bundle
  buying: Buying
  children: ReactNode
}

const FreePanel = ({ bundle, buying, children }: FreePanelProps) => (
  <Card title="Free">
    {children}
    <p className="meta">{lastingWords(bundle)}</p>
    <Button className={styles.start} variant="primary" size="lg" block busy={buying.opening} onClick={buying.openFree}>
      Open free
    </Button>
    <Problem text={buying.problem} />
  </Card>
)

/** How long it stays open, and that changes of law come with it. */
function lastingWords({ accessDuration, accessDurationUnit }: Bundle): string {
  const length = accessWords(accessDuration, accessDurationUnit)
  return length
    ? `Open for ${length} from when you first open it, with every change made meanwhile.`
    : 'Yours for good, with every change that is made.'
}
