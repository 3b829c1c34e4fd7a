import type { Readable } from 'node:stream'
import { GraphQLError, GraphQLScalarType } from 'graphql'

/** The largest file that is taken in, in bytes. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024

/** A file that has begun to arrive. */
export interface UploadedFile {
  filename: string
  mimetype: string
  /** The bytes as they come; they are there once. Throws VALIDATION for whoever comes second. */
  createReadStream(): Readable
}

/** The place of a file among the variables of a form; the file itself arrives later. Nothing of it shows when it is written as JSON. */
export class Upload {
  #arrive: (file: UploadedFile) => void = () => {}
  #fail: (reason: Error) => void = () => {}
  readonly #file = new Promise<UploadedFile>((resolve, reject) => {
    this.#arrive = resolve
    this.#fail = reject
  })

  constructor() {
    // An operation that is refused asks for no file, so nobody may be there to hear that it failed.
    this.#file.catch(() => {})
  }

  get file() {
    return this.#file
  }

  arrive(file: UploadedFile) {
    this.#arrive(file)
  }

  fail(reason: Error) {
    this.#fail(reason)
  }
}

/** The scalar of files: an operation is given the promise of an UploadedFile. */
export const UploadScalar = new GraphQLScalarType({
  name: 'Upload',
  parseValue(value) {
    if (value instanceof Upload) return value.file
    throw new GraphQLError('A file is sent in a form, with its place in the map.')
  },
  parseLiteral(node) {
    throw new GraphQLError('A file is given as a variable.', { nodes: node })
  },
  serialize() {
    throw new GraphQLError('A file is not answered.')
  },
})
