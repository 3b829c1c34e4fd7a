// Loaded into a server before it starts, to tell how long a turn of its event loop lasts at most and what it keeps in memory.
import { renameSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()

process.on('SIGUSR2', () => {
  const file = process.env.LOOP_FILE ?? ''
  const longestMs = delay.max / 1e6
  // What is garbage is not kept; without --expose-gc it is counted.
  globalThis.gc?.()
  writeFileSync(`${file}.new`, JSON.stringify({ longestMs, heapMiB: process.memoryUsage().heapUsed / 2 ** 20 }))
  renameSync(`${file}.new`, file)
  // The turn of this very handler is none of the server's.
  setTimeout(() => delay.reset(), 50)
})
