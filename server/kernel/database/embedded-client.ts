import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { root } from '../root'

/** A statement on its way to the thread. */
export interface Asked {
  id: number
  text: string
  values: unknown[] | undefined
}

interface Result {
  rows: (string | null)[][]
  fields: { name: string; dataTypeID: number }[]
  rowCount: number
  /** The command that ran. A commit of a failed transaction answers `ROLLBACK`. */
  command: string
}

interface Refused {
  message: string
  code: string | undefined
  detail: string | undefined
  constraint: string | undefined
  table: string | undefined
  column: string | undefined
}

/** An answer of the thread. */
export type Answered = { id: number; result: Result } | { id: number; refusal: Refused }

/** The part of node-postgres's interface that the product and Drizzle use. */
export interface Config {
  text: string
  values?: unknown[]
  rowMode?: string
  types?: Pick<typeof pg.types, 'getTypeParser'>
}

export interface EmbeddedClient {
  /** Answers like node-postgres. A text without values may hold several statements; the rows are those of the last one. */
  query(
    config: Config,
    values?: unknown[],
  ): Promise<{
    rows: Record<string, unknown>[]
    rowCount: number | null
    command: string
  }>
  /** Closes after all earlier statements are answered. */
  close(): Promise<void>
}

type Parse = (text: string) => unknown

function read({ rows, fields, rowCount, command }: Result, { types = pg.types, rowMode }: Config) {
  const parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as Parse)
  const cells = (row: (string | null)[]) => row.map((cell, at) => (cell === null ? null : (parsers[at] as Parse)(cell)))
  const named = (row: (string | null)[]) =>
    Object.fromEntries(cells(row).map((cell, at) => [fields[at]?.name, cell] as const))
  const read = rowMode === 'array' ? rows.map(cells) : rows.map(named)
  return { rows: read as Record<string, unknown>[], fields, rowCount, command }
}

interface Waiting {
  resolve(result: Result): void
  reject(error: Error): void
}

let compiled: Promise<WebAssembly.Module> | undefined

/** The database's own code, compiled once per process, because compiling is the slowest part of its start. */
function program(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  compiled ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

export interface EmbeddedOptions {
  /** The folder of its files; without it, it runs in memory. */
  dataDir?: string
  /** A dump to start from if there are no files yet. */
  loadDataDir?: Blob
}

/** Handles one answer in each turn of the loop, so that the server can accept connections in between. */
function oneEachTurn(handle: (answered: Answered) => void) {
  const come: Answered[] = []
  const next = () => {
    const answered = come.shift()
    if (come.length) setImmediate(next)
    if (answered) handle(answered)
  }
  return (answered: Answered) => {
    if (come.push(answered) === 1) setImmediate(next)
  }
}

/** Starts the embedded database in its own thread, so that no statement delays other requests. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedClient> {
  const thread = new Worker(join(root, 'server/kernel/database/embedded-thread.mjs'), {
    workerData: { ...options, pgliteWasmModule: await program() },
    execArgv: [],
  })
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let lost: Error | undefined
  let isClosing = false
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()))

  await new Promise<void>((resolve, reject) => {
    thread.once('message', () => resolve())
    thread.once('error', reject)
  })
  const settle = (answered: Answered) => {
    const each = waiting.get(answered.id)
    waiting.delete(answered.id)
    if ('result' in answered) each?.resolve(answered.result)
    else each?.reject(Object.assign(new Error(answered.refusal.message), answered.refusal))
  }
  thread.on('message', oneEachTurn(settle))
  const lose = (error: Error) => {
    lost ??= error
    for (const { reject } of waiting.values()) reject(lost)
    waiting.clear()
  }
  thread.on('error', lose)
  thread.once('exit', () => {
    if (isClosing) return
    lose(new Error('the thread of the embedded database ended'))
    // The process is useless without its database: it ends in order, and its supervisor starts it again.
    throw lost
  })

  return {
    async query(config, values = config.values) {
      if (lost) throw lost
      const id = ++asked
      const result = await new Promise<Result>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        thread.postMessage({ id, text: config.text, values } satisfies Asked)
      })
      return read(result, config)
    },
    async close() {
      isClosing = true
      thread.postMessage('close')
      await ended
    },
  }
}
