import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { joinsFrom } from '../../../rules/groups/meetings'
import { signOf, standingOf } from '../../nouns/meeting/meeting-sign'
import { kindWords } from '../../nouns/meeting/meeting-words'
import { joinWords, whereWords } from '../../nouns/meeting/where-words'
import { nameOfPerson } from '../../nouns/user/name'
import { useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { LinkButton } from '../../ui/action/link-button'
import { DescriptionList, type Fact } from '../../ui/data/description-list'
import { Person } from '../../ui/data/person'
import personStyles from '../../ui/data/person.module.css'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { Tag } from '../../ui/data/tag'
import { Dialog } from '../../ui/overlay/dialog'
import { ErrorState } from '../../ui/page/blank'
import { When } from '../../ui/time/when'
import styles from './calendar.module.css'
import { standingWords } from './entries/events'
import { CalendarMeeting, type CalendarMeetingQuery } from './entries/events.documents'

type Event = CalendarMeetingQuery['meeting']

interface EventSheetProps {
  id: string
  /** In whose calendar it stands, where it is somebody else's. */
  userId: string | null
  /** The address of its page. */
  to: string
  onClose: () => void
}

/** What is known of an event, with the way to it: a sheet on a phone. */
export function EventSheet({ id, userId, to, onClose }: EventSheetProps) {
  const { data, error, refetch, isFetching } = useApi(CalendarMeeting, { id, userId }, { staleTime: 0 })
  const event = data?.meeting.id === id ? data.meeting : undefined
  return (
    <Dialog
      open
      size="sm"
      title={event?.title ?? 'Event'}
      onClose={onClose}
      foot={event && <Actions event={event} to={to} isOwn={userId === null} />}
    >
      {event && data ? (
        <DescriptionList items={factsOf({ ...event, membership: data.meetingMember }, userId === null)} />
      ) : error ? (
        <ErrorState title="This event did not load" onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <SkeletonRows rows={3} />
        </Loading>
      )}
    </Dialog>
  )
}

function Actions({ event, to, isOwn }: { event: Event; to: string; isOwn: boolean }) {
  const join = isOwn && event.status !== 'ended' ? (event.privateLink ?? event.link) : null
  return (
    <div className={clsx(styles.sheetActions, 'btn-row')}>
      <LinkButton to={to} variant={join ? 'default' : 'primary'}>
        See the event
      </LinkButton>
      {join && (
        <LinkButton variant="primary" href={join} target="_blank" rel="noopener noreferrer">
          {joinWords(event.provider)}
          <span className="vh"> (opens in a new tab)</span>
        </LinkButton>
      )}
    </div>
  )
}

/** An event, with the standing of the person in whose calendar it is. */
type Shown = Omit<Event, 'membership'> & { membership: CalendarMeetingQuery['meetingMember'] }

function factsOf(event: Shown, isOwn: boolean): Fact[] {
  const { startAt, endAt, lectors } = event
  const leaders = lectors.filter(({ user }) => nameOfPerson(user))
  const standing = isOwn ? <OwnStanding event={event} /> : saidOf(event)
  return [
    { term: 'When', value: <When at={startAt} until={endAt} /> },
    { term: 'Kind', value: kindWords(event) },
    ...(leaders.length > 0 ? [{ term: 'Led by', value: <Leaders leaders={leaders} /> }] : []),
    { term: 'Where', value: placeOf(event) },
    ...(standing ? [{ term: 'Standing', value: standing }] : []),
  ]
}

/** Where the reader stands with it, or that it is on or over. */
function OwnStanding({ event }: { event: Shown }) {
  const sign = signOf(event)
  return (
    sign && (
      <Tag icon={sign.icon} kind={sign.kind}>
        {sign.words}
      </Tag>
    )
  )
}

/** Where somebody else stands with it, as a line of its own: 'Waiting for a place'. */
const saidOf = ({ membership }: Shown) =>
  standingWords[standingOf(membership)]?.replace(/^./, (first) => first.toUpperCase())

const Leaders = ({ leaders }: { leaders: Event['lectors'] }) => (
  <span className={personStyles.people}>
    {leaders.map(({ id, user }) => (
      <Person key={id} userId={user?.id} name={nameOfPerson(user) ?? ''} picture={user?.avatar} />
    ))}
  </span>
)

/** Where it is; of a link that is not open yet, when it opens. */
function placeOf(event: Shown): ReactNode {
  const { provider, startAt, link, privateLink, status } = event
  const opens = joinsFrom(startAt)
  if (provider === 'in_person' || link || privateLink || status === 'ended' || opens <= now()) return whereWords(event)
  return (
    <>
      {whereWords(event)}. The link opens at <When at={opens} show="time" />.
    </>
  )
}
