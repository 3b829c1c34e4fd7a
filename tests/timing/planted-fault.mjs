// A test loads this into the server. At SIGUSR2 it plants each unforeseen fault that PLANTED names.
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
