import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { invalid } from '../errors'
import { MAX_UPLOAD_BYTES, type Upload } from '../graphql/upload'
import { type FilePart, MalformedForm, readParts } from './form-parts'
import { placeUploads } from './upload-map'

/** A second file would wait for the first, and an operation that reads them in the other order would wait for ever. */
const MOST_FILES = 1

const limits = {
  fields: 2,
  fieldSize: 1_000_000,
  files: MOST_FILES,
  parts: 2 + MOST_FILES,
  headerPairs: 20,
  headerSize: 8_000,
  // One byte above the limit, so that the operation sees that the file is too large.
  fileSize: MAX_UPLOAD_BYTES + 1,
}

/** A form while it arrives. */
export interface UploadForm {
  /** The request in the form, once its fields have come; the file follows. Rejects with VALIDATION if the form is malformed. */
  operations: Promise<unknown>
  /** Whether the form has turned out malformed so far. */
  isMalformed(): boolean
  /** Drops the file, even while it is read, and everything that has not come yet. */
  release(): void
}

function objectIn(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = undefined
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new MalformedForm('The fields operations and map are objects of JSON.')
}

/** The bytes of a file. If they end too early, the error names the form's fault instead of the parser's words. */
async function* bytesOf(stream: Readable, faultOf: () => Error | undefined) {
  try {
    const fault = faultOf()
    if (fault) throw fault
    yield* stream
  } catch {
    throw faultOf() ?? new MalformedForm('The form was cut off.')
  }
}

/** Returns a function that opens a file, which can be read only once. */
function once(bytes: () => AsyncIterable<unknown>) {
  let isTaken = false
  return () => {
    if (isTaken) throw invalid('file', 'An uploaded file can be read only once.')
    isTaken = true
    return Readable.from(bytes(), { objectMode: false })
  }
}

/**
 * Reads a form by the GraphQL convention: the fields `operations` and `map`, then the file, which an operation reads as it arrives. Source:
 * https://github.com/jaydenseric/graphql-multipart-request-spec
 */
export function readUploadForm(request: IncomingMessage): UploadForm {
  let begin: (operations: unknown) => void = () => {}
  let refuse: (reason: Error) => void = () => {}
  const operations = new Promise<unknown>((resolve, reject) => {
    begin = resolve
    refuse = reject
  })
  let sent: Record<string, unknown> | undefined
  let uploads: Map<string, Upload> | undefined
  let file: Readable | undefined
  let fault: Error | undefined

  function giveUp(reason: Error) {
    refuse(reason)
    for (const upload of uploads?.values() ?? []) upload.fail(reason)
    file?.destroy(reason)
  }

  const stop = readParts(request, limits, {
    field(name, value) {
      if (name === 'operations' && !sent) {
        sent = objectIn(value)
        return
      }
      if (name !== 'map' || !sent || uploads) throw new MalformedForm('A form is operations, then map, then a file.')
      uploads = placeUploads(sent, objectIn(value))
      if (uploads.size > MOST_FILES) throw new MalformedForm('A form carries one file.')
      begin(sent)
    },
    file({ field, stream, ...rest }: FilePart) {
      file = stream
      const upload = uploads?.get(field)
      if (!upload) throw new MalformedForm('A file comes after the map that names it.')
      upload.arrive({ ...rest, createReadStream: once(() => bytesOf(stream, () => fault)) })
    },
    ended() {
      if (!uploads || (uploads.size && !file)) throw new MalformedForm('The form ends before its file.')
    },
    failed(reason) {
      fault = reason
      giveUp(reason)
    },
  })

  return {
    operations,
    isMalformed: () => fault instanceof MalformedForm,
    release() {
      stop()
      giveUp(new MalformedForm('The request is over.'))
    },
  }
}
