import fc from 'fast-check'
import { field, file, formOf, headOf, type Part } from './form'
import { malformedForms, sentBy } from './malformed'
import type { RawRequest } from './raw-request'

interface Sender {
  id: string
  token: string
}

const queries = [
  'mutation($id: ID!, $file: Upload) { userUpdate(id: $id, avatar: $file) { id } }',
  'mutation($id: ID!, $file: Upload) { mockMaterialCreate(mockId: $id, file: $file) { id } }',
  'query($file: Upload) { __typename }',
  '{ currentUser { id } }',
  '{',
]
const nasty = [
  '\0',
  '\n',
  '\r',
  '\x01',
  '\x7f',
  '"',
  '\\',
  ';',
  ':',
  '\r\n',
  '\r\n\r\n',
  '--x',
  '\r\n--x',
  '\r\n--x--',
  'é',
  '%00',
]

const text = fc.oneof(
  fc.constantFrom('a.txt', 'a.png', ''),
  fc.array(fc.constantFrom(...nasty, 'a')).map((each) => each.join('')),
)
const content = fc.oneof(
  fc.uint8Array({ maxLength: 3_000 }).map((bytes) => Buffer.from(bytes)),
  fc.array(fc.constantFrom(...nasty)).map((each) => Buffer.from(each.join(''), 'latin1')),
  fc.integer({ min: 0, max: 200_000 }).map((size) => Buffer.alloc(size, 'text ')),
)

const header = fc.oneof(
  fc.constantFrom(
    'Bad Header',
    ':',
    ': x',
    'X',
    ' folded',
    'Content-Disposition: form-data',
    'Content-Disposition: form-data; name',
  ),
  fc.constantFrom(
    'Content-Disposition: attachment; name="0"',
    "Content-Disposition: form-data; name*=utf-8''%ff; filename*=x'y'%",
  ),
  fc.constantFrom(
    'Content-Type: text/plain; charset',
    'Content-Type: text/plain; charset=utf-7',
    'Content-Type: ;',
    'Content-Transfer-Encoding: base64',
  ),
  fc.integer({ min: 1, max: 100_000 }).map((size) => `X: ${'a'.repeat(size)}`),
  text.map((name) => `Content-Disposition: form-data; name="${name}"`),
  text.map((name) => `Content-Disposition: form-data; name="0"; filename="${name}"`),
)

const path = fc.oneof(
  fc.constantFrom('variables.file', 'variables', 'variables.id', 'variables.nothing', 'query', '', '.', 'variables.'),
  fc.constantFrom(
    'variables.__proto__',
    'variables.__proto__.file',
    'variables.constructor.prototype.file',
    '__proto__.file',
  ),
  fc.constantFrom('variables.file.file', 'variables.file.__proto__.then', '0.variables.file'),
  fc.array(fc.constantFrom('variables', 'file', '0', '__proto__', 'toString', '')).map((names) => names.join('.')),
)
const map = fc.oneof(
  { weight: 6, arbitrary: fc.constant('{"0":["variables.file"]}') },
  fc.dictionary(fc.constantFrom('0', '1', '__proto__', 'x'), fc.array(path)).map((each) => JSON.stringify(each)),
  fc.json(),
  fc.constantFrom('', '{', 'null', '{"__proto__":["variables.file"]}', '{"0":{"length":1}}'),
)

const operations = ({ id }: Sender) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(...queries).map((query) => JSON.stringify({ query, variables: { id, file: null } })),
    },
    fc
      .record({ query: fc.jsonValue(), variables: fc.jsonValue(), operationName: fc.jsonValue() })
      .map((each) => JSON.stringify(each)),
    fc.json(),
    fc.constantFrom('', '[', '['.repeat(50_000), '{"query":"{ __typename }","variables":{"__proto__":{"file":null}}}'),
  )

