import { ApiError, connectionError, errorOf, errorOfStatus } from './api-error'
import type { TypedDocument } from './document'

const ENDPOINT = '/graphql'

export interface Sending {
  token?: string
  signal?: AbortSignal
  /** It is sent even if the page closes meanwhile. */
  keepalive?: boolean
  onProgress?: (share: number) => void
}

/** Sends one operation, once, and returns its data; throws ApiError. */
export async function send<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables | undefined,
  { token, signal, keepalive, onProgress }: Sending,
): Promise<Result> {
  const { body, headers } = bodyOf(document, variables)
  // The server refuses in the language of this page.
  headers['accept-language'] = __LOCALE__
  if (token) headers.authorization = `Bearer ${token}`
  const answer = onProgress
    ? await sendWithProgress(body, headers, onProgress, signal)
    : await sendByFetch({ body, headers, signal, keepalive })
  return resultOf<Result>(answer)
}

interface Answer {
  status: number
  text: string
}

async function sendByFetch(sending: Omit<RequestInit, 'method'>): Promise<Answer> {
  try {
    const response = await fetch(ENDPOINT, { method: 'POST', ...sending })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (sending.signal?.aborted) throw sending.signal.reason
    throw connectionError(error)
  }
}

function sendWithProgress(
  body: XMLHttpRequestBodyInit,
  headers: Record<string, string>,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open('POST', ENDPOINT)
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(connectionError(new Error('Failed to fetch')))
    request.onabort = () => reject(signal?.reason ?? connectionError(new Error('Aborted')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function resultOf<Result>({ status, text }: Answer): Result {
  let answer: { data?: Result | null; errors?: Parameters<typeof errorOf>[0] }
  try {
    answer = JSON.parse(text)
  } catch {
    throw errorOfStatus(status, status >= 400 ? '' : 'The answer could not be read.')
  }
  if (Array.isArray(answer.errors) && answer.errors.length > 0) throw errorOf(answer.errors, status)
  if (status >= 400 || !answer.data) throw errorOfStatus(status, '')
  return answer.data
}

function bodyOf(query: string, variables: unknown): { body: string | FormData; headers: Record<string, string> } {
  const files: { file: Blob; path: string }[] = []
  const plain = withoutFiles(variables, 'variables', files)
  const operations = JSON.stringify({ query, variables: plain ?? {} })
  if (files.length === 0) return { body: operations, headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  form.append('operations', operations)
  form.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))))
  for (const [index, { file }] of files.entries()) form.append(String(index), file)
  return { body: form, headers: { 'apollo-require-preflight': '1' } }
}

function withoutFiles(value: unknown, path: string, files: { file: Blob; path: string }[]): unknown {
  if (value instanceof Blob) {
    files.push({ file: value, path })
    return null
  }
  if (Array.isArray(value)) return value.map((each, index) => withoutFiles(each, `${path}.${index}`, files))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutFiles(each, `${path}.${key}`, files)]),
  )
}

/** Whether another try can help: no answer came, or the server gave up waiting for our request. */
export const isWorthRepeating = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 408)
