import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { FileUnreadable } from '../../gateways/exchange/neutral-block'
import type { Services } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import { spoken } from '../../kernel/spoken'
import { within } from '../../kernel/time/waiting'
import type { Answered, Asked, Heard, Part } from './words'

const MEMORY_MB = 192

const here = fileURLToPath(import.meta.url)
const isSource = here.endsWith('.ts')
/** The built thread lies beside the built server. */
const file = join(dirname(here), isSource ? 'thread.ts' : 'exchange-thread.js')

/** Sources are TypeScript, which a thread learns to read first. */
const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file)}) })`

function begin(asked: Asked): Worker {
  const options = {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    workerData: { asked, locale: spoken() },
  }
  return isSource ? new Worker(fromSource, { ...options, eval: true }) : new Worker(file, options)
}

let last: Promise<unknown> = Promise.resolve()

type Waits = Pick<Services, 'clock' | 'settings'>

/** What threads may still think, in milliseconds. */
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
  /** Shared by threads that do parts of one work. */
  time?: ThreadTime
}

/** Waits for those who came before: one thread works at a time, so that many files at once take no more memory than one. Throws CONFLICT after `wait`. */
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
 * The words of a thread that does some work, given parts to write when it asks. Throws FileUnreadable if the file is at fault or too much, CONFLICT if its
 * turn did not come in time.
 */
export async function* exchange(
  asked: Asked,
  { services, nextPart, wait, time = threadTime(services) }: Terms,
): AsyncGenerator<Heard> {
  const end = await turn(services, wait)
  let thread: Worker | undefined
  try {
    thread = begin(asked)
    for (let word = nextWord(thread, services, time); ; ) {
      const said = await word
      if (said.kind === 'end') return
      if (said.kind === 'unreadable') throw new FileUnreadable(said.message, said.line)
      if (said.kind === 'broken') throw new Error(`the thread of exchange failed: ${said.message}`)
      let reply: Part = null
      if (said.kind === 'next') reply = (await nextPart?.()) ?? null
      else yield said
      word = nextWord(thread, services, time)
      thread.postMessage(reply)
    }
  } finally {
    await thread?.terminate()
    end()
  }
}

function nextWord(thread: Worker, { clock, settings }: Waits, time: ThreadTime): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const since = clock.elapsed()
    const cancel = clock.after(Math.min(settings.patience.exchangeWordMs, time.left), () => fail())
    const fail = () =>
      settle(() => reject(new FileUnreadable('This file takes too long to read, or too much memory. Divide it.')))
    const broke = (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? fail() : settle(() => reject(error))
    const settle = (work: () => void) => {
      cancel()
      time.left -= clock.elapsed() - since
      thread.off('message', heard).off('error', broke).off('exit', fail)
      work()
    }
    const heard = (said: Answered) => settle(() => resolve(said))
    thread.on('message', heard).on('error', broke).on('exit', fail)
  })
}