/** Forms that are nearly right: each part is right or wrong. */
const parts = (sender: Sender) => {
  const right = fc
    .tuple(operations(sender), map, text, content)
    .map(([first, second, name, bytes]) => [
      field('operations', first),
      field('map', second),
      file('0', name, bytes, 'image/png'),
    ])
  const own: fc.Arbitrary<Part> = fc.record({ headers: fc.array(header, { maxLength: 4 }), content })
  return fc.oneof(
    right,
    fc.constantFrom(...Object.values(malformedForms)).map((each) => sentBy(each, sender)),
    fc.tuple(right, own, fc.nat(3)).map(([all, more, at]) => all.toSpliced(at, 0, more)),
    fc.tuple(right, own, fc.nat(2)).map(([all, other, at]) => all.toSpliced(at, 1, other)),
    fc.tuple(right, fc.shuffledSubarray([0, 1, 2, 2, 1])).map(([all, order]) => order.flatMap((at) => all[at] ?? [])),
  )
}

type Change = (body: Buffer) => Buffer
const spliced = (body: Buffer, at: number, removed: number, put: Buffer) => {
  const start = Math.floor(at * body.length)
  return Buffer.concat([body.subarray(0, start), put, body.subarray(Math.min(body.length, start + removed))])
}
const place = fc.double({ min: 0, max: 1, noNaN: true })
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Change>((body) => body) },
  fc.tuple(place, fc.nat(50), fc.uint8Array({ maxLength: 50 })).map(
    ([at, removed, put]) =>
      (body: Buffer) =>
        spliced(body, at, removed, Buffer.from(put)),
  ),
  fc.tuple(place, fc.constantFrom(...nasty)).map(
    ([at, put]) =>
      (body: Buffer) =>
        spliced(body, at, 0, Buffer.from(put, 'latin1')),
  ),
  place.map((at) => (body: Buffer) => body.subarray(0, Math.floor(at * body.length))),
  fc
    .constantFrom(1, 2, 3, 4, 5, 6, 7, 8)
    .map((less) => (body: Buffer) => body.subarray(0, Math.max(0, body.length - less))),
  content.map((more) => (body: Buffer) => Buffer.concat([body, more])),
)

const boundary = fc.oneof(
  { weight: 9, arbitrary: fc.constant('x') },
  fc.constantFrom('', '""', 'y', '"x"', 'x; boundary=y', 'x'.repeat(200), '-', '--'),
)

/** Cuts a body into pieces of about this many bytes. */
function cut(body: Buffer, size: number): Buffer[] {
  // At most a hundred pieces: they fall anywhere, and one piece for each byte would take a second to send.
  const step = Math.max(size, Math.ceil(body.length / 100))
  return Array.from({ length: Math.ceil(body.length / step) }, (_, at) => body.subarray(at * step, (at + 1) * step))
}
const inChunks = (pieces: readonly Buffer[]) => [
  ...pieces.map((each) => Buffer.concat([Buffer.from(`${each.length.toString(16)}\r\n`), each, Buffer.from('\r\n')])),
  Buffer.from('0\r\n\r\n'),
]

/** Requests with a malformed form. The same seed makes the same requests. */
export function generatedForms(count: number, seed: number, sender: Sender): RawRequest[] {
  const request = fc
    .record({
      parts: parts(sender),
      changes: fc.array(change, { maxLength: 3 }),
      boundary,
      size: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 70_000 })),
      framing: fc.constantFrom(...(['whole', 'whole', 'chunked', 'half-closed', 'hung up'] as const)),
      isNobody: fc.integer({ min: 0, max: 19 }).map((each) => each === 0),
    })
    .map(({ parts, changes, boundary, size, framing, isNobody }): RawRequest => {
      const body = changes.reduce<Buffer>((bytes, next) => next(bytes), formOf(parts, 'x'))
      const pieces = cut(body, size)
      const isWhole = framing === 'whole' || framing === 'chunked'
      const length = framing === 'chunked' ? framing : body.length + (isWhole ? 0 : 1_000)
      return {
        head: headOf({ ...(!isNobody && { token: sender.token }), boundary, length }),
        pieces: framing === 'chunked' ? inChunks(pieces) : pieces,
        ...(!isWhole && { end: framing }),
      }
    })
  return fc.sample(request, { numRuns: count, seed })
}

/** The statuses that may answer a malformed form. 0 means no answer, where the sender hung up. */
export const rightStatuses = new Set([0, 200, 400, 401])
