/** Does something later. */
export interface Timing {
  /** Acts once, when so many milliseconds have passed. Returns a function that cancels it. */
  after(ms: number, act: () => void, terms?: Terms): Cancel
  /** Acts each time that so many milliseconds have passed. Returns a function that ends it. */
  every(ms: number, act: () => void, terms?: Terms): Cancel
}

export type Cancel = () => void

interface Terms {
  /** Lets the process end although this is still to come. */
  unref?: boolean
  /** False for what goes by the real time, although a test moves the clock. */
  isMoved?: boolean
}

interface Timer {
  act: () => void
  /** The time that it goes by. */
  passed: () => number
  due: number
  again: boolean
  ms: number
  unref: boolean
  node?: NodeJS.Timeout
}

/** The longest wait of Node's timers, some 24 days; a longer one acts at once there. */
const LONGEST_MS = 2 ** 31 - 1

interface Times {
  /** Milliseconds that have passed by the clock. */
  elapsed: () => number
  /** Milliseconds that have really passed. */
  real: () => number
}

/** Node's timers, on a clock that can be moved. */
export function createTimers({ elapsed, real }: Times): Timing & { catchUp(): void } {
  const waiting = new Set<Timer>()

  function arm(timer: Timer) {
    clearTimeout(timer.node)
    const left = Math.max(0, timer.due - timer.passed())
    timer.node = setTimeout(() => look(timer), Math.min(left, LONGEST_MS))
    if (timer.unref) timer.node.unref()
  }

  /** Node's timers may come a moment early, and a long wait is divided. */
  function look(timer: Timer) {
    if (timer.due > timer.passed()) arm(timer)
    else come(timer)
  }

  function come(timer: Timer) {
    clearTimeout(timer.node)
    if (timer.again) {
      timer.due = timer.passed() + timer.ms
      arm(timer)
    } else waiting.delete(timer)
    timer.act()
  }

  function begin(
    act: () => void,
    { ms, again, unref = false, isMoved = true }: Terms & { ms: number; again: boolean },
  ): Cancel {
    const passed = isMoved ? elapsed : real
    const timer: Timer = { act, passed, due: passed() + Math.max(0, ms), again, ms, unref }
    waiting.add(timer)
    arm(timer)
    return () => {
      clearTimeout(timer.node)
      waiting.delete(timer)
    }
  }

  return {
    after: (ms, act, terms) => begin(act, { ...terms, ms, again: false }),
    every: (ms, act, terms) => begin(act, { ...terms, ms, again: true }),
    /** Acts for all that is due after the clock was moved, and lets the others wait for less. */
    catchUp() {
      const moved = [...waiting].filter(({ passed }) => passed === elapsed)
      for (const timer of moved) arm(timer)
      const due = moved.filter((timer) => timer.due <= elapsed()).sort((one, other) => one.due - other.due)
      // One that acts may cancel another.
      for (const timer of due) if (waiting.has(timer)) come(timer)
    },
  }
}
