import type { Lock, Locker, RequestRelease } from '@tus/utils'
import type { Services } from '../../kernel/context'
import { pause } from '../../kernel/time/waiting'

interface Held {
  askToLeave: RequestRelease
  left: Promise<void>
  leave: () => void
}

const late = () => ({ status_code: 423, body: 'Another request is still sending this file. Please try again.' })

/** Lets one request at a time work on an upload; one that comes asks the one before to end, which may hang on a lost connection. */
export function createUploadLocks({ clock, settings }: Pick<Services, 'clock' | 'settings'>): Locker {
  const held = new Map<string, Held>()

  async function take(id: string, signal: AbortSignal, askToLeave: RequestRelease) {
    const until = clock.elapsed() + settings.patience.uploadTurnMs
    for (let before = held.get(id); before; before = held.get(id)) {
      await before.askToLeave()
      await Promise.race([before.left, pause(clock, until - clock.elapsed(), { unref: true })])
      if (signal.aborted || clock.elapsed() >= until) throw late()
    }
    let leave = () => {}
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    held.set(id, { askToLeave, left, leave })
  }

  return {
    newLock: (id): Lock => ({
      lock: (signal, askToLeave) => take(id, signal, askToLeave),
      async unlock() {
        held.get(id)?.leave()
        held.delete(id)
      },
    }),
  }
}
