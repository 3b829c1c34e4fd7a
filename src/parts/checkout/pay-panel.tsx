import { type ReactNode, useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Skeleton } from '../../ui/data/skeleton'
import { formatMoney } from '../../ui/money/money'
import { ErrorState } from '../../ui/page/blank'
import { Short } from '../top-up/short'
import type { Basket } from './basket'
import { CodeField } from './code-field'
import styles from './pay-panel.module.css'
import { QuoteLines } from './quote-lines'
import { renewalNouns } from './renewal-words'
import { useCheckout } from './use-checkout'
import { type Quote, useQuote } from './use-quote'

export interface PayPanelProps {
  items: Basket['items']
  /** What the list price is for: 'Three items, list price'. */
  listed: string
  /** What the button does, before the amount: 'Buy for', 'Pay'. */
  verb: string
  policy: ReactNode
  /** The thing bought, where the page does not say it elsewhere. */
  children?: ReactNode
  /** Below the button: another way out. */
  below?: ReactNode
  /** Our page to which the pay page leads back. */
  back: string
  /** Called once it is bought without a pay page, with what was paid. */
  whenBought?: (paid: number) => void
  /** While something else on the page comes first. */
  quiet?: boolean
}

/** What a basket costs with a code, while that counts; and what it costs without. */
function useCodedQuote(items: Basket['items'], code: string) {
  const plain = useQuote({ items })
  const coded = useQuote({ items: code ? items : [], promoCode: code })
  const refused = code && coded.error?.field === 'promoCode' ? coded.error.message : undefined
  const counted = code && !refused ? code : undefined
  return {
    plain,
    refused,
    counted,
    // The answer before stays while the next one comes, but nothing chosen costs nothing.
    quote: items.length ? (counted ? coded.quote : plain.quote) : undefined,
    error: plain.error ?? (refused ? null : coded.error),
    isAsking: Boolean(code) && coded.isFetching,
  }
}

/** The price line by line, a code, the policy, and only then the button that pays. */
export function PayPanel({ items, listed, verb, policy, children, below, back, whenBought, quiet }: PayPanelProps) {
  const [code, setCode] = useState('')
  const { plain, refused, counted, quote, error, isAsking } = useCodedQuote(items, code)
  const { pay, busy, problem } = useCheckout(back, () => whenBought?.(quote?.total ?? 0))
  if (error && !quote)
    return (
      <Card title="What you pay">
        {reasonOf(error) ? (
          <p className="meta">{reasonOf(error)}</p>
        ) : (
          <ErrorState title="The price did not load" onRetry={() => void plain.refetch()} retrying={plain.isFetching} />
        )}
      </Card>
    )
  return (
    <Card title="What you pay" className={styles.pay}>
      {children}
      <Lines quote={quote} listed={listed} isChosen={items.length > 0} />
      <CodeField code={code} error={refused} applied={quote?.coupon} busy={isAsking} onApply={setCode} />
      <p className={styles.policy}>{policy}</p>
      {quote && quote.missing > 0 && <Short missing={quote.missing}>{NO_CARDS}</Short>}
      <Button
        variant={quiet ? 'default' : 'primary'}
        size="lg"
        block
        busy={busy}
        disabled={!quote || quote.missing > 0}
        onClick={() =>
          quote &&
          pay(
            { items, ...(counted && { promoCode: counted }) },
            quote.total,
            quote.renewal ? 'subscription' : 'payment',
          )
        }
      >
        {quote ? `${verb} ${formatMoney(quote.total + quote.owed)}` : verb.replace(/ for$/, '')}
      </Button>
      {problem && (
        <p className="sub" role="alert">
          {problem}
        </p>
      )}
      {quote && <Next quote={quote} />}
      {below}
    </Card>
  )
}

const NO_CARDS = 'Cards are not taken here: ask the school to add credits to your wallet.'

/** Why there is no price; undefined: the page may ask again. */
const reasonOf = ({ code, field, message }: ApiError): string | undefined =>
  field === 'gateway' ? NO_CARDS : code === 'CONFLICT' || code === 'EXPIRED' ? message : undefined

/** What happens behind the button. */
function Next({ quote: { charged, renewal } }: { quote: Quote }) {
  if (renewal)
    return (
      <p className="help">
        You enter your card on the next page and come back here. It pays each {renewalNouns[renewal.every]} until you
        stop it, which you can do here at any time.
      </p>
    )
  if (charged === 0) return null
  return (
    <p className="help">
      You pay the {formatMoney(charged)} on the next page and come back here. Nothing leaves your wallet unless that
      goes through.
    </p>
  )
}

function Lines({ quote, listed, isChosen }: { quote: Quote | undefined; listed: string; isChosen: boolean }) {
  if (quote) return <QuoteLines quote={quote} listed={listed} />
  return isChosen ? <Skeleton height={190} /> : <p className="meta">Choose an amount first.</p>
}
