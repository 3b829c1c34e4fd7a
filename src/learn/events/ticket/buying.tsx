import { useState } from 'react'
import { CodeField } from '../../../parts/checkout/code-field'
import { QuoteLines } from '../../../parts/checkout/quote-lines'
import { useGateway } from '../../../parts/checkout/use-gateway'
import { useQuote } from '../../../parts/checkout/use-quote'
import { Short } from '../../../parts/top-up/short'
import type { ApiError } from '../../../providers/api/api-error'
import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Skeleton } from '../../../ui/data/skeleton'
import { formatMoney, Money } from '../../../ui/money/money'
import lineStyles from '../../../ui/money/price-lines.module.css'
import { Confirm } from '../../../ui/overlay/confirm'
import { ErrorState } from '../../../ui/page/blank'
import type { Event } from '../event/event'
import { Terms } from './terms'
import { TicketQuote } from './ticket.documents'
import styles from './ticket.module.css'
import { type Quote, useBuying } from './use-buying'

interface BuyingProps {
  event: Event
  /** The place that is kept for the buyer; none: the ticket is on sale. */
  offerId?: string
}

/** What a ticket costs, with a code, while that counts; and what it costs without. */
function useCodedQuote(meetingId: string, code: string) {
  const plain = useApi(TicketQuote, { meetingId }, { staleTime: 0 })
  const coded = useApi(TicketQuote, { meetingId, promoCode: code }, { staleTime: 0, enabled: code !== '' })
  useLive(['Wallet'], ['TicketQuote'])
  const refused = code && coded.error?.field === 'promoCode' ? coded.error.message : undefined
  const counted = code && !refused && coded.data ? code : undefined
  return {
    plain,
    refused,
    counted,
    quote: (counted ? coded.data : plain.data)?.meetingQuote,
    isAsking: code !== '' && coded.isFetching,
  }
}

/** The price line by line, its terms, what clashes with it, and only then the button that buys. */
export function Buying({ event, offerId }: BuyingProps) {
  const { id, title, startAt } = event
  const [code, setCode] = useState('')
  const { plain, refused, counted, quote, isAsking } = useCodedQuote(id, code)
  const buying = useBuying({ meetingId: id, title, offerId, promoCode: counted })
  const gateway = useGateway()
  if (!quote)
    return plain.error ? (
      <NoPrice error={plain.error} onRetry={() => void plain.refetch()} />
    ) : (
      <Skeleton height={190} />
    )
  const { total, freeUntil, laterPercent, clash } = quote
  return (
    <div className={styles.words}>
      <Lines quote={quote} meetingId={id} code={counted} />
      {quote.price > 0 && !offerId && (
        <CodeField code={code} error={refused} applied={counted && 'It counts'} busy={isAsking} onApply={setCode} />
      )}
      <Terms startAt={startAt} paid={total} freeUntil={freeUntil} laterPercent={laterPercent} />
      {clash && (
        <p className={styles.clash}>
          <Icon name="warn" size="sm" />
          {`At this time you have: ${clash}.`}
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        block
        data-sends
        busy={buying.busy}
        disabled={quote.missing > 0 && !gateway}
        onClick={() => buying.buy(quote)}
      >
        {verbOf(quote)}
      </Button>
      {buying.problem && (
        <p className={styles.problem} role="alert">
          {buying.problem}
        </p>
      )}
      <Confirm
        open={buying.clash !== null}
        title="You have something at this time"
        confirmLabel={total > 0 ? 'Buy all the same' : 'Take it all the same'}
        keepLabel="Do not buy"
        busy={buying.busy}
        onConfirm={() => buying.buyAllTheSame(quote)}
        onCancel={buying.keepFree}
      >
        <p>{`${buying.clash ?? clash} is at the same time. Nothing happens to it: you would have both.`}</p>
      </Confirm>
    </div>
  )
}

/** What the button does. */
function verbOf({ total, missing }: Quote): string {
  if (missing > 0) return `Pay ${formatMoney(missing)} by card`
  return total > 0 ? `Buy ticket ${formatMoney(total)}` : 'Take a free ticket'
}

function NoPrice({ error: { code, message }, onRetry }: { error: ApiError; onRetry: () => void }) {
  if (code === 'CONFLICT' || code === 'SOLD_OUT') return <p className="meta">{message}</p>
  return <ErrorState title="The price did not load" onRetry={onRetry} />
}

/** From the price to the balance afterwards; where the wallet lacks something, with what the card pays. */
function Lines({ quote, meetingId, code }: { quote: Quote; meetingId: string; code: string | undefined }) {
  const { price, discount, total, balanceAfter, missing, groupName } = quote
  const isShort = missing > 0
  const items = isShort ? [{ type: 'meeting' as const, typeId: meetingId }] : []
  const { quote: asked } = useQuote({ items, promoCode: code })
  if (price === 0) return <p className={styles.figure}>Free</p>
  if (isShort && asked)
    return (
      <>
        <QuoteLines quote={asked} listed="Ticket" />
        {asked.missing > 0 ? (
          <Short missing={asked.missing}>Cards are not taken here: ask the school to add credits to your wallet.</Short>
        ) : (
          <p className="help">
            {`The card pays ${formatMoney(asked.charged)} and the ticket is bought in the same step. If the last place goes meanwhile, the money stays in your wallet.`}
          </p>
        )}
      </>
    )
  return (
    <table className={lineStyles.lines}>
      <caption className="vh">Price</caption>
      <tbody>
        <Line label="Ticket" pence={price} />
        {discount > 0 && <Line label={groupName ? `Off, by ${groupName}` : 'Taken off'} pence={-discount} />}
      </tbody>
      <tbody className={lineStyles.total}>
        <Line label="To pay" pence={total} />
      </tbody>
      <tfoot>
        <Line label="Balance afterwards" pence={balanceAfter} />
      </tfoot>
    </table>
  )
}

const Line = ({ label, pence }: { label: string; pence: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>
      <Money pence={pence} />
    </td>
  </tr>
)
