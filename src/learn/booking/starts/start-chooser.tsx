import { clsx } from 'clsx'
import type { MocksLeft } from '../../../nouns/session/mocks-left'
import { BusyThen } from '../../../parts/starts/busy-then'
import { StartWeek } from '../../../parts/starts/start-week'
import type { ApiError } from '../../../providers/api/api-error'
import { Icon } from '../../../ui/action/icon'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Money } from '../../../ui/money/money'
import { EmptyState } from '../../../ui/page/blank'
import { lengthWords } from '../../../ui/time/length-words'
import { dayOf, mondayOf } from '../../../ui/time/london-days'
import type { QuoteFragment } from '../booking.documents'
import { PracticeAreaChoice } from '../practice-area-choice'
import { moveLabel, QuotePanel } from '../quote-panel'
import type { BookedType, Moving } from './choice'
import { NoStarts } from './no-starts'
import styles from './starts.module.css'
import { useStart } from './use-start'

interface StartChooserProps {
  type: BookedType
  left: MocksLeft
  /** The session to move to the chosen start; null for a new booking. */
  moving: Moving
}

/** Chooses area, week and start, each stored in the address, beside the price of the start. */
export function StartChooser({ type, left, moving }: StartChooserProps) {
  const start = useStart(type, left, moving)
  const { asked, startAt, set, areas, area, otherArea, notice, weeks, starts, chosen, quote, taking } = start
  if (!area) return <NoArea />
  const chooseArea = (id: string) => set({ area: id, start: null, week: null })
  const listed = starts.data !== undefined && !starts.isPlaceholderData
  const gone = startAt !== null && !chosen && listed && mondayOf(dayOf(startAt)) === weeks.monday
  return (
    <div className={clsx(styles.booker, chosen && styles.bookerPriced)}>
      <div>
        <div className={styles.bookerTools}>
          <PracticeAreaChoice areas={areas} value={area} onChange={chooseArea} />
        </div>
        <Problem text={taking.problem ?? quoteProblem(quote.error, gone)} />
        {chosen && type.mode === 'live' && <BusyThen from={chosen.from} until={chosen.until} />}
        <StartWeek
          {...weeks}
          starts={starts}
          weekAsked={asked !== null}
          oneDay={type.mode !== 'live'}
          chosen={chosen?.from ?? null}
          none={(onLater) => (
            <NoStarts
              reason={starts.reason}
              note={starts.note}
              onLater={onLater}
              otherArea={otherArea && { name: otherArea.name, choose: () => chooseArea(otherArea.id) }}
            />
          )}
          onWeek={(week) => set({ week, start: null })}
          onChoose={(from) => {
            taking.forget()
            set({ area: moving ? null : area, start: from, week: mondayOf(dayOf(from)) })
          }}
        />
        <p className={clsx(styles.bookerHelp, 'help')}>
          {starts.reason === null && starts.note && `${starts.note} `}
          {notice > 0 && `Starts are at least ${notice} hours ahead. `}
          {type.mode !== 'live' && 'You can work on it from the start that you choose until the answers are due.'}
        </p>
      </div>
      {chosen ? (
        <QuotePanel
          quote={quote.isPlaceholderData ? undefined : quote.data?.sessionQuote}
          startAt={chosen.from}
          endAt={chosen.until}
          name={type.name}
          item={[type.shortName, lengthWords(type.duration)].filter(Boolean).join(', ')}
          tutor={chosen.tutor?.fullName}
          moving={moving !== null}
          busy={taking.busy}
          onGo={taking.take}
        />
      ) : (
        <NoneChosen type={type} moveQuote={moving && quote.data?.sessionQuote} />
      )}
    </div>
  )
}

interface NoneChosenProps {
  type: BookedType
  /** The quote of a move, whose price depends on when it is made and not on the start; null for a new booking. */
  moveQuote: QuoteFragment | null | undefined
}

/** In the place of the quote until a start is chosen: the price is known already. */
function NoneChosen({ type, moveQuote }: NoneChosenProps) {
  if (moveQuote === null)
    return (
      <Card title={type.name} className="only-wide">
        <p className={styles.listPrice}>
          <Money pence={type.price} />
        </p>
        <p className="meta">Choose a start to see what you pay and the policy.</p>
      </Card>
    )
  return (
    <Card title={type.name} className="only-wide">
      {moveQuote && <p className={styles.listPrice}>{moveLabel(moveQuote)}</p>}
      <p className="meta">Choose the start to move it to.</p>
    </Card>
  )
}

function quoteProblem(error: ApiError | null, gone: boolean): string | undefined {
  if (gone || error?.code === 'SLOT_TAKEN') return 'The start you chose is no longer free. Please choose another.'
  return error?.message
}

export function Problem({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className={styles.startProblem} role="alert">
      <Icon name="warn" size="sm" />
      {text}
    </p>
  )
}

export function NoArea() {
  return (
    <Card>
      <EmptyState
        icon="booking"
        title="No practice area is open"
        action={<LinkButton to="/booking">Other sessions</LinkButton>}
      >
        The school has closed every practice area of this session type for booking.
      </EmptyState>
    </Card>
  )
}
