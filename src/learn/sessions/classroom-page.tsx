import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { opensAt } from '../../../rules/room/session-timing'
import { ClassroomLayout } from '../../layouts/classroom-layout'
import { closesAt, phaseOf } from '../../nouns/session/state'
import styles from '../../parts/room/classroom.module.css'
import { ClassroomSession, ClassroomUpdated } from '../../parts/room/room.documents'
import type { RoomSession } from '../../parts/room/session-parts'
import { openDrafts } from '../../parts/saving/draft-store'
import { isNotThere } from '../../providers/api/api-error'
import { isOwnAct } from '../../providers/api/own-acts'
import { invalidate, useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { useLive, useSubscription } from '../../providers/live/live'
import { useViewer } from '../../providers/sign-in/viewer'
import { Skeleton } from '../../ui/data/skeleton'
import { toast } from '../../ui/overlay/toast'
import { ErrorState } from '../../ui/page/blank'
import { Room } from './room'

const back = { to: '/classroom', label: 'Leave for the list of sessions' }
const QUERY = 'ClassroomSession'

/** The room of one session, for its attendees and those who manage it. */
export function ClassroomPage() {
  const { sessionId = '' } = useParams()
  const viewer = useViewer()
  const navigate = useNavigate()
  const { data, error, refetch, isFetching } = useApi(ClassroomSession, { id: sessionId })
  // While the next room loads the query still has the last one, which suits lists but not rooms.
  const session = data?.session.id === sessionId ? data.session : null
  const missing = isNotThere(error)

  useSubscription(ClassroomUpdated, {}, ({ sessionUpdated }) => {
    if (sessionUpdated.id === sessionId) void invalidate(QUERY)
  })
  useLive(['SessionAnswer', 'SessionMaterial', 'SessionMarksheet'], [QUERY])
  useMoments(session)
  useNews(session)
  useEffect(() => {
    if (missing) void navigate('/404', { replace: true })
  }, [missing, navigate])

  const drafts = useDraftsFor(sessionId)
  if (session && viewer && drafts === 'open')
    return <Room key={session.id} session={session} userId={viewer.id} onTime={() => void refetch()} />
  if (error && !missing)
    return (
      <ClassroomLayout title="Classroom" back={back}>
        <main id="main" className={styles.roomPage} tabIndex={-1}>
          <ErrorState title="This session did not load" onRetry={() => void refetch()} retrying={isFetching} />
        </main>
      </ClassroomLayout>
    )
  return (
    <ClassroomLayout title="Classroom" back={back}>
      <main id="main" className={styles.roomPage} tabIndex={-1} aria-busy="true">
        <p className="vh" role="status">
          Loading
        </p>
        <Skeleton width="40%" height={20} />
        <Skeleton width="90%" />
        <Skeleton width="82%" />
        <Skeleton width="86%" />
      </main>
    </ClassroomLayout>
  )
}

/** Whether this device's drafts have been read, since a room starts from them. */
function useDraftsFor(sessionId: string): 'open' | 'opening' {
  const [openFor, setOpenFor] = useState('')
  useEffect(() => {
    void openDrafts().then(() => setOpenFor(sessionId))
  }, [sessionId])
  return openFor === sessionId ? 'open' : 'opening'
}

/** Redraws and reloads the room at its opening, its start and its deadline. */
function useMoments(session: RoomSession | null): void {
  const [, redraw] = useState(0)
  const moments = session
    ? [
        opensAt(session),
        new Date(session.startAt).getTime(),
        closesAt(session),
        session.holdUntil ? new Date(session.holdUntil).getTime() : 0,
      ].join()
    : ''
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const next = Math.min(
        ...moments
          .split(',')
          .map(Number)
          .filter((moment) => moment > now()),
      )
      if (!Number.isFinite(next)) return
      // A timer holds at most 24 days; the extra second lets the server's clock reach the moment too.
      timer = setTimeout(
        () => {
          if (now() >= next) {
            redraw((count) => count + 1)
            void invalidate(QUERY)
          }
          wait()
        },
        Math.min(next - now() + 300, 2 ** 30),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [moments])
}

const news: Partial<Record<string, string>> = {
  open: 'The session has opened.',
  handed_in: 'The session has been handed in.',
  marking: 'Marking has begun.',
  in_review: 'The marks are with the second marker.',
  marked: 'The marks have been released.',
  cancelled: 'The session was cancelled.',
  no_show: 'A no-show was recorded.',
}

/** Announces politely that the session's state has changed by somebody else, or by the clock. */
function useNews(session: RoomSession | null): void {
  const phase = session ? phaseOf(session, now()) : null
  const before = useRef<{ id: string; phase: string } | null>(null)
  const id = session?.id
  useEffect(() => {
    if (!phase || !id) return
    const was = before.current
    before.current = { id, phase }
    if (isOwnAct(id) || (phase === 'cancelled' && was?.phase === 'no_show')) return
    const text = phase === 'open' && was?.phase !== 'before' ? 'The answers have been handed back.' : news[phase]
    if (was?.id === id && was.phase !== phase && text) toast({ kind: 'info', text, durationMs: 6000 })
  }, [id, phase])
}
