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
  /** What it throws is what is wrong with the form. */
  field(name: string, value: string): void
  file(part: FilePart): void
  /** All parts have come, the file's bytes perhaps excepted. */
  ended(): void
  /** What is wrong with the form; told once, and nothing is told after it. */
  failed(reason: Error): void
}

/** What is wrong with a form: a fault of the request, whatever became of the operation in it. */
export class MalformedForm extends Refusal {
  constructor(message = 'The form is malformed.') {
    super('VALIDATION', message)
  }
}

function parserFor(request: IncomingMessage, limits: BusboyConfig['limits']) {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits })
  } catch {
    throw new MalformedForm('The form names no boundary.')
  }
}

/** Reads the parts of a form as they arrive; answers how to stop, after which nothing is told. Throws VALIDATION where it cannot begin. */
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
  /** The parser tells of parts from callbacks of its own, where a throw would end the process. */
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
    // Whoever reads the file hears of its error too; until somebody does, it must not end the process.
    stream.on('error', () => {})
    tell(() => listener.file({ field, filename, mimetype, stream }))
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => fail(new MalformedForm('The form has too many parts.')))
  // It stays for as long as the parser lives, since that may find fault more than once.
  parser.on('error', () => fail(new MalformedForm()))

  /**
   * The parser waits for whoever reads a file, and for nothing else; but a large part that it skips, since its header is malformed, makes it forget to go
   * on. So where nobody is reading, and it has had its turn, the form is given up.
   */
  async function drained() {
    const isStuck = async () => {
      await filesOver
      await nextTurn()
      throw new MalformedForm()
    }
    await Promise.race([once(parser, 'drain', { signal }), isStuck()])
  }
  async function read() {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (signal.aborted) return
      if (!parser.write(chunk)) await drained()
    }
    parser.end()
    // What the parser has to say of the last bytes, it says within this turn.
    await nextTurn()
    tell(() => listener.ended())
  }
  request.on('error', () => {})
  read()
    .catch((error) => fail(error instanceof MalformedForm ? error : new MalformedForm('The form was cut off.')))
    // The rest of a form that is given up is read away, so that the connection can serve what follows.
    .finally(() => request.resume())
  return stop
}
