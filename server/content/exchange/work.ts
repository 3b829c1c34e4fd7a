import { type ChildProcess, fork } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FileUnreadable } from '../../gateways/exchange/neutral-block'
import { limitedCommand } from '../../gateways/files/limited-process'
import type { Services } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import { root } from '../../kernel/root'
import { spoken } from '../../kernel/spoken'
import { within } from '../../kernel/time/waiting'
import type { Answered, Asked, Heard, Part } from './words'

/** Of the heap, and of all memory that only the process has: what is unpacked lies outside the heap. */
const HEAP_MB = 192
const MEMORY_MB = 512

const here = fileURLToPath(import.meta.url)
/** The built process lies beside the built server. A run of tests builds one for all of its servers. */
const built = here.endsWith('.ts') ? process.env.EXCHANGE_PROCESS : join(dirname(here), 'exchange-thread.js')
const file = built ?? join(dirname(here), 'thread.ts')
/** Sources are TypeScript, which the process learns to read first. */
const loader = built ? [] : ['--import', 'tsx']

function begin(asked: Asked): ChildProcess {
  const [execPath, ...execArgv] = limitedCommand(process.execPath, MEMORY_MB)
  const child = fork(file, [], {
    execPath,
    execArgv: [...execArgv, `--max-old-space-size=${HEAP_MB}`, ...loader],
    cwd: root,
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // What fails while nobody waits for a word is told by the end of the process.
  child.on('error', () => {})
  child.send({ asked, locale: spoken() }, () => {})
  return child
}

let last: Promise<unknown> = Promise.resolve()

type Waits = Pick<Services, 'clock' | 'settings'>

/** What processes may still think, in milliseconds. */
interface ThreadTime {
  left: number
}

export const threadTime = ({ settings }: Waits): ThreadTime => ({ left: settings.patience.exchangeMs })

interface Terms {
  services: Waits
  /** Gives the parts to write. */
  nextPart?: () => Promise<Part>
  /** The longest wait for its turn, in milliseconds; without it, as long as it takes. */
  wait?: number
  /** Shared by processes that do parts of one work. */
  time?: ThreadTime
}

/** Waits for those who came before: one process works at a time, so that many files at once take no more memory than one. Throws CONFLICT after `wait`. */
async function turn({ clock }: Waits, wait: number | undefined): Promise<() => void> {
  const before = last
  let end = () => {}
  last = new Promise<void>((resolve) => {
    end = resolve
  })
  if (wait === undefined) await before
  else if (
    await within(
      clock,
      { ms: wait, late: () => true },
      before.then(() => false),
    )
  ) {
    // Those behind it still wait for those before it.
    void before.then(end)
    throw conflict('The server is busy with other files of questions. Please try again in a moment.')
  }
  return end
}

/**
 * The words of a process that does some work, given parts to write when it asks. Throws FileUnreadable if the file is at fault or too much, CONFLICT if its
 * turn did not come in time.
 */
export async function* exchange(
  asked: Asked,
  { services, nextPart, wait, time = threadTime(services) }: Terms,
): AsyncGenerator<Heard> {
  const end = await turn(services, wait)
  let thread: ChildProcess | undefined
  try {
    thread = begin(asked)
    for (let word = nextWord(thread, services, time); ; ) {
      const said = await word
      if (said.kind === 'end') return
      if (said.kind === 'unreadable') throw new FileUnreadable(said.message, said.line)
      if (said.kind === 'broken') throw new Error(`the process of exchange failed: ${said.message}`)
      let reply: Part = null
      if (said.kind === 'next') reply = (await nextPart?.()) ?? null
      else yield said
      word = nextWord(thread, services, time)
      thread.send({ reply }, () => {})
    }
  } finally {
    thread?.kill('SIGKILL')
    end()
  }
}

function nextWord(thread: ChildProcess, { clock, settings }: Waits, time: ThreadTime): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const since = clock.elapsed()
    const cancel = clock.after(Math.min(settings.patience.exchangeWordMs, time.left), () => fail())
    const fail = () =>
      settle(() => reject(new FileUnreadable('This file takes too long to read, or too much memory. Divide it.')))
    const broke = (error: Error) => settle(() => reject(error))
    const settle = (work: () => void) => {
      cancel()
      time.left -= clock.elapsed() - since
      thread.off('message', heard).off('error', broke).off('exit', fail)
      work()
    }
    const heard = (said: unknown) => settle(() => resolve(said as Answered))
    thread.on('message', heard).on('error', broke).on('exit', fail)
    // It may have ended before anybody waited.
    if (thread.exitCode !== null || thread.signalCode !== null) fail()
  })
}
