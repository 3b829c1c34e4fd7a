import type { Services } from '../../kernel/context'
import { within } from '../../kernel/time/waiting'

/** Each person's message that is under way, by the pusher that sends it. */
const underWay = new WeakMap<Services['pusher'], Map<string, Promise<void>>>()

/** Sends one message to a person at a time, so that a push service that keeps silent holds up nobody else's. False if another was under way for too long. */
export async function inTurn({ pusher, clock, settings }: Services, userId: string, send: () => Promise<void>) {
  const turns = underWay.get(pusher) ?? new Map<string, Promise<void>>()
  underWay.set(pusher, turns)
  const ms = settings.patience.pushTurnMs
  const begun = clock.elapsed()
  for (let before = turns.get(userId); before; before = turns.get(userId)) {
    const left = ms - (clock.elapsed() - begun)
    const isFree =
      left > 0 &&
      (await within(
        clock,
        { ms: left, late: () => false },
        before.then(() => true),
      ))
    if (!isFree) return false
  }
  const sending = send()
  const ended = sending.then(
    () => {},
    () => {},
  )
  turns.set(userId, ended)
  void ended.then(() => turns.delete(userId))
  await sending
  return true
}
