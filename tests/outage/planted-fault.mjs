// Loaded into the server by a test: at SIGUSR2 something goes wrong that nobody foresaw, as often as PLANTED names it.
import { Worker } from 'node:worker_threads'

/** @type {Set<Worker>} */
const threads = new Set()
const { postMessage } = Worker.prototype
Worker.prototype.postMessage = function (...message) {
  threads.add(this)
  return postMessage.apply(this, message)
}

/** @type {Record<string, () => void>} */
const faults = {
  rejection: () => void Promise.reject(new Error('a planted rejection')),
  exception: () =>
    void setTimeout(() => {
      throw new Error('a planted exception')
    }),
  'lost thread': () => {
    for (const thread of threads) void thread.terminate()
  },
}

process.on('SIGUSR2', () => {
  for (const name of process.env.PLANTED?.split(',') ?? []) faults[name]?.()
})
