import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '../root'
import type { Clock } from '../time/clock'

interface ReadingThread {
  /** What it runs, from the root: it answers each message with one. */
  file: string
  /** What it may take of memory, in megabytes: what lives long, and what was just made. */
  memory: { old: number; young: number }
}

interface Running<Found> {
  thread: Worker
  /** What waits for the thread's answer. */
  waiting: ((found: Found | null) => void) | null
}

interface Wait {
  clock: Clock
  /** How long one may take, in milliseconds. */
  most: number
}

/**
 * Reads what strangers send in a thread of its own, one after another. Null is answered for what takes too long or too much: that ends its thread, and
 * the next has a new one. An idle thread keeps no process alive.
 */
export function readingThread<Asked, Found>({ file, memory }: ReadingThread) {
  let running: Running<Found> | null = null
  let last: Promise<unknown> = Promise.resolve()

  function begin(): Running<Found> {
    const thread = new Worker(join(root, file), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memory.old, maxYoungGenerationSizeMb: memory.young },
    })
    const mine: Running<Found> = { thread, waiting: null }
    thread.on('message', (found: Found) => mine.waiting?.(found))
    thread.on('error', () => end(mine))
    thread.on('exit', () => end(mine))
    return mine
  }

  function end(mine: Running<Found>): void {
    if (running === mine) running = null
    void mine.thread.terminate()
    mine.waiting?.(null)
  }

  function ask(asked: Asked, { clock, most }: Wait): Promise<Found | null> {
    running ??= begin()
    const mine = running
    mine.thread.ref()
    return new Promise((resolve) => {
      const cancel = clock.after(most, () => end(mine))
      mine.waiting = (found) => {
        cancel()
        mine.waiting = null
        mine.thread.unref()
        resolve(found)
      }
      mine.thread.postMessage(asked)
    })
  }

  return (asked: Asked, wait: Wait): Promise<Found | null> => {
    const mine = last.then(() => ask(asked, wait))
    last = mine
    return mine
  }
}
