import type { DetailedError, PreviousUpload } from 'tus-js-client'
import { MOST_CHUNK_BYTES } from '../../../rules/files/media-limits'
import { renew } from '../sign-in/renewal'
import { getSignIn, msLeft } from '../sign-in/session-store'

const ENDPOINT = '/files/uploads'
/** Half of what the server takes, so that a lost connection costs little. */
const CHUNK = MOST_CHUNK_BYTES / 2
/** After these the caller is told that the connection is lost; any progress begins them anew. */
const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000]

/** A library of its own, which only whoever uploads loads. */
const loadTus = () => import('tus-js-client')

export interface UploadEvents {
  /** Bytes that the server has. */
  onProgress: (sent: number) => void
  onDone: (uploadId: string) => void
  /** The server will not take this file, and says why. */
  onRefused: (message: string) => void
  /** The server cannot be reached; what has come is kept, and `start` goes on. */
  onLost: () => void
}

/** A file on its way to the server. */
export interface ResumableUpload {
  /** Begins, or goes on from what the server has, after a reload too. */
  start: () => void
  pause: () => Promise<void>
  /** Gives up, and has the server forget what came. */
  cancel: () => Promise<void>
}

/** An upload that was begun on this device by this person and is not finished. */
export interface Unfinished {
  name: string
  size: number
  begunAt: string
}

const ownerOf = () => getSignIn()?.userId ?? ''

/** Two people on one device do not meet each other's uploads. */
const fingerprintOf = (file: File) =>
  ['articled', ownerOf(), file.name, file.type, file.size, file.lastModified].join('-')

/** Uploads that can go on once their file is chosen again. */
export async function unfinishedUploads(): Promise<Unfinished[]> {
  const { defaultOptions } = await loadTus()
  const own = (await defaultOptions.urlStorage.findAllUploads()).filter(({ metadata }) => metadata.owner === ownerOf())
  return own.map(({ metadata, size, creationTime }) => ({
    name: metadata.filename ?? '',
    size: size ?? 0,
    begunAt: creationTime,
  }))
}

/** Makes an upload of a file by the tus protocol; it begins with `start`. */
export async function resumableUpload(file: File, events: UploadEvents): Promise<ResumableUpload> {
  const { Upload } = await loadTus()
  let refusedToken: string | undefined
  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    chunkSize: CHUNK,
    retryDelays: RETRY_MS,
    metadata: { filename: file.name, owner: ownerOf() },
    fingerprint: async (given) => fingerprintOf(given),
    removeFingerprintOnSuccess: true,
    async onBeforeRequest(request) {
      const held = getSignIn()
      if (refusedToken) await renew(refusedToken)
      else if (held && msLeft(held.accessToken) === 0) await renew()
      refusedToken = undefined
      const token = getSignIn()?.accessToken
      if (token) request.setHeader('Authorization', `Bearer ${token}`)
    },
    onAfterResponse(_request, response) {
      if (response.getStatus() === 401) refusedToken = getSignIn()?.accessToken
    },
    onShouldRetry: (error, attempt) => isPassing(statusOf(error), attempt),
    onProgress: (sent) => events.onProgress(sent),
    onSuccess: () => events.onDone(upload.url?.split('/').at(-1) ?? ''),
    onError(error) {
      const status = statusOf(error)
      if (status === 0 || status >= 500 || status === 429 || status === 409 || status === 423) return events.onLost()
      events.onRefused(wordsOf(error))
    },
  })
  const earlier = latest(await upload.findPreviousUploads())
  if (earlier) upload.resumeFromPreviousUpload(earlier)
  return {
    start: () => upload.start(),
    pause: () => upload.abort(),
    // An upload that cannot be reached now is swept by the server after a day.
    cancel: () => upload.abort(true).catch(() => {}),
  }
}

/** Whether it may work at another try: the server or the way to it is away, a request before still holds the upload, or the sign-in was renewed. */
const isPassing = (status: number, attempt: number) =>
  status === 0 ||
  status >= 500 ||
  status === 409 ||
  status === 423 ||
  status === 429 ||
  (status === 401 && attempt === 0)

const latest = (uploads: PreviousUpload[]): PreviousUpload | undefined =>
  [...uploads].sort((a, b) => b.creationTime.localeCompare(a.creationTime))[0]

/** The status of the answer; 0: there was none. */
const statusOf = (error: Error | DetailedError): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0

const wordsOf = (error: Error | DetailedError): string => {
  const said = 'originalResponse' in error ? error.originalResponse?.getBody().trim() : ''
  return said || 'The file could not be uploaded. Please try again.'
}
