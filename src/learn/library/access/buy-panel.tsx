import type { ReactNode } from 'react'
import { accessWords } from '../../../nouns/bundle/bundle-words'
import { MoneyFirst } from '../../../parts/top-up/money-first'
import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { Skeleton } from '../../../ui/data/skeleton'
import { formatMoney } from '../../../ui/money/money'
import { PricePanel } from '../../../ui/money/price-panel'
import { ErrorState } from '../../../ui/page/blank'
import { When } from '../../../ui/time/when'
import type { Bundle } from '../bundle/bundle'
import { BundlePrice, type BundlePriceQuery } from './access.documents'
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
  const isFree = bundle.price === 0
  const { data, error, refetch, isFetching } = useApi(
    BundlePrice,
    { bundleId: bundle.id },
    { enabled: !isFree, staleTime: 0 },
  )
  useLive(['Wallet'], ['BundlePrice'])
  const quote = data?.bundleQuote
  const again = ended && (
    <p className={styles.again}>
      Your access ended <When at={ended} show="date" />.
    </p>
  )
  if (isFree)
    return (
      <FreePanel bundle={bundle} buying={buying}>
        {again}
      </FreePanel>
    )
  if (error && !quote)
    return (
      <Card>
        <ErrorState title="The price did not load" onRetry={() => void refetch()} retrying={isFetching}>
          {error.code === 'CONFLICT' ? error.message : undefined}
        </ErrorState>
      </Card>
    )
  const missing = quote?.missing ?? 0
  return (
    <PricePanel
      title="Your price"
      lines={quote ? linesOf(quote) : [{ label: 'Price', pence: bundle.price }]}
      total={quote?.total ?? bundle.price}
      balanceAfter={quote && missing === 0 ? quote.balanceAfter : undefined}
      policy={quote ? lastingWords(bundle) : <Skeleton height={18} />}
      action={
        <>
          <MoneyFirst missing={missing}>
            <Button
              variant="primary"
              size="lg"
              block
              busy={buying.buying}
              disabled={!quote}
              onClick={() => quote && buying.buy(quote.total)}
            >
              {quote ? `Buy for ${formatMoney(quote.total)}` : 'Buy'}
            </Button>
          </MoneyFirst>
          <Problem text={buying.problem} />
        </>
      }
    >
      {again}
    </PricePanel>
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
    <Button
      className={styles.start}
      variant="primary"
      size="lg"
      block
      busy={buying.buying || buying.opening}
      onClick={() => buying.buy(0)}
    >
      Open free
    </Button>
    <Problem text={buying.problem} />
  </Card>
)

const linesOf = ({ price, discount }: BundlePriceQuery['bundleQuote']) => [
  { label: 'Price', pence: price },
  ...(discount > 0 ? [{ label: 'Your discount', pence: -discount }] : []),
]

/** How long it stays open, and that changes of law come with it. */
function lastingWords({ accessDuration, accessDurationUnit }: Bundle): string {
  const length = accessWords(accessDuration, accessDurationUnit)
  return length
    ? `Open for ${length} from when you first open it, with every change made meanwhile.`
    : 'Yours for good, with every change that is made.'
}
