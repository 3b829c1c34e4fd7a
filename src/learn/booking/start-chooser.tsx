import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import '../../components/card.css'
import { EmptyState } from '../../components/blank'
import { Icon } from '../../components/icon'
import { LinkButton } from '../../components/link-button'
import { formatLondonDateTime } from '../../components/london-time'
import { toast } from '../../components/toast'
import type { ApiError } from '../../providers/api-error'
import { now } from '../../providers/clock'
import { showError } from '../../providers/errors'
import { queryClient, useAction, useApi } from '../../providers/query'
import { HoldStart, type MovedSessionQuery, MoveSession, StartQuote } from './booking.documents'
import type { ChosenType } from './booking-type-page'
import { dayOf, isDay, mondayOf } from './london-days'
import { PracticeAreaChoice } from './practice-area-choice'
import { QuotePanel, useIntentKey } from './quote-panel'
import { StartWeek } from './start-week'
import { lengthWords } from './type-words'
import { useFreeStarts } from './use-free-starts'

interface StartChooserProps {
  type: ChosenType
  /** The session that goes to the chosen start; null for a new booking. */
  moving: MovedSessionQuery['session'] | null
}

const GONE = 'The start you chose is no longer free. Please choose another.'

/** Area, week and start, each kept in the address; beside them the price of the start. */
export function StartChooser({ type, moving }: StartChooserProps) {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [problem, setProblem] = useState<string | null>(null)
  const areas = type.practiceAreas.filter(({ bookingAllowed }) => bookingAllowed)
  const area = moving?.practiceAreaId ?? (areas.find(({ id }) => id === params.get('area')) ?? areas[0])?.id ?? null
  const startAt = params.get('start')

  const firstMonday = mondayOf(dayOf(now() + (type.noticeHours ?? 24) * 3_600_000))
  const asked = params.get('week')
  const monday = isDay(asked) && mondayOf(asked) > firstMonday ? mondayOf(asked) : firstMonday
  const starts = useFreeStarts({ sessionTypeId: type.id, practiceAreaId: area, firstMonday, monday })
  const chosen = [...starts.days.values()].flat().find(({ from }) => from === startAt) ?? null

  const set = (values: Record<string, string | null>) =>
    setParams(
      (old) => {
        for (const [key, value] of Object.entries(values)) value === null ? old.delete(key) : old.set(key, value)
        return old
      },
      { replace: true, preventScrollReset: true },
    )

  const quote = useApi(
    StartQuote,
    moving
      ? { purpose: 'reschedule', sessionId: moving.id, startAt }
      : { purpose: 'book', sessionTypeId: type.id, practiceAreaId: area, startAt },
    { enabled: chosen !== null, staleTime: 0 },
  )
  const priced = chosen && !quote.isPlaceholderData ? quote.data?.sessionQuote : undefined

  const refused = (error: ApiError) => {
    if (error.code === 'NETWORK' || error.code === 'INTERNAL' || error.code === 'INSUFFICIENT_FUNDS')
      return showError(error)
    const when = startAt ? formatLondonDateTime(startAt) : ''
    setProblem(
      error.code === 'SLOT_TAKEN'
        ? `${when} has just been taken. Please choose another start.`
        : error.message || 'That did not work.',
    )
    if (error.code === 'SLOT_TAKEN') set({ start: null })
    void starts.refetch()
  }
  const hold = useAction(HoldStart, {
    quiet: true,
    onSuccess: ({ sessionHold }) => navigate(`/booking/confirmation?session=${sessionHold.session.id}`),
    onError: refused,
  })
  const move = useAction(MoveSession, {
    quiet: true,
    onSuccess: ({ sessionReschedule }) => {
      toast({
        kind: 'positive',
        text: 'Moved',
        detail: `Now ${formatLondonDateTime(sessionReschedule.startAt)} London`,
      })
      void queryClient.invalidateQueries()
      navigate(`/calendar/events?date=${dayOf(sessionReschedule.startAt)}`)
    },
    onError: refused,
  })
  const key = useIntentKey(`${moving?.id ?? type.id} ${area} ${startAt}`)
  const go = () => {
    if (!chosen || !area) return
    setProblem(null)
    if (moving) move.mutate({ id: moving.id, startAt: chosen.from, idempotencyKey: key })
    else hold.mutate({ sessionTypeId: type.id, practiceAreaId: area, startAt: chosen.from, idempotencyKey: key })
  }
  if (!area) {
    return (
      <section className="card">
        <EmptyState
          icon="booking"
          title="No practice area is open"
          action={<LinkButton to="/booking">Other sessions</LinkButton>}
        >
          The school has closed every practice area of this session type for booking.
        </EmptyState>
      </section>
    )
  }
  const gone = startAt && !chosen && starts.data && !starts.isPlaceholderData && mondayOf(dayOf(startAt)) === monday

  return (
    <div className={chosen ? 'booker booker-priced' : 'booker'}>
      <div className="booker-main">
        <div className="booker-tools">
          {moving ? (
            <p className="meta">{areas.find(({ id }) => id === area)?.name}</p>
          ) : (
            <PracticeAreaChoice
              areas={areas}
              value={area}
              onChange={(id) => set({ area: id, start: null, week: null })}
            />
          )}
        </div>
        {(problem || gone || quote.error) && (
          <p className="start-problem" role="alert">
            <Icon name="warn" size="sm" />
            {problem ?? (gone || quote.error?.code === 'SLOT_TAKEN' ? GONE : quote.error?.message)}
          </p>
        )}
        <StartWeek
          starts={starts}
          monday={monday}
          firstMonday={firstMonday}
          weekAsked={asked !== null}
          oneDay={type.mode !== 'live'}
          chosen={chosen?.from ?? null}
          onWeek={(week) => set({ week, start: null })}
          onChoose={(from) => {
            setProblem(null)
            set({ start: from, week: mondayOf(dayOf(from)) })
          }}
        />
        <p className="help booker-help">
          {type.noticeHours !== 0 && `Starts are at least ${type.noticeHours ?? 24} hours ahead. `}
          {type.mode !== 'live' && 'The window opens at the start you choose and stays open until the answers are due.'}
        </p>
      </div>
      {chosen ? (
        <QuotePanel
          quote={priced}
          startAt={chosen.from}
          endAt={chosen.until}
          item={[type.shortName, lengthWords(type.duration)].filter(Boolean).join(', ')}
          tutor={chosen.tutor?.fullName}
          moving={moving !== null}
          busy={hold.isPending || move.isPending || hold.isSuccess}
          onGo={go}
        />
      ) : (
        <section className="card booker-none only-wide">
          <h2>Your session</h2>
          <p className="meta">Choose a start, and its price and policy stand here before you go on.</p>
        </section>
      )}
    </div>
  )
}
