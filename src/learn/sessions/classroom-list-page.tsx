import { Link, useSearchParams } from 'react-router'
import { marksDueAt } from '../../../rules/room/session-timing'
import { phaseOf } from '../../nouns/session/state'
import { useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { useLive } from '../../providers/live/live'
import { isTutor, useViewer } from '../../providers/sign-in/viewer'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { useWithinEnd } from '../../ui/list/within-end'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import tabsStyles from '../../ui/page/tabs.module.css'
import styles from './classroom-list.module.css'
import type { ListedSession } from './listed-session'
import { SessionRow } from './session-row'
import { ClassroomCounts, ClassroomSessions } from './sessions.documents'

const LIVE = ['ClassroomSessions', 'ClassroomCounts']
const PAGE_SIZE = 20

const places = {
  ahead: { status: ['pending', 'booked', 'in_progress'], orderBy: 'start_at', orderDirection: 'asc' },
  marking: { status: ['ready', 'marking', 'in_review'], orderBy: 'deadline', orderDirection: 'asc' },
  marked: { status: ['marked'], orderBy: 'start_at', orderDirection: 'desc' },
  past: { status: ['no_show', 'cancelled', 'expired'], orderBy: 'start_at', orderDirection: 'desc' },
} as const
type Place = keyof typeof places

/** The person's own sessions: current and upcoming, to be marked, marked and past. */
export function ClassroomListPage() {
  const viewer = useViewer()
  const { place, page, go } = useShown()
  const { status, orderBy, orderDirection } = places[place]
  const pageSize = place === 'ahead' ? 50 : PAGE_SIZE
  const list = useApi(ClassroomSessions, { status: [...status], orderBy, orderDirection, page, pageSize })
  useLive(['Session'], LIVE)
  const tutor = viewer ? isTutor(viewer) : false
  const info = list.data?.userSessions.pageInfo
  useWithinEnd(info?.currentPage ?? 1, info?.totalPages, go)
  return (
    <>
      <PageHeader
        title="Classroom"
        actions={
          !tutor && (
            <LinkButton variant="primary" to="/booking">
              Book a session
            </LinkButton>
          )
        }
        tabs={<Places shown={place} tutor={tutor} />}
      />
      <div className={styles.sessions} aria-busy={list.isPlaceholderData || undefined}>
        {list.data && viewer ? (
          <Lists place={place} sessions={list.data.userSessions.entries} userId={viewer.id} tutor={tutor} />
        ) : list.error ? (
          <Card>
            <ErrorState
              title="Your sessions did not load"
              onRetry={() => void list.refetch()}
              retrying={list.isFetching}
            />
          </Card>
        ) : (
          <Loading>
            <Card flush>
              <SkeletonRows rows={5} height={72} />
            </Card>
          </Loading>
        )}
        {info && info.totalPages > 1 && (
          <nav className={styles.pages} aria-label="Pages">
            <Button disabled={!info.hasPreviousPage} onClick={() => go(page - 1)}>
              Previous
            </Button>
            <p className="meta">
              Page <span className="num">{info.currentPage}</span> of <span className="num">{info.totalPages}</span>
            </p>
            <Button disabled={!info.hasNextPage} onClick={() => go(page + 1)}>
              Next
            </Button>
          </nav>
        )}
      </div>
    </>
  )
}

/** The place and the page that the address asks for. */
function useShown() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('show')
  const place: Place = asked && Object.hasOwn(places, asked) ? (asked as Place) : 'ahead'
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1))
  const go = (to: number) => setParams(to === 1 ? { show: place } : { show: place, page: String(to) })
  return { place, page, go }
}

/** The ways to the places, with what waits in the first two. */
function Places({ shown, tutor }: { shown: Place; tutor: boolean }) {
  const { data: counts } = useApi(ClassroomCounts)
  const tabs: readonly (readonly [Place, string, number?])[] = [
    ['ahead', 'Current and upcoming', counts?.ahead.pageInfo.totalCount],
    ['marking', tutor ? 'To mark' : 'Being marked', counts?.marking.pageInfo.totalCount],
    ['marked', 'Marked'],
    ['past', 'Past'],
  ]
  return (
    <nav className={tabsStyles.tabs} aria-label="Sessions">
      {tabs.map(([key, label, count]) => (
        <Link
          key={key}
          className={tabsStyles.tab}
          to={key === 'ahead' ? '/classroom' : `/classroom?show=${key}`}
          aria-current={key === shown ? 'page' : undefined}
        >
          {label}
          {count !== undefined && count > 0 && <span className="n num">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}

interface ListsProps {
  place: Place
  sessions: readonly ListedSession[]
  userId: string
  tutor: boolean
}

function Lists({ place, sessions, userId, tutor }: ListsProps) {
  if (sessions.length === 0) return <Nothing place={place} tutor={tutor} />
  const rows = (those: readonly ListedSession[]) => (
    <ul className={styles.list}>
      {those.map((session) => (
        <SessionRow key={session.id} session={session} userId={userId} />
      ))}
    </ul>
  )
  if (place !== 'ahead')
    return (
      <Card flush>
        {rows(place === 'marking' ? sessions.toSorted((one, other) => marksDueAt(one) - marksDueAt(other)) : sessions)}
      </Card>
    )
  const present = sessions.filter((session) => ['open', 'over'].includes(phaseOf(session, now())))
  const later = sessions.filter((session) => !present.includes(session))
  return (
    <>
      {present.length > 0 && (
        <Card title="Now" count={present.length} flush lined>
          {rows(present)}
        </Card>
      )}
      {later.length > 0 && (
        <Card title="Upcoming" count={later.length} flush>
          {rows(later)}
        </Card>
      )}
    </>
  )
}

const nothing: Record<Place, readonly [title: string, forCandidates: string, forTutors: string]> = {
  ahead: [
    'Nothing booked',
    'Booked sessions appear here, and open here when they start.',
    'Sessions that students book with you appear here.',
  ],
  marking: [
    'Nothing to mark',
    'Sessions that you have handed in appear here until they are marked.',
    'Sessions handed in to you appear here, with the day when their marks are due.',
  ],
  marked: [
    'Nothing marked yet',
    'Marks, comments and suggested answers appear here.',
    'Sessions whose marks you have released appear here.',
  ],
  past: ['Nothing here', 'Cancelled and expired sessions appear here.', 'Cancelled and expired sessions appear here.'],
}

function Nothing({ place, tutor }: { place: Place; tutor: boolean }) {
  const [title, forCandidates, forTutors] = nothing[place]
  return (
    <Card>
      <EmptyState
        title={title}
        icon="classroom"
        action={place === 'ahead' && !tutor && <LinkButton to="/booking">Book a session</LinkButton>}
      >
        {tutor ? forTutors : forCandidates}
      </EmptyState>
    </Card>
  )
}
