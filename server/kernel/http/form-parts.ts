import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Busboy, type BusboyConfig, type BusboyHeaders } from '@fastify/busboy'
import { Refusal } from '../errors'

export interface FilePart {
  field: string
  filename: string
  mimetype: string
  stream: Readable
}

interface Listener {
  /** An error thrown here becomes the form's fault. */
  field(name: string, value: string): void
  file(part: FilePart): void
  /** All parts have come, except perhaps the file's bytes. */
  ended(): void
  /** The form's fault; called once, and nothing is called after it. */
  failed(reason: Error): void
}

/** A malformed form: the fault of the request, whatever the operation did. */
export class MalformedForm extends Refusal {
  constructor(message = 'The form is malformed.') {
    super('VALIDATION', message)
  }
}

/** A file's name as its sender has it. Source: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
const nameIn = (filename: string) => filename.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')

function parserFor(request: IncomingMessage, limits: BusboyConfig['limits']) {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits })
  } catch {
    throw new MalformedForm('The form names no boundary.')
  }
}

/**
 * The parser waits only for a file's reader. But after it skips a large part with a malformed header it never continues. So a form that nobody reads is
 * given up after a turn.
 */
async function drained(parser: ReturnType<typeof parserFor>, filesOver: Promise<unknown>, signal: AbortSignal) {
  const isStuck = async () => {
    await filesOver
    await nextTurn()
    throw new MalformedForm()
  }
  await Promise.race([once(parser, 'drain', { signal }), isStuck()])
}

/** Reads the parts of a form as they arrive; returns a function that stops it. Throws VALIDATION if it cannot begin. */
export function readParts(request: IncomingMessage, limits: BusboyConfig['limits'], listener: Listener): () => void {
  const parser = parserFor(request, limits)
  const stopped = new AbortController()
  const { signal } = stopped
  const stop = () => stopped.abort()

  function fail(reason: Error) {
    if (signal.aborted) return
    stop()
    listener.failed(reason)
  }
  /** The parser calls back on its own, where a throw would end the process. */
  function tell(work: () => void) {
    if (signal.aborted) return
    try {
      work()
    } catch (error) {
      fail(error as Error)
    }
  }

  parser.on('field', (name, value, _isNameCut, isCut) =>
    tell(() => {
      if (isCut) throw new MalformedForm('A field of the form is too long.')
      listener.field(name, value)
    }),
  )
  let filesOver: Promise<unknown> = Promise.resolve()
  parser.on('file', (field, stream, filename, _encoding, mimetype) => {
    filesOver = finished(stream).catch(() => {})
    // The reader of the file gets its error too; until there is a reader, the error must not end the process.
    stream.on('error', () => {})
    tell(() => listener.file({ field, filename: nameIn(filename), mimetype, stream }))
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => fail(new MalformedForm('The form has too many parts.')))
  // Stays for the parser's life, since the parser may report several faults.
  parser.on('error', () => fail(new MalformedForm()))

  async function read() {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (signal.aborted) return
      if (!parser.write(chunk)) await drained(parser, filesOver, signal)
    }
    parser.end()
    // The parser reports on the last bytes within this turn.
    await nextTurn()
    tell(() => listener.ended())
  }
  request.on('error', () => {})
  read()
    .catch((error) => fail(error instanceof MalformedForm ? error : new MalformedForm('The form was cut off.')))
    // Reads the rest of a given-up form, so that the connection can serve the next request.
    .finally(() => request.resume())
  return stop
}
