import { Suspense, useState } from 'react'
import { correctableUntil, EARLY_MINUTES, isEarly } from '../../../../rules/groups/attendance'
import { now } from '../../../providers/device/clock'
import { lazyPart } from '../../../providers/page/lazy-part'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Card } from '../../../ui/data/card'
import { Skeleton } from '../../../ui/data/skeleton'
import { Stat } from '../../../ui/data/stat'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { formatLondonDateTime } from '../../../ui/time/london-time'
import { keepsEvents } from '../head/event-rights'
import type { LedEvent } from '../head/use-event'
import styles from './attendance.module.css'
import { Corrections } from './corrections'
import { tallyOf } from './marks'
import { Presence } from './presence'
import type { TakingProps } from './taking'
import type { Attendee } from './use-attendance'

const MarkDialog = lazyPart(() => import('./mark-dialog').then((m) => m.MarkDialog))

/** Who came to an event that is over, for how long, and who asks for a correction. */
export function Afterwards({ event, attendance, marks }: TakingProps & { marks: boolean }) {
  const { query, people, queue } = attendance
  const viewer = useViewer()
  const [opened, setOpened] = useState<string | null>(null)
  if (!people)
    return query.error ? (
      <ErrorState title="The people did not load" onRetry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <Skeleton height={420} />
    )
  const canMark = marks && (now() < correctableUntil(event.endAt) || keepsEvents(viewer))
  const open = people.find(({ id }) => id === opened)
  return (
    <>
      <Figures event={event} people={people} />
      {marks && <Corrections event={event} people={people} queue={queue} />}
      <Card title="Everybody" count={people.length} flush foot={footWords(event)}>
        {people.length > 0 ? (
          <Presence
            event={event}
            people={people}
            canOpen={({ userId }) => canMark && userId !== viewer?.id}
            onOpen={({ id }) => setOpened(id)}
          />
        ) : (
          <EmptyState icon="groups" title="Nobody had a ticket" />
        )}
      </Card>
      <Suspense>
        {open && <MarkDialog event={event} person={open} queue={queue} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}

const footWords = ({ endAt }: LedEvent) =>
  `Corrections until ${formatLondonDateTime(correctableUntil(endAt))} London; later by staff, with a reason.`

function Figures({ event, people }: { event: LedEvent; people: readonly Attendee[] }) {
  const { here, late, absent, open } = tallyOf(people)
  const stayed = people.filter(
    ({ attendance, leftAt }) =>
      (attendance === 'present' || attendance === 'late') && (leftAt === null || !isEarly(leftAt, event.endAt)),
  ).length
  return (
    <Card className={styles.figures}>
      <Stat label="Came" value={here + late} note={`of ${people.length}`} />
      <Stat label="Late" value={late} />
      <Stat label="Absent" value={absent} note={open > 0 ? `${open} not marked` : undefined} />
      <Stat label="Stayed to the end" value={stayed} note={`or to the last ${EARLY_MINUTES} minutes`} />
    </Card>
  )
}
