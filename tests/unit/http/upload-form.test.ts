import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Upload } from '../../../server/kernel/graphql/upload'
import { readUploadForm } from '../../../server/kernel/http/upload-form'
import { field, file, formOf, headOf } from '../../server/attack/forms/form'
import { exchange } from '../../server/attack/forms/raw-request'

let server: Server
let port: number
/** The milliseconds for which the file waits for its reader. */
let patience = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    read(request).then(
      (text) => response.end(text),
      (error: Error) => response.end(error.message),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as { port: number }).port
})
afterAll(() => server.close())

async function read(request: IncomingMessage) {
  const form = readUploadForm(request)
  try {
    const { variables } = (await form.operations) as { variables: { file: Upload } }
    const { filename, createReadStream } = await variables.file.file
    const stream = createReadStream()
    await after(patience)
    return `${filename} ${hashOf(await buffer(stream))}`
  } finally {
    form.release()
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const nearlyBoundary = fc.constantFrom('\r\n--', '\r\n--x', '\r\n', '\r', '--x--', '\r\n--y\r\n', 'text')
const content = fc.oneof(
  fc.uint8Array({ maxLength: 5_000 }).map((bytes) => Buffer.from(bytes)),
  fc.array(nearlyBoundary).map((texts) => Buffer.from(texts.join('').replaceAll(/(^|\r\n)--x/g, '$1--y'))),
  fc.integer({ min: 0, max: 400_000 }).map((size) => Buffer.alloc(size, 'some text, ')),
)

const send = (bytes: Buffer, size: number) => {
  const body = formOf(
    [
      field('operations', '{"query":"","variables":{"file":null}}'),
      field('map', '{"0":["variables.file"]}'),
      file('0', 'a.txt', bytes),
    ],
    'x',
  )
  const step = Math.max(size, Math.ceil(body.length / 300))
  const pieces = Array.from({ length: Math.ceil(body.length / step) }, (_, at) =>
    body.subarray(at * step, (at + 1) * step),
  )
  return exchange(port, { head: headOf({ length: body.length }), pieces })
}

describe('the file of a form', () => {
  it('arrives unchanged, however it is cut into pieces', async () => {
    await fc.assert(
      fc.asyncProperty(content, fc.integer({ min: 1, max: 100_000 }), async (bytes, size) => {
        expect((await send(bytes, size)).body).toBe(`a.txt ${hashOf(bytes)}`)
      }),
      { numRuns: 150, seed: 9 },
    )
  })

  it('arrives unchanged where its reader comes late', async () => {
    patience = 100
    const bytes = Buffer.alloc(3_000_000, 'some text, ')
    expect((await send(bytes, 70_000)).body).toBe(`a.txt ${hashOf(bytes)}`)
    patience = 0
  })
})
