import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type TestApp } from '../../../build'

let app: TestApp
beforeAll(async () => {
  app = await build({ rateFactor: 1 })
})
afterAll(() => app.close())

const ask = (at: number) => `web3Request(email: "person-${at}@articled.example", redirectUri: "/") { sent }`

it('tells a network address that asks for too many links when it may ask again', async () => {
  for (let at = 0; at < 20; at++) expect((await app.send(`mutation { ${ask(at)} }`)).errors).toBeUndefined()
  const refused = await app.send(`mutation { ${ask(20)} }`)
  expect(refused.status).toBe(200)
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
})

it('counts each operation separately: an address without further links may still open one', async () => {
  const { errors } = await app.send('query { web3Validate(token: "unknown") { email } }')
  expect(errors?.[0]?.extensions.code).not.toBe('RATE_LIMITED')
  expect((await app.send(`mutation { ${ask(21)} }`)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
})

it('counts each alias as a call', async () => {
  const many = Array.from({ length: 14 }, (_, at) => `a${at}: web3Validate(token: "x${at}") { email }`).join(' ')
  let refused = 0
  for (let at = 0; at < 6; at++) {
    const { errors } = await app.send(`query { ${many} }`)
    refused += errors?.filter(({ extensions }) => extensions.code === 'RATE_LIMITED').length ?? 0
  }
  expect(refused).toBeGreaterThan(0)
})
