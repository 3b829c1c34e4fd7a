import type { Readable } from 'node:stream'
import { GraphQLError, GraphQLScalarType } from 'graphql'

/** The largest upload, in bytes. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024

/** A file that has begun to arrive. */
export interface UploadedFile {
  filename: string
  mimetype: string
  /** The bytes as they arrive, once. A second reader gets VALIDATION. */
  createReadStream(): Readable
}

/** Stands for a file among a form's variables until the file arrives. Written as JSON it is empty. */
export class Upload {
  #arrive: (file: UploadedFile) => void = () => {}
  #fail: (reason: Error) => void = () => {}
  readonly #file = new Promise<UploadedFile>((resolve, reject) => {
    this.#arrive = resolve
    this.#fail = reject
  })

  constructor() {
    // A refused operation never asks for its file, so nobody may listen when the file fails.
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

/** The scalar for files: an operation gets the promise of an UploadedFile. */
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
