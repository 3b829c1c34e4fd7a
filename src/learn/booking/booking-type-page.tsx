import { clsx } from 'clsx'
import { useParams, useSearchParams } from 'react-router'
import { beginsAtBooking } from '../../../rules/booking/start'
import { goWords, groupWords, modeWords } from '../../nouns/session-type/type-words'
import { isNotThere } from '../../providers/api/api-error'
import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { Money } from '../../ui/money/money'
import { ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { plainWords } from '../../ui/rich-text/plain-words'
import { lengthWords } from '../../ui/time/length-words'
import { When } from '../../ui/time/when'
import { useBookedFromHere } from './booked-from-here'
import { BookedSession } from './booked-session'
import { BookingType, type BookingTypeQuery, MovedSession } from './booking.documents'
import { HeldNotice } from './held-notice'
import { StartAtBooking } from './starts/start-at-booking'
import { StartChooser } from './starts/start-chooser'
import styles from './starts/starts.module.css'
import { bookableBelow, TypesBelow } from './types-below'

/** Chooses an area and a start for a session type; ?move={session} moves a booked session. */
export function BookingTypePage() {
  const { sessionTypeId = '' } = useParams()
  const moveId = useSearchParams()[0].get('move')
  return moveId ? <MoveToStart id={moveId} typeId={sessionTypeId} /> : <NewStart typeId={sessionTypeId} />
}

function NewStart({ typeId }: { typeId: string }) {
  const { type, left, query } = useType(typeId)
  const area = useSearchParams()[0].get('area')
  const booked = useBookedFromHere()
  const about = plainWords(type?.description)
  const below = type ? bookableBelow(type) : []
  const go = type ? goWords(type.mode) : 'Choose a start'
  // Drawn here, not redirected to: a second Back that is pressed meanwhile goes on from this page.
  if (booked) return <BookedSession session={booked} />
  return (
    <>
      <PageHeader
        title={type?.name ?? go}
        documentTitle={type && below.length === 0 ? `${go}: ${type.name}` : type?.name}
        crumbs={[{ label: 'Booking', to: area ? `/booking?area=${area}` : '/booking' }]}
        sub={
          type && (below.length > 0 ? 'Choose a session' : <Offer type={type} freeUntil={freeUntil(left, typeId)} />)
        }
      />
      {about && <p className={clsx(styles.typeAbout, below.length === 0 && 'only-wide')}>{about}</p>}
      {type ? (
        <>
          <HeldNotice />
          {below.length > 0 ? (
            <TypesBelow types={below} left={left} />
          ) : beginsAtBooking(type.mode) ? (
            <StartAtBooking key={type.id} type={type} left={left} />
          ) : (
            <StartChooser key={type.id} type={type} left={left} moving={null} />
          )}
        </>
      ) : (
        <NotThere query={query} />
      )}
    </>
  )
}

interface OfferProps {
  type: BookingTypeQuery['sessionType']
  /** The end of a free booking; null if there is none. */
  freeUntil: string | null
}

const freeUntil = (left: BookingTypeQuery['mocksLeft'], typeId: string) =>
  left.find(({ sessionTypeId }) => sessionTypeId === typeId)?.freeUntil ?? null

/** Length, mode, seats and list price, which a free booking pays. */
function Offer({ type: { duration, mode, price, seats }, freeUntil: until }: OfferProps) {
  return (
    <>
      {[lengthWords(duration), modeWords[mode].toLowerCase(), groupWords(seats)].filter(Boolean).join(', ')},{' '}
      <Money pence={price} />
      {until && (
        <>
          .{' '}
          <strong>
            Free this time, until <When at={until} />
          </strong>
        </>
      )}
    </>
  )
}

function MoveToStart({ id, typeId }: { id: string; typeId: string }) {
  const { type, left, query } = useType(typeId)
  const moved = useApi(MovedSession, { id })
  const session = moved.data?.session.id === id ? moved.data.session : undefined
  return (
    <>
      <PageHeader
        title="Move to another start"
        crumbs={[{ label: 'Calendar', to: '/calendar/events' }]}
        sub={
          session && (
            <>
              {session.name}, now <When at={session.startAt} />
            </>
          )
        }
      />
      {type && session ? (
        <StartChooser key={session.id} type={type} left={left} moving={session} />
      ) : (
        <NotThere query={session ? query : moved} />
      )}
    </>
  )
}

function useType(id: string) {
  const query = useApi(BookingType, { id })
  useLive(['SessionType'], ['BookingType', 'StartQuote'])
  useLive(['Session', 'Mock', 'MockPermission'], ['BookingType'])
  const data = query.data?.sessionType.id === id ? query.data : undefined
  return { query, type: data?.sessionType, left: data?.mocksLeft ?? [] }
}

type Reading = Pick<ReturnType<typeof useType>['query'], 'error' | 'isFetching'> & { refetch: () => unknown }

/** Shown while it loads, and if it fails. */
function NotThere({ query: { error, refetch, isFetching } }: { query: Reading }) {
  if (!error) {
    return (
      <Loading label="Loading starts">
        <div className={styles.booker}>
          <Skeleton height={520} />
          <Skeleton height={300} />
        </div>
      </Loading>
    )
  }
  if (isNotThere(error)) {
    return (
      <Card>
        <ErrorState title="This cannot be booked">
          It may have been closed for booking. The others are still there.
        </ErrorState>
      </Card>
    )
  }
  return (
    <Card>
      <ErrorState title="The starts did not load" onRetry={() => refetch()} retrying={isFetching} />
    </Card>
  )
}
