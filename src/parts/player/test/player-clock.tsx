import { now } from '../../../providers/device/clock'
import { Countdown } from '../../../ui/time/countdown'
import { Elapsed } from '../../../ui/time/elapsed'
import type { Attempt } from './attempt-parts'

interface PlayerClockProps {
  attempt: Attempt
  /** The time that was measured so far, in milliseconds; null: none is. */
  ms: (() => number) | null
  onEnd: () => void
  unseen: boolean
}

/** The time that is left of a test, or, where nothing ends it, the time that it has taken so far. */
export function PlayerClock({ attempt: { endsAt }, ms, onEnd, unseen }: PlayerClockProps) {
  if (endsAt)
    return (
      <Countdown end={endsAt} now={now} overText="0:00" onEnd={onEnd} unseen={unseen}>
        left
      </Countdown>
    )
  return (
    ms && (
      <Elapsed ms={ms} unseen={unseen}>
        so far
      </Elapsed>
    )
  )
}
