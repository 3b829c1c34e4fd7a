import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { noticeOf } from '../../../rules/booking/start'
import { sessionReschedule } from '../../../schema/generated/limits'
import { nameOf } from '../../nouns/session/attendees'
import { StartWeek } from '../../parts/starts/start-week'
import { useFreeStarts } from '../../parts/starts/use-free-starts'
import { useIntentKey } from '../../providers/api/intent-key'
import { queryClient, useAction, useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { Checkbox } from '../../ui/form/checkbox'
import { FieldNotes } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import { useLeaveGuard } from '../../ui/form/use-leave-guard'
import { formatMoney } from '../../ui/money/money'
import { Dialog } from '../../ui/overlay/dialog'
import { toast } from '../../ui/overlay/toast'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { type Day, dayOf, mondayOf } from '../../ui/time/london-days'
import { formatLondonDateTime } from '../../ui/time/london-time'
import { MoveByStaff, SessionToMove, type SessionToMoveQuery } from './reschedule.documents'
import styles from './reschedule-dialog.module.css'

const HOUR_MS = 3_600_000

interface RescheduleDialogProps {
  id: string
  onClose: () => void
}

/** Moves a session to another free start, with a reason; without a fee unless that is chosen. */
export function RescheduleDialog({ id, onClose }: RescheduleDialogProps) {
  const { data, error, refetch, isFetching } = useApi(SessionToMove, { id }, { staleTime: 0 })
  if (data?.session.id === id) return <MoveForm {...data} onClose={onClose} />
  return (
    <Dialog open size="lg" title="Reschedule" onClose={onClose}>
      {error ? (
        <ErrorState title="This session cannot be moved" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Loading>
          <Skeleton height={420} />
        </Loading>
      )}
    </Dialog>
  )
}

/** The free starts of the week that is looked at; the first week with one is shown by itself. */
function useStarts({ id, sessionTypeId, practiceAreaId, sessionType }: SessionToMoveQuery['session']) {
  const [week, setWeek] = useState<Day | null>(null)
  const notice = sessionType ? noticeOf({ ...sessionType, noticeHours: sessionType.noticeHours ?? 0 }) : 0
  const firstMonday = mondayOf(dayOf(now() + notice * HOUR_MS))
  const monday = week ?? firstMonday
  const starts = useFreeStarts({ sessionTypeId, practiceAreaId, moving: id, firstMonday, monday })
  return { starts, firstMonday, monday, weekAsked: week !== null, onWeek: setWeek }
}

interface Faults {
  start?: string | undefined
  reason?: string | undefined
}

/** Where to and why a session is moved, and what moves it. */
function useMove(session: SessionToMoveQuery['session'], onRefused: () => void, onMoved: () => void) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState({ startAt: null as string | null, reason: '', chargeFee: false })
  const [faults, setFaults] = useState<Faults>({})
  const { startAt, reason, chargeFee } = draft
  const idempotencyKey = useIntentKey(`${session.id} ${startAt} ${reason} ${chargeFee}`)
  const set = (part: Partial<typeof draft>, right?: keyof Faults) => {
    setDraft((old) => ({ ...old, ...part }))
    if (right) setFaults({ ...faults, [right]: undefined })
  }
  const move = useAction(MoveByStaff, {
    quiet: true,
    onSuccess: ({ sessionReschedule: moved }) => {
      toast({
        kind: 'positive',
        text: `${session.name} is moved to ${formatLondonDateTime(moved.startAt)}.`,
        detail: 'Both sides have been told, with your reason.',
      })
      onMoved()
      // The moved session is another one.
      navigate(`/sessions/${moved.id}`, { replace: true })
    },
    onError: ({ field, code, message }) => {
      if (code === 'SLOT_TAKEN') set({ startAt: null })
      setFaults(field === 'reason' ? { reason: message } : { start: message })
      onRefused()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...(!startAt && { start: 'Choose the start to move it to' }),
      ...(!reason.trim() && { reason: 'Field is required' }),
    }
    setFaults(found)
    if (startAt && reason.trim()) move.mutate({ id: session.id, startAt, reason, chargeFee, idempotencyKey })
  }
  return { ...draft, faults, busy: move.isPending, set, submit }
}

function MoveForm({ session, sessionQuote, onClose }: SessionToMoveQuery & { onClose: () => void }) {
  const formId = useId()
  const week = useStarts(session)
  const move = useMove(
    session,
    () => void week.starts.refetch(),
    () => {
      guard.release()
      void queryClient.invalidateQueries()
      onClose()
    },
  )
  const { startAt, reason, chargeFee, faults, busy, set, submit } = move
  const guard = useLeaveGuard(reason.trim() !== '')
  const fee = sessionQuote.total
  return (
    <Dialog
      open
      size="lg"
      title="Reschedule"
      lead={`${session.name}, ${nameOf(session, 'candidate') ?? 'no candidate'}. Now ${formatLondonDateTime(session.startAt)} London.`}
      onClose={busy ? undefined : () => guard.leave(onClose)}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {startAt ? `Move to ${formatLondonDateTime(startAt)}` : 'Move session'}
          </Button>
        </>
      }
    >
      {guard.dialog}
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <NewStart session={session} week={week} move={move} />
        <TextArea
          label="Reason"
          rows={2}
          most={sessionReschedule.reason}
          value={reason}
          error={faults.reason}
          help="The candidate and the tutor read it. The tutor stays if they are free then."
          onChange={({ target }) => set({ reason: target.value }, 'reason')}
        />
        {fee > 0 && (
          <Checkbox
            label={`Take the fee of ${formatMoney(fee)} from the candidate`}
            help="Leave it out where the school is the cause."
            checked={chargeFee}
            onChange={({ target }) => set({ chargeFee: target.checked })}
          />
        )}
      </form>
    </Dialog>
  )
}

interface NewStartProps {
  session: SessionToMoveQuery['session']
  week: ReturnType<typeof useStarts>
  move: ReturnType<typeof useMove>
}

/** The free starts of a week, one of which is chosen. */
const NewStart = ({ session, week, move: { startAt, faults, set } }: NewStartProps) => (
  <>
    <h3 className="vh" tabIndex={-1} data-initial-focus>
      New start
    </h3>
    <StartWeek
      {...week}
      oneDay={session.sessionType?.mode !== 'live'}
      chosen={startAt}
      onChoose={(from) => set({ startAt: from }, 'start')}
      none={(onLater) => <NobodyFree onLater={onLater} />}
    />
    <FieldNotes id="start" error={faults.start ?? null} />
  </>
)

const NobodyFree = ({ onLater }: { onLater: (() => void) | undefined }) => (
  <EmptyState
    icon="calendar"
    title="No tutor is free in these weeks"
    action={onLater && <Button onClick={onLater}>Look at the next four weeks</Button>}
  >
    Only tutors who may conduct the mock of this session count.
  </EmptyState>
)
