import { beginsAtBooking } from '../../../rules/booking/start'
import { invalidate, useAction, useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { useLive } from '../../providers/live/live'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { TimeLeft } from '../../ui/time/countdown'
import { When } from '../../ui/time/when'
import { confirmationOf } from './booked-from-here'
import { LetGo, OwnHold } from './booking.documents'
import styles from './starts/starts.module.css'

const READ_AGAIN = ['OwnHold', 'FreeStarts']

/** The person's present hold, which keeps its mock from being offered again, with buttons to pay for it or release it. */
export function HeldNotice() {
  const { data } = useApi(OwnHold, undefined, { staleTime: 0 })
  useLive(['Session'], ['OwnHold'])
  const letGo = useAction(LetGo, { onSuccess: () => void invalidate(...READ_AGAIN) })
  const held = data?.userSessions.entries.find(({ holdUntil }) => holdUntil && Date.parse(holdUntil) > now())
  if (!held?.holdUntil) return null
  const left = <TimeLeft end={held.holdUntil} now={now} onEnd={() => void invalidate(...READ_AGAIN)} />
  return (
    <section className={styles.held} aria-label="Your hold">
      {held.sessionType && beginsAtBooking(held.sessionType.mode) ? (
        <p>
          <strong>{held.name}</strong> is held for you for {left}.
        </p>
      ) : (
        <p>
          <strong>{held.name}</strong>, <When at={held.startAt} />, is held for you for {left}.
        </p>
      )}
      <LinkButton size="sm" to={confirmationOf(held.id)}>
        Confirm and pay
      </LinkButton>
      <Button
        size="sm"
        variant="quiet"
        busy={letGo.isPending}
        onClick={() => letGo.mutate({ id: held.id, idempotencyKey: `let-go:${held.id}` })}
      >
        Release this time
      </Button>
    </section>
  )
}
