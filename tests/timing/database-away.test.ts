import { afterAll, beforeAll, expect, it } from 'vitest'
import { live } from '../server/kernel/realtime/clients'
import { until } from '../until'
import { type OwnPostgres, onOwnPostgres, short } from './own-postgres'

let own: OwnPostgres
beforeAll(async () => {
  own = await onOwnPostgres()
  await own.cluster.halt('immediate')
})
afterAll(() => own.close())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(own.url + path, { signal: AbortSignal.timeout(10 * short.answerMs), ...init })
const send = (query: string) =>
  ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${own.token}` },
    body: JSON.stringify({ query }),
  })

it('answers 503 with a message and a time to retry while the database is away', async () => {
  const answer = await send('{ currentUser { id } }')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await answer.json()).toEqual({
    data: null,
    errors: [
      {
        message: 'The database does not answer. Please try again in a moment.',
        extensions: { code: 'UNAVAILABLE' },
      },
    ],
  })
})

it.each(['/feeds/x.ics', '/files/0198c0de-0000-7000-8000-000000000000?link=x'])(
  'answers %s with 404 or 503 and no detail',
  async (path) => expect([404, 503]).toContain((await ask(path)).status),
)

it('closes a socket that it cannot check with the code that makes browsers reconnect', async () => {
  const socket = live(own.url.replace('http', 'ws'), { token: own.token })
  await until(() => socket.closed.length)
  expect(socket.closed[0]).toMatchObject({ code: 1013 })
})

it('serves what needs no database', async () => {
  expect((await ask('/livez')).status).toBe(200)
})
