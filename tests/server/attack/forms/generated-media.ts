import fc from 'fast-check'
import { mp3, mp4, wav, webm } from '../../../unit/gateways/sample-files'
import type { RawRequest } from './raw-request'

type Framed = RawRequest & { body: Buffer }

const request = (
  method: string,
  url: string,
  token: string | null,
  headers: readonly string[],
  body: Buffer,
): Framed => ({
  head: [
    `${method} ${url} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...headers,
    '\r\n',
  ].join('\r\n'),
  pieces: [body],
  body,
})

const number = fc.oneof(
  fc.constantFrom(
    '0',
    '1',
    '10',
    '500',
    '-1',
    '1e3',
    '0x10',
    '',
    ' ',
    'NaN',
    '00',
    '2000000000',
    '2000000001',
    '9007199254740993',
  ),
  fc.nat(6_000).map(String),
)
const metadata = fc.oneof(
  fc.constantFrom(
    'filename ZmlsbS5tcDQ=',
    'filename',
    '',
    ',',
    'filename !!',
    'filename ZmlsbS5tcDQ=,filename YQ==',
    ' a b c',
  ),
  fc.constantFrom('__proto__ YQ==', 'constructor YQ==', `filename ${'QQ'.repeat(2_000)}`, 'filename AAAA'),
  fc.string({ unit: fc.constantFrom('a', '=', ',', ' ', 'Z', '%', '/'), maxLength: 40 }),
)
const header = fc.oneof(
  number.map((each) => `upload-length: ${each}`),
  number.map((each) => `upload-offset: ${each}`),
  metadata.map((each) => `upload-metadata: ${each}`),
  fc.constantFrom(
    'upload-defer-length: 1',
    'upload-defer-length: 2',
    'upload-concat: partial',
    'upload-concat: final;/a /b',
  ),
  fc.constantFrom('x-http-method-override: PATCH', 'x-http-method-override: GET', 'upload-checksum: sha1 AAAA'),
  fc.constantFrom('x-forwarded-host: elsewhere.example', 'x-forwarded-proto: gopher', 'x-requested-with: nobody'),
)
const resumable = fc.constantFrom(
  'tus-resumable: 1.0.0',
  'tus-resumable: 1.0.0',
  'tus-resumable: 1.0.0',
  'tus-resumable: 0.2',
  'x: y',
)
const contentType = fc.constantFrom(
  'content-type: application/offset+octet-stream',
  'content-type: application/offset+octet-stream',
  'content-type: application/json',
  'content-type: multipart/form-data',
  'x-no: type',
)
const content = fc.oneof(
  fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(mp4('isom', ['vide']), wav(), Buffer.alloc(0)),
)

/** Requests of the tus protocol that are right or wrong in each part; `ids` are uploads that exist. The same seed makes the same requests. */
export function generatedTus(
  count: number,
  seed: number,
  { token, ids }: { token: string; ids: readonly string[] },
): RawRequest[] {
  const path = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids, 'none').map((id) => `/files/uploads/${id}`) },
    { weight: 6, arbitrary: fc.constant('/files/uploads') },
    fc.constantFrom(
      '/files/uploads/',
      '/files/uploads/..%2f..%2fsecret.key',
      '/files/uploads/%00',
      '/files/uploads/%ff',
      '/files/uploads?x=/a',
    ),
  )
  return fc.sample(
    fc
      .record({
        method: fc.constantFrom('POST', 'POST', 'PATCH', 'PATCH', 'HEAD', 'DELETE', 'OPTIONS', 'PUT'),
        path,
        first: resumable,
        type: contentType,
        headers: fc.array(header, { maxLength: 4 }),
        body: content,
        framing: fc.constantFrom('right', 'right', 'right', 'chunked', 'short', 'long'),
        isNobody: fc.integer({ min: 0, max: 19 }).map((each) => each === 0),
      })
      .map(({ method, path, first, type, headers, body, framing, isNobody }): RawRequest => {
        const length = framing === 'short' ? Math.max(0, body.length - 5) : body.length + (framing === 'long' ? 500 : 0)
        const framed = framing === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`
        const made = request(method, path, isNobody ? null : token, [first, type, ...headers, framed], body)
        const chunks = [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]
        if (framing === 'chunked') return { head: made.head, pieces: body.length ? chunks : [Buffer.from('0\r\n\r\n')] }
        return { head: made.head, pieces: made.pieces, ...(framing === 'long' && { end: 'hung up' as const }) }
      }),
    { numRuns: count, seed },
  )
}

