import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type TestApp } from '../../build'

let app: TestApp
beforeAll(async () => {
  app = await build({ environment: 'production' })
})
afterAll(() => app.close())

/** The checks of graphql-cop, each with a refusal. Source: https://github.com/dolevf/graphql-cop#detections */
describe('the endpoint in production, to an auditor', () => {
  const repeated = (part: string, times: number) => Array.from({ length: times }, () => part).join(' ')

  it('does not describe its schema', async () => {
    const circular = '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }'
    for (const document of ['{ __schema { types { name } } }', '{ __type(name: "User") { name } }', circular]) {
      const { data, errors } = await app.send(document)
      expect(data).toBeNull()
      expect(errors?.[0]?.extensions.code).toBe('VALIDATION')
    }
  })

  it('suggests no names', async () => {
    const { errors } = await app.send('{ countrie { id } }')
    expect(errors?.[0]?.message).toBe('Cannot query field "countrie" on type "Query".')
  })

  it('refuses a hundred aliases', async () => {
    const aliases = Array.from({ length: 101 }, (_, at) => `alias${at}: __typename`).join(' ')
    expect((await app.send(`{ ${aliases} }`)).data).toBeNull()
  })

  it('refuses the same field five hundred times', async () => {
    expect((await app.send(`{ ${repeated('__typename', 500)} }`)).data).toBeNull()
  })

  it('reports only a few of many faults', async () => {
    const { data, errors } = await app.send(`{ __typename ${repeated('@aa', 10)} }`)
    expect(data).toBeNull()
    expect(errors?.length).toBeLessThan(10)
  })

  it('refuses a list of requests', async () => {
    const payload = repeated('{"query":"{ __typename }"}', 10).replaceAll('} {', '},{')
    const headers = { 'content-type': 'application/json' }
    const answer = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload: `[${payload}]` })
    expect(answer.json().data).toBeNull()
  })

  it.each([
    ['a query by GET', { method: 'GET', url: '/graphql?query=%7B__typename%7D' }],
    ['a mutation by GET', { method: 'GET', url: '/graphql?query=mutation%7B__typename%7D' }],
    [
      'a form',
      {
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'query=%7B__typename%7D',
      },
    ],
  ] as const)('refuses %s, which another site could send', async (_what, request) => {
    const answer = await app.server.inject(request)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain('__typename":')
  })

  it.each(['/', '/graphiql', '/playground', '/console', '/altair', '/graphql/console'])(
    'has no console at %s',
    async (url) => {
      const { body } = await app.server.inject({ url, headers: { accept: 'text/html' } })
      expect(body).not.toMatch(/graphiql|playground|altair|graphql console/i)
    },
  )

  it('reveals neither its timing nor the place of a fault', async () => {
    const answer = await app.server.inject({ method: 'POST', url: '/graphql', payload: { query: 'qwerty cop { abc' } })
    expect(answer.json()).not.toHaveProperty('extensions')
    expect(answer.body).not.toMatch(/"(tracing|exception|stacktrace|debugMessage)"|node_modules|\.ts:\d/)
  })
})
