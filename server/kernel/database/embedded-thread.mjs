// The thread of the embedded database. It answers statements one by one, in the order of arrival, with every value as text.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** @typedef {import('./embedded-client').Asked} Asked */
/** @typedef {import('./embedded-client').Answered} Answered */

if (!parentPort) throw new Error('this is the thread of the embedded database, started by embedded-client.ts')
const port = parentPort

/** @type {import('./embedded-client').EmbeddedOptions & { pgliteWasmModule: WebAssembly.Module }} */
const options = workerData
const lite = await PGlite.create({ ...options, extensions: { btree_gist, pg_trgm } })
// Text is faster to hand over than parsed values, and the parsers for a server's answers can read it.
for (const type of Object.keys(lite.parsers)) lite.parsers[Number(type)] = (text) => text

/** @param {Asked} asked */
async function answer({ text, values }) {
  const result = values?.length
    ? await lite.query(text, values, { rowMode: 'array' })
    : (await lite.exec(text, { rowMode: 'array' })).at(-1)
  const rows = /** @type {(string | null)[][]} */ (/** @type {unknown} */ (result?.rows ?? []))
  const {
    fields = [],
    affectedRows,
    command = '',
  } = /** @type {{ command?: string } & Partial<typeof result>} */ (result ?? {})
  return { rows, fields, rowCount: affectedRows || rows.length, command }
}

/** @param {unknown} error */
function refusal(error) {
  const { message, code, detail, constraint, table, column } = /** @type {Record<string, string>} */ (error)
  return { message: message ?? String(error), code, detail, constraint, table, column }
}

/** @param {Asked} asked */
async function reply(asked) {
  /** @type {Answered} */
  const answered = await answer(asked).then(
    (result) => ({ id: asked.id, result }),
    (error) => ({ id: asked.id, refusal: refusal(error) }),
  )
  port.postMessage(answered)
}

let last = Promise.resolve()
port.on('message', (/** @type {Asked | 'close'} */ message) => {
  last = last.then(async () => {
    if (message !== 'close') return reply(message)
    await lite.close()
    port.close()
  })
})
port.postMessage('open')
