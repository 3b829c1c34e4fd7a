import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { isLive, wordOf } from '../../nouns/session/state'
import { useApi } from '../../providers/api/query'
import { DescriptionList } from '../../ui/data/description-list'
import { Person } from '../../ui/data/person'
import personStyles from '../../ui/data/person.module.css'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { Dialog } from '../../ui/overlay/dialog'
import { ErrorState } from '../../ui/page/blank'
import { When } from '../../ui/time/when'
import { CalendarSession, type CalendarSessionQuery } from './calendar.documents'
import styles from './calendar.module.css'
import { othersIn } from './entries/sessions'

/** A session as its sheet reads it. */
export type ShownSession = CalendarSessionQuery['session']

interface SessionFactsProps {
  id: string
  /** In whose calendar it stands: the others are named. */
  personId: string | undefined
  /** Below the facts. */
  note?: (session: ShownSession) => ReactNode
  actions: (session: ShownSession) => ReactNode
  onClose: () => void
}

/** What is known of a session, with what one can do about it: a sheet on a phone. */
export function SessionFacts({ id, personId, note, actions, onClose }: SessionFactsProps) {
  const { data, error, refetch, isFetching } = useApi(CalendarSession, { id }, { staleTime: 0 })
  const session = data?.session.id === id ? data.session : undefined
  return (
    <Dialog
      open
      size="sm"
      title={session?.name ?? 'Session'}
      onClose={onClose}
      foot={session && <div className={clsx(styles.sheetActions, 'btn-row')}>{actions(session)}</div>}
    >
      {session ? (
        <>
          <DescriptionList items={factsOf(session, personId)} />
          {note?.(session)}
        </>
      ) : error ? (
        <ErrorState title="This session did not load" onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <SkeletonRows rows={3} />
        </Loading>
      )}
    </Dialog>
  )
}

function factsOf(session: ShownSession, viewerId: string | undefined) {
  const { startAt, endAt, deadline, accessOpen, practiceArea, status, holdUntil } = session
  const live = isLive(session)
  const others = othersIn(session, viewerId)
  return [
    live
      ? { term: 'When', value: <When at={startAt} until={endAt} /> }
      : { term: 'Materials open', value: <When at={startAt} /> },
    ...(deadline ? [{ term: 'Answers due', value: <When at={deadline} /> }] : []),
    ...(live && accessOpen && accessOpen !== startAt
      ? [{ term: 'Materials open', value: <When at={accessOpen} show="time" /> }]
      : []),
    ...(practiceArea ? [{ term: 'Practice area', value: practiceArea.name }] : []),
    ...(others.length > 0
      ? [
          {
            term: 'With',
            value: (
              <span className={personStyles.people}>
                {others.map(({ id, ...person }) => (
                  <Person key={id} {...person} />
                ))}
              </span>
            ),
          },
        ]
      : []),
    {
      term: 'State',
      value: (
        <>
          {wordOf(status)}
          {status === 'pending' && holdUntil && (
            <>
              , until <When at={holdUntil} show="time" />
            </>
          )}
        </>
      ),
    },
  ]
}
