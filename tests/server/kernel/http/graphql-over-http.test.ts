import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type TestApp } from '../../../build'
import { listen } from '../realtime/clients'

let app: TestApp
let url: string
beforeAll(async () => {
  app = await build()
  url = `${(await listen(app)).replace('ws:', 'http:')}/graphql`
})
afterAll(() => app.close())

/** These checks are optional, and we fail them on purpose: any page can send a GET with cookies and without asking first. */
const byGet = ['5A70', 'D6D5', '6A70']

describe('the endpoint, audited for GraphQL over HTTP', () => {
  it.each(serverAudits({ url: () => url }).filter(({ id }) => !byGet.includes(id)))('$id $name', async ({ fn }) => {
    const result = await fn()
    expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok')
  })

  it.each(serverAudits({ url: () => url }).filter(({ id }) => byGet.includes(id)))(
    'leaves out on purpose: $name',
    async ({ fn }) => {
      const result = await fn()
      expect(result.status === 'notice' && result.response.status).toBe(405)
    },
  )
})

const NEWER = 'application/graphql-response+json'
const asked = async (accept: string | undefined, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accept && { accept }), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] }
  return {
    status: response.status,
    type: response.headers.get('content-type')?.split(';')[0],
    ...(data !== undefined && { data }),
    code: errors?.[0]?.extensions.code,
  }
}
const wrong = { query: '{ nothing }' }
const signedInOnly = { query: '{ currentUser { id } }' }
const deadToken = { authorization: 'Bearer dead' }

describe('a request for application/graphql-response+json', () => {
  it('has no data and the status of its reason where it was refused whole', async () => {
    const refused = (status: number, code: string) => ({ status, type: NEWER, code })
    expect(await asked(NEWER, wrong)).toEqual(refused(400, 'VALIDATION'))
    expect(await asked(NEWER, '{"query"')).toEqual(refused(400, 'VALIDATION'))
    expect(await asked(NEWER, signedInOnly, deadToken)).toEqual(refused(401, 'UNAUTHENTICATED'))
  })

  it('is answered 200 where it ran, with its errors beside the data', async () => {
    const data = { __typename: 'Query' }
    expect(await asked(NEWER, { query: '{ __typename }' })).toEqual({ status: 200, type: NEWER, data, code: undefined })
    expect(await asked(NEWER, signedInOnly)).toMatchObject({ status: 200, type: NEWER, code: 'UNAUTHENTICATED' })
  })

  it('counts as one only where it names that type and prefers it', async () => {
    const typeFor = async (accept?: string) => (await asked(accept, wrong)).type
    const JSON_TYPE = 'application/json'
    expect(await typeFor(`${NEWER}, ${JSON_TYPE};q=0.9`)).toBe(NEWER)
    expect(await typeFor(`${NEWER.toUpperCase()};charset=utf-8`)).toBe(NEWER)
    expect(await typeFor(`${NEWER};q=0.5, ${JSON_TYPE}`)).toBe(JSON_TYPE)
    expect(await typeFor(`${NEWER};q=0`)).toBe(JSON_TYPE)
    for (const accept of [undefined, '*/*', 'application/*', JSON_TYPE, 'text/html'])
      expect(await typeFor(accept)).toBe(JSON_TYPE)
  })
})

describe('a request for application/json', () => {
  it('gets data always, 401 for a dead sign-in, 200 for other refusals, and 400 for an invalid request', async () => {
    const refused = (status: number, code: string) => ({ status, type: 'application/json', data: null, code })
    expect(await asked('application/json', wrong)).toEqual(refused(200, 'VALIDATION'))
    expect(await asked('application/json', '{"query"')).toEqual(refused(400, 'VALIDATION'))
    expect(await asked('application/json', signedInOnly, deadToken)).toEqual(refused(401, 'UNAUTHENTICATED'))
    expect(await asked('application/json', signedInOnly)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })
})
