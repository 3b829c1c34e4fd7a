import { field, file, type Part } from './form'

/** Stands for the sender's id, since a change of another person is refused before the server reads the file. */
const ME = '01920000-0000-7000-8000-000000000001'

const operations = field(
  'operations',
  JSON.stringify({
    query: 'mutation($id: ID!, $file: Upload) { userUpdate(id: $id, avatar: $file) { id } }',
    variables: { id: ME, file: null },
  }),
)
const map = field('map', '{"0":["variables.file"]}')
const own = file('0', 'a.txt', 'text')
const mapped = (paths: unknown) => [operations, field('map', JSON.stringify(paths)), own]
const bare = (header: string): Part => ({ headers: [header], content: 'q' })
const named = (filename: string) => [operations, map, file('0', filename, 'text')]
const sent = (text: string) => [field('operations', text), map, own]

/** A form with the sender's own id. */
export const sentBy = (parts: readonly Part[], { id }: { id: string }): Part[] =>
  parts.map((part) => ({ ...part, content: String(part.content).replace(ME, id) }))

/** Forms that are each wrong in one way. */
export const malformedForms: Record<string, Part[]> = {
  'a bad part header alone': [bare('Bad Header')],
  'a bad part header before the fields': [bare('Bad Header'), operations, map, own],
  'a bad part header after the fields': [operations, map, bare('Bad Header')],
  'a header of a colon alone': [operations, map, bare(':')],
  'a header of 100 kB': [operations, map, bare(`X: ${'a'.repeat(100_000)}`)],
  'a header name of 100 kB': [operations, map, bare('a'.repeat(100_000))],
  'no header': [operations, map, { headers: [], content: 'q' }],
  'a hundred headers': [operations, map, { headers: Array(100).fill('X: y'), content: 'q' }],
  'a newline in a file name': named('a\nb.txt'),
  'a carriage return in a file name': named('a\rb.txt'),
  'a large part that is not a field': [
    operations,
    map,
    { headers: ['Content-Disposition: attachment; name="0"'], content: 'text '.repeat(40_000) },
    own,
  ],
  'a large part that is not a field, after the file': [
    operations,
    map,
    own,
    { headers: ['Content-Disposition: attachment; name="1"'], content: 'text '.repeat(40_000) },
  ],
  'no parts': [],
  'no fields': [own],
  'no operations': [map, own],
  'no map': [operations, own],
  'the map first': [map, operations, own],
  'the file first': [own, operations, map],
  'operations twice': [operations, operations, map, own],
  'the map twice': [operations, map, map, own],
  'a field of another name': [operations, map, field('more', '1'), own],
  'no file': [operations, map],
  'a file that the map does not name': [operations, map, file('1', 'a.txt', 'text')],
  'two files': [operations, map, own, own],
  'a map of two files': mapped({ 0: ['variables.file'], 1: ['variables.file'] }),
  'a map to nowhere': mapped({ 0: ['variables.nothing'] }),
  'a map to a variable with a value': mapped({ 0: ['variables.id'] }),
  'a map to the query': mapped({ 0: ['query'] }),
  'a map to all variables': mapped({ 0: ['variables'] }),
  'a map to the prototype': mapped({ 0: ['variables.__proto__.file'] }),
  'a map to the constructor': mapped({ 0: ['variables.constructor.prototype.file'] }),
  'a map to nothing': mapped({ 0: [''] }),
  'a map to a number': mapped({ 0: [0] }),
  'a map without lists': mapped({ 0: 'variables.file' }),
  'a map that is a list': mapped([['variables.file']]),
  'a map that is null': mapped(null),
  'a map that is not JSON': [operations, field('map', '{'), own],
  'operations that are not JSON': sent('{'),
  'operations that are a list': sent('[{"query":"{ __typename }","variables":{"file":null}}]'),
  'operations that are text': sent('"{ __typename }"'),
  'operations of 100000 nested lists': sent('['.repeat(100_000)),
  'operations that are too long': sent(`{"query":"${' '.repeat(1_100_000)}"}`),
  'operations without a query': sent('{"variables":{"file":null}}'),
}
