import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import pg from 'pg'

/** A statement on its way to the database. */
export interface Heard {
  text: string
  isPrepared: boolean
}

const listening = new AsyncLocalStorage<Heard[]>()

function hear(text: string, name: string | undefined) {
  listening.getStore()?.push({ text, isPrepared: Boolean(name) })
}

/** Listens where statements leave the process, for both kinds of database, and answers how to stop. The embedded database prepares none. */
export function listenToStatements(): () => void {
  const { query } = pg.Client.prototype
  const { connect } = pg.Pool.prototype
  const { postMessage } = Worker.prototype
  // A caller that waits for a free connection keeps its own list.
  pg.Pool.prototype.connect = function (this: pg.Pool, waiting?: () => void) {
    return Reflect.apply(connect, this, waiting ? [AsyncResource.bind(waiting)] : [])
  } as typeof connect
  pg.Client.prototype.query = function (this: pg.Client, config: string | { text: string; name?: string }) {
    if (typeof config === 'string') hear(config, undefined)
    else hear(config.text, config.name)
    // biome-ignore lint/complexity/noArguments: passes all arguments on to the library
    return Reflect.apply(query, this, arguments)
  } as typeof query
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: never[]) {
    if (typeof message === 'object' && message && 'text' in message) hear(String(message.text), undefined)
    return postMessage.call(this, message, ...rest)
  }
  return () => {
    pg.Client.prototype.query = query
    pg.Pool.prototype.connect = connect
    Worker.prototype.postMessage = postMessage
  }
}

/** The statements of this work, without those that others send meanwhile. */
export async function statementsOf<Result>(work: () => Promise<Result>) {
  const heard: Heard[] = []
  const result = await listening.run(heard, work)
  return { heard: [...heard], result }
}
