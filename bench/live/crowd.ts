import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { openSocket, type RawSocket } from './raw-socket'

/** The texts that one socket of the crowd sends. Each part follows the answer to the one before. */
export type Guest = readonly (readonly string[])[]

/** An order to the process of the crowd. */
export type Order =
  | { do: 'open'; side: string; port: number; path: string; protocol?: string; guests: readonly Guest[] }
  | { do: 'ask'; side: string; post: Post; expected: number; pid: number }
  | { do: 'leave'; side: string }

export interface Post {
  port: number
  path: string
  headers: Record<string, string>
  body: string
}

/** The times of one change, in milliseconds. */
export interface Round {
  /** From the mutation's answer until the first socket has its message. It is negative where the message came before. */
  first: number
  /** From the mutation's answer until the last socket has its message. */
  afterAnswer: number
  /** From the question until the last socket has its message. */
  afterQuestion: number
  heard: number
  /** The server's main thread's work in that time. */
  cpu: number
  answer: string
}

export type Report = { done: true; round?: Round } | { done: false; problem: string }

const AT_ONCE = 50
const WITHIN_MS = 20_000
/** A second message to the same socket would arrive within this time. */
const QUIET_MS = 150

const crowds = new Map<string, { sockets: RawSocket[]; tally: { heard: number; told: () => void } }>()
const agent = new Agent({ keepAlive: true })

async function open({ side, port, path, protocol, guests }: Extract<Order, { do: 'open' }>) {
  const tally = { heard: 0, told: () => {} }
  const sockets: RawSocket[] = []
  const queue = [...guests]
  const enter = async () => {
    for (let guest = queue.pop(); guest; guest = queue.pop()) {
      const socket = await openSocket({
        port,
        path,
        ...(protocol && { protocol }),
        lost: (reason) => fail(`${side}: ${reason}`),
      })
      sockets.push(socket)
      for (const texts of guest) await answerTo(socket, texts)
      socket.hear(() => {
        tally.heard++
        tally.told()
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, enter))
  crowds.set(side, { sockets, tally })
}

function answerTo(socket: RawSocket, texts: readonly string[]) {
  return new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`nothing answers ${texts}`)), WITHIN_MS)
    socket.hear((answer) => {
      clearTimeout(late)
      if (answer.includes('"error"')) reject(new Error(answer.toString()))
      else resolve()
    })
    for (const text of texts) socket.send(text)
  })
}

/** Sends a change and waits until so many messages have arrived, then a moment for any extra one. */
async function ask({ side, post, expected, pid }: Extract<Order, { do: 'ask' }>): Promise<Round> {
  const crowd = crowds.get(side)
  if (!crowd) throw new Error(`${side} has no crowd`)
  const { tally } = crowd
  tally.heard = 0
  let [first, last] = [0, 0]
  const allTold = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${side}: ${tally.heard} of ${expected} heard`)), WITHIN_MS)
    tally.told = () => {
      if (tally.heard === 1) first = performance.now()
      if (tally.heard !== expected) return
      last = performance.now()
      clearTimeout(late)
      resolve()
    }
  })
  const before = workOf(pid)
  const asked = performance.now()
  const { at, body } = await sent(post)
  await allTold
  const cpu = workOf(pid) - before
  await new Promise((done) => setTimeout(done, QUIET_MS))
  return {
    first: first - at,
    afterAnswer: last - at,
    afterQuestion: last - asked,
    heard: tally.heard,
    cpu,
    answer: body,
  }
}

function sent({ port, path, headers, body }: Post) {
  return new Promise<{ at: number; body: string }>((resolve, reject) => {
    const asking = request({ agent, port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
      const at = performance.now()
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.once('end', () => resolve({ at, body: text }))
    })
    asking.once('error', reject)
    asking.end(body)
  })
}

/** The running time of a process's main thread, in milliseconds. */
const workOf = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

function leave(side: string) {
  for (const socket of crowds.get(side)?.sockets ?? []) socket.end()
  crowds.delete(side)
}

// Servers end after the parent process has left, so a report may fail then, and the callback ignores that.
const report = (what: Report) => void process.send?.(what, () => {})
const fail = (problem: string) => report({ done: false, problem })

process.on('message', (order: Order) => {
  const work = order.do === 'open' ? open(order) : order.do === 'ask' ? ask(order) : Promise.resolve(leave(order.side))
  work.then(
    (round) => report({ done: true, ...(round && { round }) }),
    (error: Error) => fail(error.message),
  )
})
process.on('disconnect', () => process.exit(0))
