import { clsx } from 'clsx'
import { MoneyFirst } from '../../parts/top-up/money-first'
import { Short } from '../../parts/top-up/short'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { Skeleton } from '../../ui/data/skeleton'
import { formatMoney } from '../../ui/money/money'
import { type PriceLine, PricePanel } from '../../ui/money/price-panel'
import { formatLondonDate } from '../../ui/time/london-time'
import { When, Zones } from '../../ui/time/when'
import type { QuoteFragment } from './booking.documents'
import styles from './starts/starts.module.css'

interface QuotePanelProps {
  /** Undefined while it loads. */
  quote: QuoteFragment | undefined
  startAt: string
  endAt: string
  /** The session's name, which leads. */
  name: string
  /** The thing that the price is for: 'Client interview, 60 min'. */
  item: string
  /** The tutor, if known. */
  tutor?: string | null
  moving: boolean
  busy: boolean
  onGo: () => void
}

/** The price of the chosen start and its policy, beside the button that takes it. */
export function QuotePanel({ quote, startAt, endAt, name, item, tutor, moving, busy, onGo }: QuotePanelProps) {
  return (
    <PricePanel
      dockOnPhone
      title={
        <>
          <span className="only-wide">{name}</span>
          <span className="only-narrow">
            <When at={startAt} until={quote?.deadline ? undefined : endAt} />
          </span>
        </>
      }
      lines={quote ? linesOf(quote, item, moving) : []}
      total={quote?.total ?? 0}
      balanceAfter={quote && quote.missing === 0 ? quote.balanceAfter : undefined}
      policy={quote ? <Policy quote={quote} moving={moving} briefOnPhone={!moving} /> : <Skeleton height={34} />}
      action={
        moving ? (
          <MoneyFirst missing={quote?.missing ?? 0}>
            <Button variant="primary" size="lg" block busy={busy} disabled={!quote} onClick={onGo}>
              {moveLabel(quote)}
            </Button>
          </MoneyFirst>
        ) : (
          <ToHold missing={quote?.missing ?? 0} busy={busy} disabled={!quote} onGo={onGo} />
        )
      }
      hold={moving ? undefined : 'Held for you for 10 minutes once you continue'}
    >
      <div className={clsx(styles.quoteWhen, 'only-wide')}>
        <p className={styles.quoteDay}>{formatLondonDate(startAt, 'long').replace(/ \d{4}$/, '')}</p>
        <Zones at={startAt} until={quote?.deadline ? undefined : endAt} />
        <Facts quote={quote} tutor={tutor} moving={moving} />
      </div>
    </PricePanel>
  )
}

interface ToHoldProps {
  missing: number
  busy: boolean
  disabled: boolean
  onGo: () => void
}

/** Leads to the page that holds the start, where one pays. */
export function ToHold({ missing, busy, disabled, onGo }: ToHoldProps) {
  return (
    <>
      {missing > 0 && (
        <Short missing={missing}>You pay the rest by card on the next page, while it is held for you.</Short>
      )}
      <Button variant="primary" size="lg" block busy={busy} disabled={disabled} onClick={onGo}>
        Continue
      </Button>
    </>
  )
}

function Facts({ quote, tutor, moving }: Pick<QuotePanelProps, 'quote' | 'tutor' | 'moving'>) {
  if (quote?.deadline) {
    return (
      <p className="meta">
        Materials open at the start. Answers are due <When at={quote.deadline} />.
      </p>
    )
  }
  return (
    <p className="meta">
      {tutor && `With ${tutor}. `}
      {!moving && 'We choose a mock that you have not sat. '}
      {quote?.accessOpen && quote.startAt !== quote.accessOpen && (
        <>
          Materials open <When at={quote.accessOpen} show="time" />.
        </>
      )}
    </p>
  )
}

interface PolicyProps {
  quote: QuoteFragment
  moving?: boolean
  /** On a phone only what holds for this start; the whole policy stands on the next page, before the payment. */
  briefOnPhone?: boolean
}

/** The end of the free time and the price after it; once it has passed, what a change costs now. */
export function Policy({ quote, moving = false, briefOnPhone = false }: PolicyProps) {
  const { moveCost, cancelCost, freeUntil } = quote
  const isFree = freeUntil && Date.parse(freeUntil) > now()
  if (moveCost > 0 || cancelCost > 0) {
    const [move, cancel] = [formatMoney(moveCost), formatMoney(cancelCost)]
    return (
      <>
        <strong className={styles.late}>
          {moving
            ? `The free time is over: moving costs ${move} now, cancelling ${cancel}.`
            : `This start is near: once booked, moving it costs ${move} and cancelling it ${cancel}.`}
        </strong>{' '}
        <span className={clsx(briefOnPhone && 'only-wide')}>{quote.policy}</span>
      </>
    )
  }
  return (
    <>
      <span className={clsx(briefOnPhone && isFree && 'only-wide')}>{quote.policy}</span>
      {isFree && (
        <>
          {' '}
          For this start, moving and cancelling are free until <When at={freeUntil} />.
        </>
      )}
    </>
  )
}

/** The list price and its deductions, and nothing else. */
export function linesOf(quote: QuoteFragment, item: string, moving = false): PriceLine[] {
  if (moving) return [{ label: quote.total > 0 ? 'Moving fee' : 'Moving, still free', pence: quote.total }]
  const lines: PriceLine[] = [{ label: item, pence: quote.price }]
  const { groupDiscount, groupName } = quote
  if (groupDiscount > 0) lines.push({ label: `Discount of ${groupName}`, pence: -groupDiscount })
  const rest = quote.discount - groupDiscount
  if (rest > 0) lines.push({ label: quote.freeBooking ? 'Free booking' : 'Your discount', pence: -rest })
  return lines
}

/** 'Move for free', or for the fee. */
export const moveLabel = (quote: QuoteFragment | undefined) =>
  quote && quote.total > 0 ? `Move for ${formatMoney(quote.total)}` : 'Move for free'
