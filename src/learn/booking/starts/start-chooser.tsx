import { clsx } from 'clsx'
import { useSearchParams } from 'react-router'
import { hasMockLeft, type MocksLeft } from '../../../nouns/session/mocks-left'
import { StartWeek } from '../../../parts/starts/start-week'
import { useFreeStarts } from '../../../parts/starts/use-free-starts'
import type { ApiError } from '../../../providers/api/api-error'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { Icon } from '../../../ui/action/icon'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Money } from '../../../ui/money/money'
import { EmptyState } from '../../../ui/page/blank'
import { lengthWords } from '../../../ui/time/length-words'
import { dayOf, isDay, mondayOf } from '../../../ui/time/london-days'
import { type BookingTypeQuery, type MovedSessionQuery, type QuoteFragment, StartQuote } from '../booking.documents'
import { PracticeAreaChoice } from '../practice-area-choice'
import { moveLabel, QuotePanel } from '../quote-panel'
import { useTaking } from '../use-taking'
import { NoStarts } from './no-starts'
import styles from './starts.module.css'

interface StartChooserProps {
  type: BookingTypeQuery['sessionType']
  left: MocksLeft
  /** The session to move to the chosen start; null for a new booking. */
  moving: MovedSessionQuery['session'] | null
}

const HOUR_MS = 3_600_000

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
        <StartWeek
          {...weeks}
          starts={starts}
          weekAsked={asked !== null}
          oneDay={type.mode !== 'live'}
          chosen={chosen?.from ?? null}
          none={(onLater) => (
            <NoStarts
              reason={starts.reason}
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

/** The free starts of the area and week that the address asks for, the chosen one with its price, and what takes it. */
function useStart(type: StartChooserProps['type'], left: MocksLeft, moving: StartChooserProps['moving']) {
  const choice = useChoice()
  const { asked, startAt, set } = choice
  const among = areasOf(type, moving, choice.area, left)
  const { area } = among
  const notice = type.noticeHours ?? 24
  const firstMonday = mondayOf(dayOf(now() + notice * HOUR_MS))
  const monday = asked && asked > firstMonday ? asked : firstMonday
  const weeks = { firstMonday, monday }
  const starts = useFreeStarts({ sessionTypeId: type.id, practiceAreaId: area, moving: moving?.id, ...weeks })
  const chosen = [...starts.days.values()].flat().find(({ from }) => from === startAt) ?? null
  const quote = useStartQuote(type.id, area, chosen?.from ?? null, moving?.id)
  const taking = useTaking({
    sessionTypeId: type.id,
    practiceAreaId: area,
    startAt: chosen?.from ?? null,
    movingId: moving?.id ?? null,
    onRefused: (taken) => {
      if (taken) set({ start: null })
      void starts.refetch()
    },
  })
  return { ...choice, ...among, notice, weeks, starts, chosen, quote, taking }
}

/** The price of the chosen start; that of a move is known before one is chosen. */
function useStartQuote(typeId: string, areaId: string | null, startAt: string | null, movingId?: string) {
  return useApi(
    StartQuote,
    movingId
      ? { purpose: 'reschedule', sessionId: movingId, startAt }
      : { purpose: 'book', sessionTypeId: typeId, practiceAreaId: areaId, startAt },
    { enabled: startAt !== null || movingId !== undefined, staleTime: 0 },
  )
}

interface NoneChosenProps {
  type: StartChooserProps['type']
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

/** The areas to choose from, the one asked for or the first with a mock left, and the next such; a moving session keeps its own. */
export function areasOf(
  { id: typeId, practiceAreas }: StartChooserProps['type'],
  moving: StartChooserProps['moving'],
  asked: string | null,
  left: MocksLeft,
) {
  const areas = practiceAreas
    .filter(({ id, bookingAllowed }) => (moving ? id === moving.practiceAreaId : bookingAllowed))
    .map((area) => ({ ...area, isLeft: moving !== null || hasMockLeft(left, typeId, area.id) }))
  const chosen = areas.find(({ id }) => id === asked) ?? areas.find(({ isLeft }) => isLeft) ?? areas[0]
  const area = moving?.practiceAreaId ?? chosen?.id ?? null
  const at = areas.findIndex(({ id }) => id === area)
  const otherArea = [...areas.slice(at + 1), ...areas.slice(0, Math.max(0, at))].find(({ isLeft }) => isLeft)
  return { areas, area, otherArea }
}

/** The present choice, from the address. */
export function useChoice() {
  const [params, setParams] = useSearchParams()
  const set = (values: Record<string, string | null>) =>
    setParams(
      (old) => {
        for (const [key, value] of Object.entries(values)) {
          if (value === null) old.delete(key)
          else old.set(key, value)
        }
        return old
      },
      { replace: true, preventScrollReset: true },
    )
  const week = params.get('week')
  const start = params.get('start')
  return {
    asked: isDay(week) ? mondayOf(week) : null,
    area: params.get('area'),
    startAt: start !== null && !Number.isNaN(Date.parse(start)) ? start : null,
    set,
  }
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
