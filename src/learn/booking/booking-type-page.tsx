import { useParams, useSearchParams } from 'react-router'
import '../../components/card.css'
import { ErrorState } from '../../components/blank'
import { PageHeader } from '../../components/page-header'
import { Loading, Skeleton } from '../../components/skeleton'
import { When } from '../../components/when'
import { useLive } from '../../providers/live'
import { useApi } from '../../providers/query'
import { BookingType, type BookingTypeQuery, MovedSession } from './booking.documents'
import { HeldNotice } from './held-notice'
import './starts.css'
import { StartChooser } from './start-chooser'
import { lengthWords, modeWords, plainWords } from './type-words'

export type ChosenType = BookingTypeQuery['sessionType']

/** Choosing an area and a start for one session type; with ?move={session} it moves a booked one. */
export function BookingTypePage() {
  const { sessionTypeId = '' } = useParams()
  const [params] = useSearchParams()
  const moveId = params.get('move')
  const { data, error, refetch, isFetching } = useApi(BookingType, { id: sessionTypeId })
  const moved = useApi(MovedSession, { id: moveId ?? '' }, { enabled: moveId !== null })
  useLive(['SessionType'], ['BookingType', 'StartQuote'])

  const failed = error ?? moved.error
  const type = data?.sessionType.id === sessionTypeId ? data.sessionType : undefined
  const session = moveId && moved.data?.session.id === moveId ? moved.data.session : null
  const title = moveId ? 'Move to another start' : 'Choose a start'
  const crumbs = moveId
    ? [{ label: 'Calendar', to: '/calendar/events' }]
    : [{ label: 'Booking', to: `/booking${params.get('area') ? `?area=${params.get('area')}` : ''}` }]

  if (failed && !type) {
    return (
      <>
        <PageHeader title={title} crumbs={crumbs} />
        <section className="card">
          <ErrorState
            title={failed.code === 'NOT_FOUND' ? 'This cannot be booked' : 'The starts did not load'}
            onRetry={failed.code === 'NOT_FOUND' ? undefined : () => refetch()}
            retrying={isFetching}
          >
            {failed.code === 'NOT_FOUND'
              ? 'It may have been closed for booking. The others are still there.'
              : undefined}
          </ErrorState>
        </section>
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        documentTitle={type ? `${title}: ${type.name}` : title}
        sub={
          session ? (
            <>
              {session.name}, now <When at={session.startAt} />
            </>
          ) : (
            type &&
            [type.name, lengthWords(type.duration), modeWords[type.mode].toLowerCase()].filter(Boolean).join(', ')
          )
        }
      />
      {type && plainWords(type.description) && <p className="type-about">{plainWords(type.description)}</p>}
      {!type || (moveId && !session) ? (
        <Loading label="Loading starts">
          <div className="booker">
            <Skeleton height={520} />
            <Skeleton height={300} />
          </div>
        </Loading>
      ) : (
        <>
          {!session && <HeldNotice />}
          <StartChooser key={type.id} type={type} moving={session} />
        </>
      )}
    </>
  )
}
