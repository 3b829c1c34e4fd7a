import { clsx } from 'clsx'
import { useSearchParams } from 'react-router'
import type { ApiError } from '../../../providers/api/api-error'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { Icon } from '../../../ui/action/icon'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { EmptyState } from '../../../ui/page/blank'
import { dayOf, isDay, mondayOf } from '../../../ui/time/london-days'
import { type BookingTypeQuery, type MovedSessionQuery, StartQuote } from '../booking.documents'
import { PracticeAreaChoice } from '../practice-area-choice'
import { QuotePanel } from '../quote-panel'
import { lengthWords } from '../type-words'
import { useTaking } from '../use-taking'
import { StartWeek } from './start-week'
import styles from './starts.module.css'
import { useFreeStarts } from './use-free-starts'

interface StartChooserProps {
  type: BookingTypeQuery['sessionType']
  /** The session to move to the chosen start; null for a new booking. */
  moving: MovedSessionQuery['session'] | null
}

const HOUR_MS = 3_600_000

/** Chooses area, week and start, each stored in the address, beside the price of the start. */
export function StartChooser({ type, moving }: StartChooserProps) {
  const { asked, area: askedArea, startAt, set } = useChoice()
  const { areas, area, otherArea } = areasOf(type, moving, askedArea)

  const notice = type.noticeHours ?? 24
  const firstMonday = mondayOf(dayOf(now() + notice * HOUR_MS))
  const monday = asked && asked > firstMonday ? asked : firstMonday
  const starts = useFreeStarts({
    sessionTypeId: type.id,
    practiceAreaId: area,
    moving: moving?.id,
    firstMonday,
    monday,
  })
  const chosen = [...starts.days.values()].flat().find(({ from }) => from === startAt) ?? null
  const quote = useApi(
    StartQuote,
    moving
      ? { purpose: 'reschedule', sessionId: moving.id, startAt }
      : { purpose: 'book', sessionTypeId: type.id, practiceAreaId: area, startAt },
    { enabled: chosen !== null, staleTime: 0 },
  )
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
  if (!area) return <NoArea />

  const chooseArea = (id: string) => set({ area: id, start: null, week: null })

  const listed = starts.data !== undefined && !starts.isPlaceholderData
  const gone = startAt !== null && !chosen && listed && mondayOf(dayOf(startAt)) === monday
  return (
    <div className={clsx(styles.booker, chosen && styles.bookerPriced)}>
      <div>
        <div className={styles.bookerTools}>
          <PracticeAreaChoice areas={areas} value={area} onChange={chooseArea} />
        </div>
        <Problem text={taking.problem ?? quoteProblem(quote.error, gone)} />
        <StartWeek
          starts={starts}
          monday={monday}
          firstMonday={firstMonday}
          weekAsked={asked !== null}
          oneDay={type.mode !== 'live'}
          chosen={chosen?.from ?? null}
          otherArea={otherArea && { name: otherArea.name, choose: () => chooseArea(otherArea.id) }}
          onWeek={(week) => set({ week, start: null })}
          onChoose={(from) => {
            taking.forget()
            set({ start: from, week: mondayOf(dayOf(from)) })
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
          item={[type.shortName, lengthWords(type.duration)].filter(Boolean).join(', ')}
          tutor={chosen.tutor?.fullName}
          moving={moving !== null}
          busy={taking.busy}
          onGo={taking.take}
        />
      ) : (
        <Card title="Your session" className="only-wide">
          <p className="meta">Choose a start to see its price and policy.</p>
        </Card>
      )}
    </div>
  )
}

function quoteProblem(error: ApiError | null, gone: boolean): string | undefined {
  if (gone || error?.code === 'SLOT_TAKEN') return 'The start you chose is no longer free. Please choose another.'
  return error?.message
}

/** The areas to choose from, the one asked for or the first, and the next one; a moving session keeps its own. */
function areasOf(
  { practiceAreas }: StartChooserProps['type'],
  moving: StartChooserProps['moving'],
  asked: string | null,
) {
  const areas = practiceAreas.filter(({ id, bookingAllowed }) =>
    moving ? id === moving.practiceAreaId : bookingAllowed,
  )
  const area = moving?.practiceAreaId ?? (areas.find(({ id }) => id === asked) ?? areas[0])?.id ?? null
  const after = areas[(areas.findIndex(({ id }) => id === area) + 1) % areas.length]
  return { areas, area, otherArea: after?.id === area ? undefined : after }
}

/** The present choice, from the address. */
function useChoice() {
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

function Problem({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className={styles.startProblem} role="alert">
      <Icon name="warn" size="sm" />
      {text}
    </p>
  )
}

function NoArea() {
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
