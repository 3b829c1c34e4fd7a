import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { cleanHtml, isTooIntricate } from '../gateways/rich-text'
import type { Services } from '../kernel/context'
import { root } from '../kernel/root'
import { withLists } from './docx-lists'
import { isOfAPerson } from './docx-size'

const MOST_HTML = 2_000_000
const MEMORY_MB = 192

/** A Word document as clean HTML: its text, headings, lists and tables. Null if it cannot be read, or is larger than a person writes. */
export async function docxHtml(bytes: Buffer, services: Waits): Promise<string | null> {
  if (!(await isOfAPerson(bytes))) return null
  const found = await converted(bytes, services)
  if (!found || found.html.length > MOST_HTML) return null
  const html = withLists(found.html, found.sign)
  if (isTooIntricate(html)) return null
  return withoutEnd(cleanHtml(html)) || null
}

/** Empty lines stay where they stand between others. */
const withoutEnd = (html: string) => html.replace(/(<p><\/p>)+$/, '')

type Waits = Pick<Services, 'clock' | 'settings'>

interface Converted {
  html: string
  /** Stands around what was counted, for withLists(). */
  sign: string
}

interface Reading {
  thread: Worker
  /** What waits for the thread's answer. */
  waiting: ((found: Converted | null) => void) | null
}

let reading: Reading | null = null
let last: Promise<unknown> = Promise.resolve()

/** Asks the thread, one document after another; one that takes too long or too much ends its thread, and the next has a new one. */
function converted(bytes: Buffer, services: Waits): Promise<Converted | null> {
  const mine = last.then(() => ask(bytes, services))
  last = mine
  return mine
}

function ask(bytes: Buffer, { clock, settings }: Waits): Promise<Converted | null> {
  reading ??= begin()
  const mine = reading
  mine.thread.ref()
  return new Promise((resolve) => {
    const cancel = clock.after(settings.patience.documentMs, () => end(mine))
    mine.waiting = (found) => {
      cancel()
      mine.waiting = null
      // An idle thread keeps no process alive.
      mine.thread.unref()
      resolve(found)
    }
    mine.thread.postMessage(bytes)
  })
}

function begin(): Reading {
  const thread = new Worker(join(root, 'server/files/docx-thread.mjs'), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
  })
  const mine: Reading = { thread, waiting: null }
  thread.on('message', (found: Converted | null) => mine.waiting?.(found))
  thread.on('error', () => end(mine))
  thread.on('exit', () => end(mine))
  return mine
}

function end(mine: Reading): void {
  if (reading === mine) reading = null
  void mine.thread.terminate()
  mine.waiting?.(null)
}
