// A server loads this before it starts, to report the longest turn of its event loop and its memory in use.
import { renameSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()

process.on('SIGUSR2', () => {
  const file = process.env.LOOP_FILE ?? ''
  const longestMs = delay.max / 1e6
  // A collection leaves garbage out of the figure. Without --expose-gc it is included.
  globalThis.gc?.()
  writeFileSync(`${file}.new`, JSON.stringify({ longestMs, heapMiB: process.memoryUsage().heapUsed / 2 ** 20 }))
  renameSync(`${file}.new`, file)
  // This handler's own turn does not count.
  setTimeout(() => delay.reset(), 50)
})