const samples = {
  audio: { name: 'sound', files: { mp3: mp3(), wav: wav(), m4a: mp4('M4A ', ['soun']), webm: webm(['A_OPUS']) } },
  video: {
    name: 'film',
    files: { mp4: mp4('isom', ['vide', 'soun']), webm: webm(['V_VP9', 'A_OPUS']), m4v: mp4('M4V ', ['vide']) },
  },
}

/** A file changed in a few places, mostly near its head, or cut off. */
const changed = (file: Buffer) =>
  fc
    .record({
      puts: fc.array(
        fc.record({
          at: fc.oneof(fc.nat(64), fc.nat(400), fc.nat(file.length - 1)),
          bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
        }),
        {
          maxLength: 5,
        },
      ),
      length: fc.oneof({ weight: 4, arbitrary: fc.constant(file.length) }, fc.integer({ min: 1, max: file.length })),
    })
    .map(({ puts, length }) => {
      const made = Buffer.from(file)
      for (const { at, bytes } of puts) Buffer.from(bytes).copy(made, at)
      return made.subarray(0, length)
    })

/** Sounds or videos whose heads were changed, each as an upload in one request. */
export function generatedFiles(kind: keyof typeof samples, count: number, seed: number, token: string): RawRequest[] {
  const { name, files } = samples[kind]
  const file = fc.constantFrom(...Object.entries(files)).chain(([extension, bytes]) =>
    changed(bytes).map((made) => {
      const called = Buffer.from(`${name}.${extension}`).toString('base64')
      const headers = [
        'tus-resumable: 1.0.0',
        'content-type: application/offset+octet-stream',
        `upload-length: ${made.length}`,
        `content-length: ${made.length}`,
        `upload-metadata: filename ${called}`,
      ]
      return request('POST', '/files/uploads', token, headers, made)
    }),
  )
  return fc.sample(file, { numRuns: count, seed })
}

const line = fc.oneof(
  fc.constantFrom(
    'WEBVTT',
    'WEBVTT - a',
    'NOTE',
    'STYLE',
    'REGION',
    '',
    '1',
    '-->',
    '00:00.000 --> 00:01.000',
    '00:00.000 --> 99:99.000',
  ),
  fc.constantFrom(
    '99999:00:00.000 --> 100000:00:00.000',
    '00:01.000 --> 00:00.000 line:0',
    '<v Anna>Yes</v>',
    '<'.repeat(5_000),
    '&lt;b&gt;',
  ),
  fc.string({
    unit: fc.constantFrom('0', ':', '.', '-', '>', '<', ' ', '\t', 'a', '\u0000', '\uFEFF', '\u2028', '🙂'),
    maxLength: 60,
  }),
)

/** Captions of a video, right and wrong, each as a change of it. */
export function generatedCaptions(
  count: number,
  seed: number,
  { token, videoId }: { token: string; videoId: string },
): RawRequest[] {
  const query =
    'mutation ($id: ID!, $captions: Text) { libraryVideoUpdate(id: $id, captions: $captions) { id captions } }'
  const text = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'))
  const begun = fc.oneof({ weight: 3, arbitrary: text.map((each) => `WEBVTT\n\n${each}`) }, text)
  return fc.sample(
    begun.map((captions) => {
      const body = Buffer.from(JSON.stringify({ query, variables: { id: videoId, captions } }))
      return request(
        'POST',
        '/graphql',
        token,
        ['content-type: application/json', `content-length: ${body.length}`],
        body,
      )
    }),
    { numRuns: count, seed },
  )
}
