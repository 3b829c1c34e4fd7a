import type { RawRequest } from './raw-request'

export interface Part {
  headers: readonly string[]
  content: string | Buffer
}

const CRLF = Buffer.from('\r\n')

export const field = (name: string, content: string): Part => ({
  headers: [`Content-Disposition: form-data; name="${name}"`],
  content,
})

export const file = (name: string, filename: string, content: string | Buffer, type = 'text/plain'): Part => ({
  headers: [`Content-Disposition: form-data; name="${name}"; filename="${filename}"`, `Content-Type: ${type}`],
  content,
})

/** The bytes of a form. */
export const formOf = (parts: readonly Part[], boundary: string) =>
  Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n`, 'latin1'),
      Buffer.from(content),
      CRLF,
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

interface HeadOptions {
  token?: string
  boundary?: string
  length: number | 'chunked'
}

export const headOf = ({ token, boundary = 'x', length }: HeadOptions) =>
  [
    'POST /graphql HTTP/1.1',
    'Host: localhost',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    'Apollo-Require-Preflight: 1',
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n')

/** A form of these parts as one whole request in one piece. */
export function requestOf(parts: readonly Part[], token?: string): RawRequest {
  const body = formOf(parts, 'x')
  return { head: headOf({ ...(token && { token }), length: body.length }), pieces: [body] }
}
