import { Suspense, useState } from 'react'
import { folded } from '../../../../rules/folded'
import { MOST_SEARCHED } from '../../../../rules/limits'
import { now } from '../../../providers/device/clock'
import { lazyPart } from '../../../providers/page/lazy-part'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Card } from '../../../ui/data/card'
import { Skeleton } from '../../../ui/data/skeleton'
import { Segments } from '../../../ui/form/segments'
import { SearchBox } from '../../../ui/list/search-box'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { formatLondonTime } from '../../../ui/time/london-time'
import type { LedEvent } from '../head/use-event'
import styles from './attendance.module.css'
import { Corrections } from './corrections'
import { HowCounted } from './how-counted'
import type { MarkQueue } from './mark-queue'
import { before, type Tap, tallyOf, tapped } from './marks'
import { Roll } from './roll'
import { Tally } from './tally'
import type { Attendee, useAttendance } from './use-attendance'

const FinishDialog = lazyPart(() => import('./finish-dialog').then((m) => m.FinishDialog))
const MarkDialog = lazyPart(() => import('./mark-dialog').then((m) => m.MarkDialog))
const AdmitDialog = lazyPart(() => import('./admit-dialog').then((m) => m.AdmitDialog))

export interface TakingProps {
  event: LedEvent
  attendance: ReturnType<typeof useAttendance>
}

/** Marks who comes, by touch or by keyboard. */
export function Taking({ event, attendance }: TakingProps) {
  const { query, people } = attendance
  if (people) return <List event={event} attendance={attendance} people={people} />
  if (!query.error) return <Skeleton height={420} />
  return <ErrorState title="The people did not load" onRetry={() => void query.refetch()} retrying={query.isFetching} />
}

type Listed = TakingProps & { people: readonly Attendee[] }

function List({ event, attendance, people }: Listed) {
  const { queue, unsent, offlineSince } = attendance
  const me = useViewer()?.id ?? ''
  const { mark, remember, undo } = useMarking(event, queue)
  const [open, setOpen] = useState<'finish' | { id: string } | null>(null)
  const shown = useShown(people)
  const tally = tallyOf(people)
  const asked = typeof open === 'object' ? people.find(({ id }) => id === open?.id) : undefined
  const close = () => setOpen(null)
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <div className={styles.top}>
          <Tally tally={tally} />
          <Filters shown={shown} count={people.length} open={tally.open} />
        </div>
        {offlineSince !== null && unsent > 0 && <NoLine since={offlineSince} unsent={unsent} />}
        <Corrections event={event} people={people} queue={queue} />
        <Card flush>
          {shown.rows.length > 0 ? (
            <Roll event={event} people={shown.rows} me={me} onMark={mark} onOpen={setOpen} onUndo={undo ?? nothing} />
          ) : (
            <Nobody count={people.length} />
          )}
        </Card>
        <Admitting event={event} me={me} />
        <Foot
          open={tally.open}
          unsent={offlineSince === null ? 0 : unsent}
          begun={Date.parse(event.startAt) <= now()}
          onUndo={undo}
          onFinish={() => setOpen('finish')}
        />
      </div>
      <HowCounted />
      <Suspense>
        {open === 'finish' && <FinishDialog event={event} people={people} queue={queue} onClose={close} />}
        {asked && (
          <MarkDialog event={event} person={asked} queue={queue} onMark={() => remember(asked)} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

const nothing = () => undefined

/** Marks people, and undoes that, the last mark first. */
function useMarking(event: LedEvent, queue: MarkQueue) {
  const [undone, setUndone] = useState<readonly ReturnType<typeof before>[]>([])
  const last = undone.at(-1)
  const remember = (person: Attendee) => setUndone((all) => [...all, before(person)])
  return {
    remember,
    mark: (person: Attendee, attendance: Tap) => {
      if (person.attendance === attendance) return
      remember(person)
      queue.add(tapped(person.id, attendance, event, now()))
    },
    /** Undefined: there is nothing to undo. */
    undo:
      last &&
      (() => {
        setUndone((all) => all.slice(0, -1))
        queue.add(last)
      }),
  }
}

type Which = 'all' | 'open'

/** Whom the list shows: whoever is marked meanwhile stays in it, so that no name moves under a finger. */
function useShown(people: readonly Attendee[] | undefined) {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string> | null>(null)
  const words = folded(search)
  const rows = (people ?? []).filter(
    ({ id, name }) => (open === null || open.has(id)) && (!words || folded(name).includes(words)),
  )
  const choose = (which: Which) =>
    setOpen(
      which === 'all' ? null : new Set(people?.filter(({ attendance }) => attendance === null).map(({ id }) => id)),
    )
  return { rows, search, setSearch, which: (open === null ? 'all' : 'open') as Which, choose }
}

interface FiltersProps {
  shown: ReturnType<typeof useShown>
  count: number
  open: number
}

const Filters = ({ shown, count, open }: FiltersProps) => (
  <search className={styles.filters}>
    <SearchBox
      className={styles.search}
      label="Find by name"
      value={shown.search}
      most={MOST_SEARCHED}
      onChange={shown.setSearch}
    />
    <Segments
      label="Which people"
      value={shown.which}
      options={[
        { value: 'all', label: `All ${count}` },
        { value: 'open', label: `Not marked ${open}` },
      ]}
      onChange={shown.choose}
    />
  </search>
)

const NoLine = ({ since, unsent }: { since: number; unsent: number }) => (
  <p className={styles.noLine} role="status">
    <Icon name="offline" />
    <span>
      <strong>No line since {formatLondonTime(since)}.</strong>{' '}
      {unsent === 1
        ? '1 mark is kept on this device and sent when it is back.'
        : `${unsent} marks are kept on this device and sent when it is back.`}
    </span>
  </p>
)

const Nobody = ({ count }: { count: number }) => (
  <EmptyState icon="groups" title={count === 0 ? 'Nobody has a ticket' : 'Nobody to show'}>
    {count === 0 ? 'Whoever has one appears here.' : 'Everybody is marked, or has another name.'}
  </EmptyState>
)

function Admitting({ event, me }: { event: LedEvent; me: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLector = event.lectors.some(({ userId, type }) => userId === me && type === 'lector')
  if (!isLector || Date.parse(event.endAt) <= now()) return null
  return (
    <p className={styles.admit}>
      <Button icon="plus" onClick={() => setOpen(true)}>
        Add somebody without a ticket
      </Button>
      <Suspense>{isOpen && <AdmitDialog event={event} onClose={() => setOpen(false)} />}</Suspense>
    </p>
  )
}

interface FootProps {
  open: number
  /** Marks that wait for a line. */
  unsent: number
  begun: boolean
  onUndo: (() => void) | undefined
  onFinish: () => void
}

const Foot = ({ open, unsent, begun, onUndo, onFinish }: FootProps) => (
  <div className={styles.foot}>
    <p className="meta" role="status">
      <strong>{open}</strong> not marked
      {unsent > 0 && `, ${unsent} not sent`}
    </p>
    <Button icon="undo" onClick={onUndo} disabled={!onUndo}>
      Undo
    </Button>
    <Button variant="primary" onClick={onFinish} disabled={!begun}>
      Finish
    </Button>
  </div>
)
