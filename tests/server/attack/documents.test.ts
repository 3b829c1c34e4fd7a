import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type TestApp } from '../../build'
import { worked } from '../../worked'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

/** A document of a chain of fragments, each of which contains the next one twice. */
function doubling(depth: number) {
  const fragments = Array.from(
    { length: depth },
    (_, at) => `fragment F${at} on Country { ...F${at + 1} ...F${at + 1} }`,
  )
  return `{ countries { ...F0 } } ${fragments.join(' ')} fragment F${depth} on Country { id }`
}

describe('documents made to do harm', () => {
  it('refuses fragments that double at each step before anything expands them', async () => {
    const { data, errors } = await app.send(doubling(24))
    expect(data).toBeNull()
    expect(errors?.[0]?.message).toBe(
      'A document asks for at most 2000 fields, its fragments counted each time they are used.',
    )
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION')
    expect(await worked(() => app.send(doubling(24)))).toBeLessThan(1000)
  })

  it.each(['', ' ', '\n\t'])(
    'takes no syntax tree in place of a document, since its names would run as code (after %j)',
    async (space) => {
      const tree = JSON.stringify(parse('{ countries { harmless: __typename id } }', { noLocation: true }))
      const document = space + tree.replace('harmless', 'a\\": globalThis.process.pid, \\"b')
      for (let time = 0; time < 3; time++) {
        const { data, errors } = await app.send(document)
        expect(data).toBeNull()
        expect(errors?.[0]).toMatchObject({
          message: expect.stringMatching(/^Syntax Error/),
          extensions: { code: 'VALIDATION' },
        })
      }
    },
  )

  it('takes no GET, which a link on another site could send, and no bare body', async () => {
    const byLink = await app.server.inject({ url: `/graphql?query=${encodeURIComponent('{ serverTime }')}` })
    expect(byLink.statusCode).toBe(405)
    expect(byLink.json()).toMatchObject({ data: null, errors: [{ message: 'Requests are sent by POST.' }] })
    const headers = { 'content-type': 'application/graphql' }
    const bare = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload: '{ serverTime }' })
    expect(bare.statusCode).toBe(415)
  })

  it('runs the named operation among several, each time', async () => {
    const query = 'query A { first: serverTime } query B { second: serverTime }'
    for (const [operationName, key] of ['A', 'B', 'A', 'B'].map((name) => [name, name === 'A' ? 'first' : 'second'])) {
      const payload = { query, operationName }
      const response = await app.server.inject({ method: 'POST', url: '/graphql', payload })
      expect(Object.keys(response.json().data)).toEqual([key])
    }
  })

  it('answers a document that uses its fragments a few times', async () => {
    expect((await app.send(doubling(4))).errors).toBeUndefined()
  })

  it('still refuses fragments that contain themselves', async () => {
    const { errors } = await app.send(
      '{ countries { ...A } } fragment A on Country { ...B } fragment B on Country { ...A }',
    )
    expect(errors?.[0]?.message).toMatch(/Cannot spread fragment/)
  })

  it.each([
    ['a text', 'text/plain', '{ serverTime }'],
    ['a batch', 'application/json', '[{ "query": "{ serverTime }" }]'],
    ['nothing', 'application/json', ''],
    ['broken JSON', 'application/json', '{'],
    ['a prototype', 'application/json', '{ "query": "{ serverTime }", "__proto__": { "admin": true } }'],
    ['a number', 'application/json', '{ "query": 5 }'],
    ['a number alone', 'application/json', '5'],
    ['variables that are not an object', 'application/json', '{ "query": "{ serverTime }", "variables": [1] }'],
  ])('answers %s in place of a request as the sender’s fault', async (_what, type, payload) => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': type },
      payload,
    })
    expect(response.json().errors[0].extensions.code).toBe('VALIDATION')
    expect(response.statusCode).toBeLessThan(500)
  })

  it.each([
    ['a list', 5000, '[', ']'],
    ['a list as deep as a request can hold', 200_000, '[', ']'],
    ['an object', 5000, '{"a":', '}'],
  ])('refuses %s nested %i times, and goes on serving', async (_what, times, open, close) => {
    const meta = `${open.repeat(times)}null${close.repeat(times)}`
    const person = await app.person()
    const query = 'mutation($id: ID!, $meta: JSON) { userUpdate(id: $id, meta: $meta) { id } }'
    for (let time = 0; time < 3; time++) {
      const response = await app.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
        payload: `{"query":${JSON.stringify(query)},"variables":{"id":"${person.id}","meta":${meta}}}`,
      })
      expect(response.statusCode).toBe(200)
      expect(response.json().errors[0].extensions.code).toBe('VALIDATION')
      expect(response.body.length).toBeLessThan(500)
    }
  })

  const search = 'query($search: String) { sessions(search: $search) { entries { id } } }'
  const type = 'query($types: [UserType!]) { users(types: $types) { entries { id } } }'
  const roles = 'mutation($id: ID!, $roles: [ID!]) { userRolesUpdate(id: $id, roles: $roles) { id } }'
  const summary = 'mutation($id: ID!, $summary: Html) { userUpdate(id: $id, summary: $summary) { id } }'
  const names = 'mutation($id: ID!, $nickname: String) { userUpdate(id: $id, nickname: $nickname) { id } }'
  const address = 'mutation($id: ID!, $address: Text) { userUpdate(id: $id, address: $address) { id } }'
  const note = 'mutation($id: ID!, $text: Text!) { userNoteUpdate(id: $id, text: $text) { id } }'
  const cancel = 'mutation($id: ID!, $reason: String) { sessionCancel(id: $id, reason: $reason) { id } }'
  const sheet =
    'mutation($id: ID!, $body: [CriterionMarkInput!]!) { sessionMarksheetUpdate(sessionId: $id, body: $body, version: 0) { version } }'
  const comments = (length: number) => [{ criterionId: 'c1', comment: 'x'.repeat(length) }]
  const name = 'mutation($name: String!) { roleCreate(name: $name) { id } }'
  it.each([
    ['a search', search, { search: 'x'.repeat(101) }, 'search', 'Please use at most 100 characters.'],
    ['a filter', type, { types: Array(501).fill('interviewer') }, 'types', 'At most 500 can be given at once.'],
    ['a list', roles, { id: 'x', roles: Array(501).fill('y') }, 'roles', 'At most 500 can be given at once.'],
    ['a line', name, { name: 'x'.repeat(10_001) }, 'name', 'Please use at most 10,000 characters.'],
    ['a text', summary, { id: 'x', summary: 'x'.repeat(200_001) }, 'summary', 'Please use at most 200,000 characters.'],
    ['a note', note, { id: 'x', text: 'x'.repeat(5_001) }, 'text', 'Please use at most 5,000 characters.'],
    ['a reason', cancel, { id: 'x', reason: '😀'.repeat(251) }, 'reason', 'Please use at most 500 characters.'],
    ['a profile', names, { id: 'x', nickname: 'x'.repeat(51) }, 'nickname', 'Please use at most 50 characters.'],
    ['a comment', sheet, { id: 'x', body: comments(5_001) }, 'body', 'Please use at most 5,000 characters.'],
    ['an address', address, { id: 'x', address: 'x'.repeat(1_001) }, 'address', 'Please use at most 1,000 characters.'],
  ])('refuses %s that is far longer than anybody needs', async (_what, document, variables, field, message) => {
    const { errors } = await app.send(document, variables, await app.person({ role: 'supervisor' }))
    expect(errors).toEqual([expect.objectContaining({ message, extensions: { code: 'VALIDATION', field } })])
  })

  it.each([
    ['of a text that is as long as a search may be', search, { search: 'x'.repeat(100) }],
    ['for as many types as a list may hold', type, { types: Array(500).fill('interviewer') }],
  ])('answers a query %s', async (_what, document, variables) => {
    expect((await app.send(document, variables, await app.person({ role: 'supervisor' }))).errors).toBeUndefined()
  })

  it.each(['__proto__.admin', 'constructor.prototype.admin', 'variables.__proto__.admin', 'variables.missing'])(
    'puts no upload at %s',
    async (path) => {
      const form = new FormData()
      form.set('operations', JSON.stringify({ query: '{ serverTime }', variables: {} }))
      form.set('map', JSON.stringify({ 0: [path] }))
      const request = new Request('http://localhost/graphql', { method: 'POST', body: form })
      const response = await app.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': request.headers.get('content-type') ?? '', 'apollo-require-preflight': '1' },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      expect(response.statusCode).toBeLessThan(500)
      expect(({} as { admin?: unknown }).admin).toBeUndefined()
    },
  )

  it('answers a payment event without a body as the sender’s fault', async () => {
    const response = await app.server.inject({ method: 'POST', url: '/webhooks/sandbox' })
    expect(response.statusCode).toBe(400)
  })

  it('refuses a subscription over HTTP with that reason', async () => {
    const { status, errors } = await app.send('subscription { sessionUpdated { id } }', {}, await app.person())
    expect(status).toBe(200)
    expect(errors?.[0]?.message).toBe('Subscriptions are served by the socket.')
  })

  it.each(['//', '//[', '//elsewhere.example/login'])('has no page at %s', async (url) => {
    const { createConnection } = await import('node:net')
    await app.server.listen({ port: 0, host: '127.0.0.1' }).catch(() => {})
    const { port } = app.server.server.address() as { port: number }
    const answer = await new Promise<string>((done) => {
      const socket = createConnection(port, '127.0.0.1', () =>
        socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
      )
      let text = ''
      socket.on('data', (part) => (text += part)).on('close', () => done(text))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 404/)
  })
})
